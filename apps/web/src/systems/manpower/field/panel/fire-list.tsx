import type { Fires, Loss, Scenario, Sight } from '@sandtable/manpower'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FireRow, Side } from '../logic/fires.ts'
import { figure } from '../../../../chances/figures.ts'
import { fireRows, lossOfAll } from '../logic/fires.ts'
import { groupAt } from '../logic/orders.ts'
import { metres } from '../logic/metres.ts'
import { row } from '../../../../words/numerals.ts'
import { RuleId } from '../../../../frame/controls.tsx'
import { sayNoShot } from '../logic/no-shot.ts'
import { useField } from '../field-context.ts'
import { useLosses } from '../use-losses.ts'
import { weaponName } from '../logic/weapon-name.ts'
import look from './fire-list.module.css'

interface Listed {
  readonly s: Scenario
  readonly p: Sight
  /** Whose fire, or at whom. */
  readonly group: number
  readonly side: Side
  readonly fires: Fires
}

/** Who could fire at whom from how far, and what it would cost, the costliest first; then who can't, and why. */
export function FireList({ s, p, group, side, fires }: Listed) {
  const { t } = useTranslation()
  const lossOf = useLosses(p, fires.shots)
  const rows = fireRows(p, fires, side, lossOf)
  const all = side === 'at' ? lossOfAll(p, group, rows) : null
  return (
    <>
      {rows.length === 0 ? (
        <p className={look['nobody']}>{t(`field:fires:${side}:nobody`)}</p>
      ) : (
        <ul className={look['fires']} data-fires={side}>
          {rows.map(fire => (
            <Fire key={fire.group} s={s} p={p} fire={fire} />
          ))}
        </ul>
      )}
      {all === null ? null : (
        <p className={look['all']}>
          {t('field:fires:all', { loss: row(lossWords(t, all)) })} <RuleId id="MG-combat" />
        </p>
      )}
      <Beyond p={p} side={side} fires={fires} />
    </>
  )
}

/** Losses on an average: men, and damage where machines are hit. */
export const lossWords = (t: TFunction, { dead, injured, damage }: Loss): string[] =>
  damage === null
    ? [t('field:fires:loss', { dead: figure(dead), injured: figure(injured) })]
    : [t('field:fires:damage', { damage: figure(damage) })]

function Fire({ s, p, fire }: { readonly s: Scenario; readonly p: Sight; readonly fire: FireRow }) {
  const { t } = useTranslation()
  const { desk } = useField()
  const { group, shots, loss } = fire
  const weapons = shots.map(shot =>
    t('field:fires:with', { weapon: weaponName(s, p, shot), count: shot.units }),
  )
  return (
    <li onMouseEnter={() => desk.light(group)} onMouseLeave={() => desk.light(null)} data-fire={group}>
      <b>{groupAt(p, group).name}</b>
      <span className={look['far']}>{t('field:metres', { metres: fire.metres })}</span>
      <small>{row([...new Set(weapons)])}</small>
      <span className={look['loss']}>
        {loss === null ? t('field:fires:working') : row(lossWords(t, loss))}
      </span>
    </li>
  )
}

interface Others extends Pick<Listed, 'p' | 'side' | 'fires'> {
  readonly isOpen?: boolean
}

/** Those who can't, and why: out of range, hidden, out of shots. */
export function Beyond({ p, side, fires: { none }, isOpen = false }: Others) {
  const { t } = useTranslation()
  const { desk } = useField()
  if (none.length === 0) return null
  return (
    <details className={look['beyond']} data-beyond={side} open={isOpen}>
      <summary>{t(`field:fires:${side}:not`, { count: none.length })}</summary>
      <ul>
        {none.map(one => {
          const other = side === 'from' ? one.target : one.group
          return (
            <li key={other} onMouseEnter={() => desk.light(other)} onMouseLeave={() => desk.light(null)}>
              <b>{groupAt(p, other).name}</b>
              <span className={look['far']}>{t('field:metres', { metres: metres(one.distance) })}</span>
              <small>
                {sayNoShot(one)} <RuleId id={one.why.rule} />
              </small>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
