import { useTranslation } from 'react-i18next'
import type { Part } from '@sandtable/kernel'
import { total } from '@sandtable/kernel'
import type { Outlook, Sight, VolleyOutlook } from '@sandtable/manpower'
import { formulaText } from '@sandtable/manpower'
import type { Foreseen } from '../logic/aims.ts'
import { barsOf, meansOf } from '../logic/bars.ts'
import { Chances } from '../../../../chances/chances.tsx'
import { chancesOff } from '../logic/aims.ts'
import { figure } from '../../../../chances/figures.ts'
import { groupAt } from '../logic/orders.ts'
import { RuleId } from '../../../../frame/controls.tsx'
import css from '../../../../frame/panel.module.css'
import { numeral, percent, signed } from '../../../../words/numerals.ts'
import look from './field-panel.module.css'
import { sayPart } from '../../words/story.ts'

interface Reckoned {
  readonly foreseen: Foreseen
  readonly p: Sight
  readonly who: string
  /** Null: an aim at the ground, at this place. */
  readonly whom: string | null
  readonly at: readonly [number, number] | null
}

/** The odds of an attack: both sums part by part, its strength, where it may fall, and every roll. */
export function OddsPart({ foreseen: { outlook, spread }, p, who, whom, at }: Reckoned) {
  const { t } = useTranslation()
  if (outlook === null) return null
  return (
    <>
      {outlook.kind === 'ground' ? null : (
        <>
          <Parts name={t('field:advantage', { who })} parts={outlook.attacker} />
          <Parts name={t('field:advantage', { who: whom ?? '' })} parts={outlook.target} />
        </>
      )}
      <Counts outlook={outlook} />
      {outlook.kind === 'volley' ? <Firing volley={outlook} /> : null}
      {spread === null || at === null ? null : <Spread chances={chancesOff(spread, at)} />}
      {outlook.kind === 'ground' ? <InDanger outlook={outlook} p={p} /> : null}
      <Bars outlook={outlook} whom={whom ?? t('field:enemies')} />
    </>
  )
}

/** How a volley's strength adds up. */
function Firing({ volley: { firing } }: { readonly volley: VolleyOutlook }) {
  const { t } = useTranslation()
  const { healthy, injured, me, factors } = firing
  return (
    <ul className={`${look['parts']} ${look['firing']}`} data-firing>
      <li>
        <b>{healthy + injured}</b>
        <span>{t('field:firing:units')}</span>
        <RuleId id="M-me-sum" />
      </li>
      {injured === 0 ? null : (
        <li>
          <b>{injured}</b>
          <span>{t('field:firing:injured')}</span>
          <RuleId id="MG-men-act" />
        </li>
      )}
      {me === 100 ? null : (
        <li>
          <b>{t('field:firing:times', { factor: me / 100 })}</b>
          <span>{t('field:firing:me')}</span>
          <RuleId id="MG-me-unit" />
        </li>
      )}
      {factors.map(({ what, by: { over, under } }) => (
        <li key={what}>
          <b>{t('field:firing:times', { factor: over / under })}</b>
          <span>{sayPart({ what })}</span>
          <RuleId id="MG-combat" />
        </li>
      ))}
    </ul>
  )
}

