import type { Event, Scenario, Sight, Throw } from '@sandtable/manpower'
import {
  attackOf,
  divisorBetween,
  formulaText,
  injuryRadius,
  neededBy,
  volleySums,
} from '@sandtable/manpower'
import { useTranslation } from 'react-i18next'
import type { ShownBlow } from './use-blow.ts'
import { BlowReasons } from './blow-reasons.tsx'
import { blowTitle, hurtWords, strikers, tollsOf } from './blow-words.ts'
import { Dice } from './die.tsx'
import { figure } from '../../../chances/figures.ts'
import { groupAt } from '../field/logic/orders.ts'
import { lengthOf, metres } from '../field/logic/metres.ts'
import { Mark } from '../../../frame/controls.tsx'
import { numeral, row, signed } from '../../../words/numerals.ts'
import { phaseName } from '../words/names.ts'
import { SumBoxes } from './sum-boxes.tsx'
import { useFieldState } from '../field/field-context.ts'
import panel from '../../../frame/panel.module.css'
import css from './blow-card.module.css'

/** The blow on screen: its dice, what they needed and came to, who falls, and on demand every reason. */
export function BlowCard({ shown }: { readonly shown: ShownBlow }) {
  const { t } = useTranslation()
  const { s, tale } = useFieldState().seen
  const { blow, before, beforeLast, from } = shown
  const last = blow.throws.at(-1)
  const told = last === undefined ? undefined : tale[from + last.after - 1]
  const e = told?.e
  const names = strikers(blow, before)
  return (
    <section className={panel['section']} aria-label={t('blow:title')} data-blow data-playback>
      <p className={css['eyebrow']}>
        <Mark player={blow.player} small />{' '}
        {blow.isReaction ? t('blow:reaction') : phaseName(told?.phase ?? 'acting')}
      </p>
      <h2 className={css['title']}>{blowTitle(t, s, before, blow)}</h2>
      {names.length === 0 ? null : <p className={css['by']}>{t('blow:by', { names })}</p>}
      {last === undefined ? null : (
        <>
          <div className={css['thrown']}>
            <Dice key={last.after} dice={last.dice} />
            <Came s={s} before={before} one={last} e={e} />
          </div>
          {blow.throws.length < 2 ? null : <Earlier throws={blow.throws} />}
        </>
      )}
      <Fallen shown={shown} />
      {last === undefined ? null : <Needs s={s} before={beforeLast} one={last} e={e} />}
      {e === undefined ? null : <BlowReasons e={e} p={before} />}
    </section>
  )
}

interface Rolled {
  readonly s: Scenario
  readonly before: Sight
  readonly one: Throw
  readonly e: Event | undefined
}

/** What the dice came to: strength × dice ÷ 20 for a volley, for a shot its dice, armour and divisor. */
function Came({ s, before, one, e }: Rolled) {
  const { t } = useTranslation()
  const sum = one.dice.reduce((all, { face }) => all + face, 0)
  if (e?.is === 'volley-fired') {
    const { over, under } = e.through ?? e.strength
    return (
      <p className={css['sum']} data-sum>
        <b>= {numeral(sum)}</b>
        <span>{t('blow:volley:came', { strength: figure(over / under), sum })}</span>
        <b className={css['damage']}>{t('blow:damage', { count: e.damage })}</b>
      </p>
    )
  }
  if (e?.is === 'shot-fired' || e?.is === 'spell-struck') {
    const formula =
      (e.is === 'shot-fired' ? attackOf(s, before, e.by).damage : s.spells[e.spell]?.damage) ?? null
    const parts = [
      ...(formula === null ? [] : [formulaText(formula)]),
      ...(e.part === undefined || e.part.over === e.part.under
        ? []
        : [t('blow:armour', { part: e.part.over / e.part.under })]),
      ...(divisorBetween(e.attacker, e.target) === 1
        ? []
        : [t('field:divided', { divisor: divisorBetween(e.attacker, e.target) })]),
    ]
    return (
      <p className={css['sum']} data-sum>
        {one.dice.length < 2 ? null : <b>= {numeral(sum)}</b>}
        <span>{parts.join(' ')}</span>
        <b className={css['damage']}>{t('blow:damage', { count: e.damage })}</b>
      </p>
    )
  }
  if (one.dice.length === 0) return null
  return (
    <p className={css['sum']} data-sum>
      {one.dice.length < 2 ? null : <b>= {numeral(sum)}</b>}
      {e?.is === 'ground-struck' ? <span>{t('blow:damage:dice')}</span> : null}
    </p>
  )
}

