import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attacker, AttackOdds, TableOrder } from '@sandtable/manpower'
import { divisorBetween, oddsOf, worthAt } from '@sandtable/manpower'
import type { StackRef } from './logic/weapons.ts'
import { barEach, binned } from '../../../chances/bars.ts'
import { Chances } from '../../../chances/chances.tsx'
import { figure } from '../../../chances/figures.ts'
import { groupAt } from './logic/weapons.ts'
import { RuleIds } from './rule-ids.tsx'
import { useMiniatures } from './miniatures-context.ts'
import css from './foreseen.module.css'
import pieces from './pieces.module.css'
import { sayPart } from '../words/story.ts'

/** The odds of the attack: the sum, part by part, and a bar for every roll. */
export function Foreseen({ order }: { readonly order: TableOrder }) {
  const { t } = useTranslation()
  const { laid } = useMiniatures()
  const later = useDeferredValue(order)
  const odds = useMemo(() => oddsOf(laid.sitting.history.game, later), [laid, later])
  if (odds === null) return null
  return (
    <section className={pieces['card']} aria-label={t('miniatures:odds')}>
      {odds.fired === null || later.do !== 'attack' ? null : <Sum fired={odds.fired} order={later} />}
      <Falls odds={odds} />
    </section>
  )
}

interface Summed {
  readonly fired: NonNullable<AttackOdds['fired']>
  readonly order: Extract<TableOrder, { do: 'attack' }>
}

/** Units and their strength, divided, and in all. */
function Sum({ fired: { by, strength }, order }: Summed) {
  const { t } = useTranslation()
  const { p } = useMiniatures()
  return (
    <ul className={css['sum']}>
      {by.map(({ group, stack, attack, raw, attacker, target }, n) => {
        const divisor = divisorBetween(attacker, target)
        const one = order.by[n]
        return (
          <li key={`${group}.${stack}.${attack}`}>
            <span>
              {groupAt(p, group).name}
              {one === undefined ? null : <Worth one={one} target={order} />}
            </span>
            <b>
              {t(divisor > 1 ? 'miniatures:raw-divided' : 'miniatures:raw', {
                raw: figure(raw.over / raw.under),
                divisor,
              })}
            </b>
            <RuleIds
              rules={[
                'M-me-sum',
                ...(by.length > 1 ? ['MG-volley-sum'] : []),
                ...(divisor > 1 ? ['M-adv-div'] : []),
              ]}
            />
          </li>
        )
      })}
      <li>
        <span>{t('miniatures:strength')}</span>
        <b>{t('miniatures:strength-of', { strength: figure(strength.over / strength.under) })}</b>
        <RuleIds rules={['MG-combat']} />
      </li>
    </ul>
  )
}

/** M-me-sum How a strength adds up: 40 units × 1.5 Grenades. */
function Worth({ one, target }: { readonly one: Attacker; readonly target: StackRef }) {
  const { t } = useTranslation()
  const { s, p } = useMiniatures()
  const { healthy, injured, me, factors } = worthAt(s, p, one, target)
  const parts = [
    t(injured === 0 ? 'miniatures:worth-units' : 'miniatures:worth-injured', {
      count: healthy + injured,
      injured,
    }),
    ...(me === 100 ? [] : [t('miniatures:worth-each', { me: figure(me / 100) })]),
    ...factors.map(({ what, by: { over, under } }) =>
      t('miniatures:worth-factor', { factor: figure(over / under), what: sayPart({ what }) }),
    ),
  ]
  return <small>{parts.join(' × ')}</small>
}

/** A bar for every sum of a volley's dice, or for every possible loss. */
function Falls({ odds: { fired, ends, dead, injured, low, isExact } }: { readonly odds: AttackOdds }) {
  const { t } = useTranslation()
  const likely = ends.map(end => ({ value: end.dead + Math.max(0, end.injured), chance: end.chance }))
  return (
    <Chances
      captions={[t('miniatures:casualties'), t('miniatures:of-rolls')]}
      bars={fired === null ? binned(likely) : barEach(likely)}
      {...(fired === null
        ? {}
        : {
            notes: {
              rows: [t('miniatures:row-losses'), t('miniatures:row-roll')],
              of: ends.map(({ sum }) => sum ?? ''),
            },
          })}
    >
      {t('miniatures:average', { dead: figure(dead), injured: figure(injured) })}{' '}
      {isExact ? null : t('miniatures:sampled')}{' '}
      {low === 0 ? null : (
        <>
          {t('miniatures:low', { chance: low })} <RuleIds rules={['MG-mor-stack']} />
        </>
      )}
    </Chances>
  )
}