function Counts({ outlook }: { readonly outlook: Outlook }) {
  const { t } = useTranslation()
  const facts: (readonly [string, string])[] =
    outlook.kind === 'volley'
      ? [
          [t('field:raw-strength'), numeral(figure(outlook.raw.over / outlook.raw.under))],
          [t('field:divisor'), t('field:divided', { divisor: outlook.divisor })],
          [t('field:strength'), numeral(figure(outlook.strength.over / outlook.strength.under))],
          [t('field:armour'), percent(outlook.part.over / outlook.part.under)],
        ]
      : outlook.kind === 'shots'
        ? [
            [t('field:dice'), formulaText(outlook.dice)],
            [t('field:armour'), percent(outlook.part.over / outlook.part.under)],
            [t('field:divisor'), t('field:divided', { divisor: outlook.divisor })],
          ]
        : [[t('field:dice'), formulaText(outlook.dice)]]
  return (
    <dl className={css['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A side's advantage, part by part, and its sum. */
function Parts({ name, parts }: { readonly name: string; readonly parts: readonly Part[] }) {
  return (
    <>
      <h3 className={look['sum']}>
        {name} <b>{numeral(total(parts))}</b>
      </h3>
      {parts.length === 0 ? null : (
        <ul className={look['parts']}>
          {parts.map(part => (
            <li key={`${part.rule}.${part.what}`}>
              <b>{signed(part.change)}</b>
              <span>{sayPart(part)}</span>
              <RuleId id={part.rule} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** How far off the aim it may fall; zero comes with its rule. */
function Spread({ chances }: { readonly chances: ReturnType<typeof chancesOff> }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={look['sum']}>
        {t('field:spread')} <RuleId id="M-ina-dir" />
      </h3>
      <ul className={look['parts']} data-spread>
        {chances.map(({ metres, chance }) => (
          <li key={metres}>
            <b>{percent(chance)}</b>
            <span>{metres === 0 ? t('field:spread:zero') : t('field:spread:off', { metres })}</span>
            {metres === 0 ? <RuleId id="MG-ina-zero" /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Every group in danger, friendly ones in the warning colour. */
function InDanger({
  outlook,
  p,
}: {
  readonly outlook: Extract<Outlook, { kind: 'ground' }>
  readonly p: Sight
}) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className={look['sum']}>
        {t('field:danger')} <RuleId id="MG-adv-area" />
      </h3>
      <ul className={look['parts']}>
        {outlook.struck.length === 0 ? <li>{t('field:danger:none')}</li> : null}
        {outlook.struck.map(({ group, dead, injured }) => (
          <li key={group} data-bad={groupAt(p, group).owner === outlook.side}>
            <span>{groupAt(p, group).name}</span>
            <b>{t('field:danger:average', { dead: figure(dead), injured: figure(Math.max(0, injured)) })}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The average losses of machines: 8 of 15 health, 2 of 5 crew. */
function Pooled({ pools: { health, crew } }: { readonly pools: NonNullable<Outlook['pools']> }) {
  const { t } = useTranslation()
  const told = (key: string, pool: typeof health): string[] =>
    pool === null ? [] : [t(`field:pool:${key}`, { lost: figure(pool.lost), of: pool.of })]
  const parts = [...told('health', health), ...told('crew', crew)]
  return <span data-pools>{t('field:pools', { parts })}</span>
}

function Bars({ outlook, whom }: { readonly outlook: Outlook; readonly whom: string }) {
  const { t } = useTranslation()
  const { counts, bars, sums } = barsOf(outlook)
  const middle = bars.filter(({ isMiddle }) => isMiddle)
  const [from, to] = [middle[0]?.from ?? 0, middle.at(-1)?.to ?? 0]
  const means = meansOf(outlook)
  return (
    <div className={look['chances']}>
      <Chances
        captions={[t(`field:${counts}`, { whom }), t('field:of-rolls')]}
        bars={bars}
        {...(sums === null
          ? {}
          : { notes: { rows: [t(`field:row-${counts}`), t('field:row-roll')], of: sums } })}
      >
        {sums === null ? null : t('field:sums')}{' '}
        {from === to ? t('field:middle:one', { from }) : t('field:middle', { from, to })}{' '}
        {outlook.pools === null ? null : <Pooled pools={outlook.pools} />}{' '}
        {outlook.pools !== null
          ? null
          : counts === 'fall'
            ? t('field:average', { dead: figure(means.dead), injured: figure(means.injured) })
            : t('field:average:damage', { damage: figure(means.damage) })}{' '}
        {outlook.isSampled ? t('field:sampled') : null}
      </Chances>
    </div>
  )
}
