import type { Pair, Scenario, Sight } from '@sandtable/manpower'
import { centre } from '@sandtable/manpower'
import { groupAt } from './orders.ts'
import { standingGroups } from './figures.ts'

/** A group's way this turn. */
export interface Trail {
  readonly group: number
  readonly side: number
  /** From its start to its current place. */
  readonly way: readonly Pair[]
}

/** Enemy groups that have moved this turn, except the one on the move. */
export function enemyTrails(s: Scenario, p: Sight, side: number): Trail[] {
  return standingGroups(p).flatMap(number => {
    const group = groupAt(p, number)
    const isGone = group.covered > 0 && group.trail.length > 0
    if (group.owner === side || !isGone || number === p.move?.group) return []
    const way = [...group.trail, centre(s, group)].map(([x, y]): Pair => [x, y])
    return [{ group: number, side: group.owner, way }]
  })
}
