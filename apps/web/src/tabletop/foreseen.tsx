import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableOrder } from '@sandtable/manpower'
import type { Fall, Foreseen as Chances } from './logic/foresee.ts'
import { foresee, meanOf } from './logic/foresee.ts'
import { groupAt } from './logic/weapons.ts'
import { RuleIds } from './rule-ids.tsx'
import { useTabletop } from './tabletop-context.ts'
import css from './tabletop.module.css'

const figure = (value: number): string => String(Math.round(value * 10) / 10)
const total = (parts: readonly { readonly change: number }[]): number =>
  parts.reduce((sum, { change }) => sum + change, 0)

/** What the attack would do: the sum, part by part, and a bar for every roll. */
export function Foreseen({ order }: { readonly order: TableOrder }) {
  const { t } = useTranslation()
  const { laid } = useTabletop()
  const later = useDeferredValue(order)
  const chances = useMemo(() => foresee(laid.sitting, later), [laid, later])
  if (chances === null) return null
  return (
    <section className={css['foreseen']} aria-label={t('tabletop:odds')}>
      {chances.fired === null ? null : <Sum fired={chances.fired} />}
      <Bars chances={chances} />
    </section>
  )
}

/** Men, divided, and all together. */
function Sum({ fired: { by, strength } }: { readonly fired: NonNullable<Chances['fired']> }) {
  const { t } = useTranslation()
  const { p } = useTabletop()
  return (
    <ul className={css['sum']}>
      {by.map(({ group, stack, attack, raw, attacker, target }) => {
        const divisor = Math.max(1, total(target) - total(attacker))
        return (
          <li key={`${group}.${stack}.${attack}`}>
            <span>{groupAt(p, group).name}</span>
            <b>
              {t('tabletop:men', { men: figure(raw.over / raw.under) })}
              {divisor > 1 ? ` ÷ ${divisor}` : ''}
            </b>
            <RuleIds rules={['MG-volley-sum', ...(divisor > 1 ? ['M-adv-div'] : [])]} />
          </li>
        )
      })}
      <li>
        <span>{t('tabletop:strength')}</span>
        <b>{t('tabletop:strength-of', { strength: figure(strength.over / strength.under) })}</b>
        <RuleIds rules={['MG-combat']} />
      </li>
    </ul>
  )
}

const MOST_BARS = 11

/** Falls in so few bars that each can be read: neighbours are taken together. */
function inBars(falls: readonly Fall[]): (Fall & { readonly to: number })[] {
  const width = Math.ceil(falls.length / MOST_BARS)
  return [...Map.groupBy(falls.entries(), ([i]) => Math.floor(i / width)).values()].map(some => {
    const alike = some.map(([, fall]) => fall)
    const share = alike.reduce((sum, fall) => sum + fall.share, 0)
    const mean = (which: 'dead' | 'injured'): number =>
      alike.reduce((sum, fall) => sum + fall[which] * fall.share, 0) / share
    return {
      of: alike[0]?.of ?? 0,
      to: alike.at(-1)?.of ?? 0,
      share,
      dead: mean('dead'),
      injured: mean('injured'),
    }
  })
}

function Bars({ chances }: { readonly chances: Chances }) {
  const { t } = useTranslation()
  const bars = inBars(chances.falls)
  const most = Math.max(...bars.map(({ share }) => share))
  return (
    <figure className={css['bars']}>
      <figcaption>
        <span>{t('tabletop:falls')}</span>
        <span>{t('tabletop:of-rolls')}</span>
      </figcaption>
      <ol>
        {bars.map(bar => (
          <li key={bar.of} data-likely={bar.share > most / 2}>
            <span>{Math.round(100 * bar.share)}</span>
            <i style={{ height: `${(48 * bar.share) / most}px` }} />
            <b>{figure(bar.dead + bar.injured)}</b>
            {chances.fired === null ? null : <small>{bar.of}</small>}
          </li>
        ))}
      </ol>
      <p>
        {t('tabletop:mean', {
          dead: figure(meanOf(chances, 'dead')),
          injured: figure(meanOf(chances, 'injured')),
        })}{' '}
        {chances.isExact ? '' : t('tabletop:sampled')}
      </p>
    </figure>
  )
}
