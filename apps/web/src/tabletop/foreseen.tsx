import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttackOdds, TableOrder } from '@sandtable/manpower'
import { oddsOf } from '@sandtable/manpower'
import { barEach, binned } from '../odds/bars.ts'
import { Chances } from '../odds/chances.tsx'
import { groupAt } from './logic/weapons.ts'
import { RuleIds } from './rule-ids.tsx'
import { useTabletop } from './tabletop-context.ts'
import css from './foreseen.module.css'
import pieces from './pieces.module.css'

const figure = (value: number): string => String(Math.round(value * 10) / 10)
const total = (parts: readonly { readonly change: number }[]): number =>
  parts.reduce((sum, { change }) => sum + change, 0)

/** What the attack would do: the sum, part by part, and a bar for every roll. */
export function Foreseen({ order }: { readonly order: TableOrder }) {
  const { t } = useTranslation()
  const { laid } = useTabletop()
  const later = useDeferredValue(order)
  const odds = useMemo(() => oddsOf(laid.sitting.table.game, later), [laid, later])
  if (odds === null) return null
  return (
    <section className={pieces['card']} aria-label={t('tabletop:odds')}>
      {odds.fired === null ? null : <Sum fired={odds.fired} />}
      <Falls odds={odds} />
    </section>
  )
}

/** Men, divided, and all together. */
function Sum({ fired: { by, strength } }: { readonly fired: NonNullable<AttackOdds['fired']> }) {
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
              {t('tabletop:men', { count: raw.over / raw.under, men: figure(raw.over / raw.under) })}
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

/** A bar for every sum of a volley's dice, or for the numbers that can fall. */
function Falls({ odds: { fired, ends, dead, injured, low, isExact } }: { readonly odds: AttackOdds }) {
  const { t } = useTranslation()
  const likely = ends.map(end => ({ value: end.dead + Math.max(0, end.injured), chance: end.chance }))
  return (
    <Chances
      captions={[t('tabletop:falls'), t('tabletop:of-rolls')]}
      bars={fired === null ? binned(likely) : barEach(likely)}
      {...(fired === null ? {} : { notes: ends.map(({ sum }) => sum ?? '') })}
    >
      {t('tabletop:mean', { dead: figure(dead), injured: figure(injured) })}{' '}
      {isExact ? null : t('tabletop:sampled')}{' '}
      {low === 0 ? null : (
        <>
          {t('tabletop:low', { percent: figure(100 * low) })} <RuleIds rules={['MG-mor-stack']} />
        </>
      )}
    </Chances>
  )
}