/** The throws before this one of the same weapon. */
function Earlier({ throws }: { readonly throws: readonly Throw[] }) {
  const { t } = useTranslation()
  const damage = throws.reduce((sum, one) => sum + (one.damage ?? 0), 0)
  return (
    <p className={css['earlier']}>
      <span>{t('blow:shot', { shot: throws.length })}</span>
      {throws.slice(0, -1).map(({ after, dice }) => (
        <Dice key={after} dice={dice} size={20} />
      ))}
      {damage === 0 ? null : <b>{t('blow:damage:all', { damage })}</b>}
    </p>
  )
}

/** What the dice needed, or whom the burst reaches. */
function Needs({ s, before, one, e }: Rolled) {
  const { t } = useTranslation()
  if (e?.is === 'volley-fired') {
    const sum = one.dice.reduce((all, { face }) => all + face, 0)
    return <SumBoxes sums={volleySums(s, before, e)} rolled={sum} />
  }
  if (e?.is === 'shot-fired' || e?.is === 'spell-struck') {
    const needed = neededBy(s, before, e)
    if (needed === null) return null
    const { hurts, kills } = needed
    const key = hurts === null ? 'none' : kills === null ? 'hurts' : hurts === kills ? 'kills' : 'both'
    return <p className={css['needs']}>{t(`blow:needs:${key}`, { hurts, kills })}</p>
  }
  if (e?.is === 'rushed') return <p className={css['needs']}>{t('blow:needs:rush')}</p>
  if (one.ground === null) return null
  const { killRadius } = one.ground
  const [x, y] = one.aim.at === 'point' ? one.aim.point : [0, 0]
  const off = one.aimed === null ? null : lengthOf(one.aimed, [x, y])
  return (
    <p className={css['needs']}>
      {off === null ? null : t(off === 0 ? 'blow:scatter:none' : 'blow:scatter', { metres: off })}{' '}
      {killRadius === null
        ? t('blow:needs:ground')
        : t('blow:needs:burst', { kill: metres(killRadius), hurt: metres(injuryRadius(killRadius)) })}
    </p>
  )
}

/** The losses of each group, changes of morale and heroes who fell, as far as they are shown. */
function Fallen({ shown: { blow, before } }: { readonly shown: ShownBlow }) {
  const { t } = useTranslation()
  const { s } = useFieldState().seen
  const tolls = tollsOf(blow.suffered)
  const name = (group: number): string => groupAt(before, group).name
  return (
    <ul className={css['fallen']} data-fallen>
      {tolls.map(toll => (
        <li key={toll.group} data-none={toll.died === 0 || undefined}>
          <Mark player={groupAt(before, toll.group).owner} small />
          <span>
            <b>{name(toll.group)}</b> {row(hurtWords(t, toll))}
          </span>
          <b className={css['toll']}>{toll.died === 0 ? numeral(0) : signed(-toll.died)}</b>
        </li>
      ))}
      {blow.shaken.map(({ after, groups, which, until }) => (
        <li key={`m${after}`} data-morale={which}>
          <i aria-hidden="true">{which === 'high' ? '▲' : '▼'}</i>
          <span>{t(`blow:morale:${which}`, { names: groups.map(name), until })}</span>
        </li>
      ))}
      {blow.fell.map(([group, stack]) => (
        <li key={`h${group}.${stack}`} data-morale="low">
          <i aria-hidden="true">†</i>
          <span>
            {t('blow:hero', { name: s.units[groupAt(before, group).stacks[stack]?.unit ?? -1]?.name ?? '' })}
          </span>
        </li>
      ))}
    </ul>
  )
}
