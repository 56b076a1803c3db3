import type { ReactNode } from 'react'
import type { State } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import { isLeader, slotOf } from '@sandtable/waw'
import { leaderFace, unitFace } from '@sandtable/draw'
import { DrawnCounter } from './drawn-counter.tsx'
import styles from './battle-counter.module.css'

interface InBattle {
  readonly s: Scenario
  readonly pack: PackFile
  readonly view: Position
  readonly counter: number
  readonly choosable: boolean
  readonly chosen: boolean
  readonly caption?: string
  readonly onChoose?: () => void
  readonly children?: ReactNode
}

/** A counter on the battle board, as it stands now; where it can be chosen it is a button. */
export function BattleCounter({
  s,
  pack,
  view,
  counter,
  choosable,
  chosen,
  caption,
  onChoose,
  children,
}: InBattle) {
  const face = faceOf(s, pack, view, counter)
  const drawn = <DrawnCounter face={face} size={88} states={statesOf(s, view, counter, choosable, chosen)} />
  return (
    <li className={styles['place']}>
      {choosable ? (
        <button
          type="button"
          className={styles['counter']}
          data-unit={counter}
          aria-pressed={chosen}
          aria-label={face.name}
          onClick={onChoose}
        >
          {drawn}
        </button>
      ) : (
        <div className={styles['counter']} data-unit={counter}>
          {drawn}
        </div>
      )}
      {caption === undefined ? null : <span className={styles['caption']}>{caption}</span>}
      {children}
    </li>
  )
}

function faceOf(s: Scenario, pack: PackFile, view: Position, counter: number): ReturnType<typeof unitFace> {
  if (isLeader(s, counter)) return leaderFace(pack, s.leaders[view.face[slotOf(s, counter)] ?? 0]?.id ?? '')
  return unitFace(pack, s.units[counter]?.id ?? '', Math.max(1, view.steps[counter] ?? 1))
}

function statesOf(
  s: Scenario,
  view: Position,
  counter: number,
  choosable: boolean,
  chosen: boolean,
): State[] {
  const isUnit = !isLeader(s, counter)
  return [
    ...(chosen ? (['selected'] as const) : choosable ? (['can'] as const) : []),
    ...(isUnit && view.panicked[counter] === 1 ? (['panicked'] as const) : []),
    ...(isUnit && view.unsupplied[counter] === 1 ? (['unsupplied'] as const) : []),
    ...((isUnit ? view.steps[counter] === 0 : view.fate[slotOf(s, counter)] !== 0)
      ? (['eliminated'] as const)
      : []),
  ]
}
