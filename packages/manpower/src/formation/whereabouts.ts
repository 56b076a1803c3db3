import type { Box, BoxIndex, Point } from '@sandtable/board'
import { boxIndex, boxOf, grown, joined, NOWHERE } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { recent } from '../recent.ts'
import { present, spacing, surroundings } from './layout.ts'

type Groups = Sight['groups']

/** Boxes around the groups of a position, found on first use, and kept until something happens. */
const found = recent<Groups, BoxIndex>()

/** Groups as they would be if one of them were another. */
const imagined = recent<Groups, { readonly from: Groups; readonly changed: number }>()

/** The groups in the battle that may have a unit, or a part of their footprint, in a box; ascending. */
export const groupsWithin = (s: Scenario, p: Sight, box: Box): number[] => indexOf(s, p.groups).within(box)

/** The groups in the battle that may have a unit, or a part of their footprint, on a line; ascending. */
export const groupsAlong = (s: Scenario, p: Sight, from: Point, to: Point): number[] =>
  indexOf(s, p.groups).along(from, to)

/** The position with a group at its possible place. */
export function withGroup(p: Sight, changed: number, group: GroupSight): Sight {
  const groups = p.groups.with(changed, group)
  imagined.set(groups, { from: p.groups, changed })
  return { ...p, groups }
}

/** Something has happened: the whereabouts must be worked out again. */
export const forgetWhereabouts = (p: Sight): void => found.forget(p.groups)

function indexOf(s: Scenario, groups: Groups): BoxIndex {
  const known = found.get(groups)
  if (known !== undefined) return known
  const { from, changed } = imagined.get(groups) ?? { from: null, changed: 0 }
  const index =
    from === null
      ? boxIndex(groups.map(group => boxAround(s, group)))
      : indexOf(s, from).instead(changed, boxAround(s, at(groups, changed)))
  found.set(groups, index)
  return index
}

/**
 * A group's footprint and its displaced units, each with as much room as one has in the ranks; a group outside the battle has
 * no box.
 */
function boxAround(s: Scenario, group: GroupSight): Box {
  if (!present(group)) return NOWHERE
  if (group.strays.length === 0) return surroundings(s, group)
  const strays = group.strays.map(([, x, y]): Point => [x, y])
  return joined(surroundings(s, group), grown(boxOf(strays), spacing(s, group)))
}
