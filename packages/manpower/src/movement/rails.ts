import type { Point } from '@sandtable/board'
import { contains } from '@sandtable/board'
import type { GroupSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { piecesOf } from '../ground/pieces.ts'
import { unitsIn } from './mover.ts'

/** Whether a straight way keeps to the rails, for a group that is bound to them. */
export function isOnRails(s: Scenario, group: GroupSight, from: Point, to: Point): boolean {
  if (unitsIn(s, group).every(({ traits }) => (traits.rail ?? 0) === 0)) return true
  const rails = s.map.ground.filter(({ kind }) => kind === 'rail').map(({ outline }) => outline)
  const isOn = (point: Point): boolean => rails.some(outline => contains(outline, point))
  return isOn(to) && piecesOf(from, to, rails).every(({ middle }) => isOn(middle))
}
