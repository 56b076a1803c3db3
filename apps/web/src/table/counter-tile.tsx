import type { Position } from '@sandtable/waw'
import { isLeader, leaderOf, points, pointsOf, unitOf, valuesOf } from '@sandtable/waw'
import { useLay } from './table-context.ts'
import css from './counter-tile.module.css'

interface Tile {
  readonly counter: number
  readonly size: number
  readonly state?: 'none' | 'can' | 'picked'
}

/** A counter in the panel, with its figures in their printed places. */
export function CounterTile({ counter: c, size, state = 'none' }: Tile) {
  const { s, view } = useLay().seen
  const p = view as Position
  const leader = isLeader(s, c) ? leaderOf(s, p, c) : null
  const nation = isLeader(s, c) ? leader?.nation : unitOf(s, c).nation
  const colour = nation === undefined ? undefined : s.nations[nation]?.colour
  const { cf, mf } = valuesOf(s, p, c)
  return (
    <span
      aria-hidden="true"
      className={css['tile']}
      data-state={state}
      style={{ width: size, height: size, background: colour ?? 'var(--line2)' }}
    >
      <i>{mf}</i>
      <i>{cf}</i>
      <i>{points(pointsOf(s, p, c))}</i>
    </span>
  )
}
