import type { Box } from '@sandtable/board'
import { boxOf } from '@sandtable/board'
import type { Attack, Scenario, Unit } from '../scenario.ts'
import type { GroupSight, Pair, Sight } from '../position.ts'
import { altitude } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { distanceBetween } from '../formation/distance.ts'
import { footprint, living, present } from '../formation/layout.ts'
import { sees } from '../ground/sight.ts'

/** MG-ind-min How far an attack reaches directly; 0: it cannot. */
const directReach = ({ inaccuracy, range, directRange }: Attack): number =>
  inaccuracy === null ? range : (directRange ?? 0)

/** Whether an attack can hit a group at such a distance by direct fire. */
const reaches = (attack: Attack, target: GroupSight, far: number): boolean =>
  directReach(attack) > 0 &&
  directReach(attack) >= far &&
  (attack.against === 'all' || (attack.against === 'flyers' && target.flying))

/** MG-block Whether a unit has a group in direct range: who has no attack of his own holds the ground that he is listed with. */
const isInRange = ({ attacks, reach }: Unit, target: GroupSight, far: number): boolean =>
  attacks.length === 0 ? reach > 0 && reach >= far : attacks.some(attack => reaches(attack, target, far))

/** MG-opp, MG-block The stacks of enemies that have a group in direct range and line of sight, group and stack. */
export function watchersOf(s: Scenario, p: Sight, g: number): Pair[] {
  const target = at(p.groups, g)
  const around = boxOf(footprint(s, target))
  return [...p.groups.keys()].flatMap((n): Pair[] => {
    const group = at(p.groups, n)
    if (group.owner === target.owner || !present(group)) return []
    const inReach = (far: number): number[] => stacksInReach(s, p, n, target, far)
    if (inReach(gap(around, boxOf(footprint(s, group)))).length === 0) return []
    const stacks = inReach(distanceBetween(s, p, n, g))
    return stacks.length > 0 && sees(s, p, n, g) ? stacks.map((k): Pair => [n, k]) : []
  })
}

/** The stacks of a group that could hit another if it were so far away. */
function stacksInReach(s: Scenario, p: Sight, group: number, target: GroupSight, apart: number): number[] {
  const { stacks } = at(p.groups, group)
  return [...stacks.keys()].filter(stack => {
    const { unit } = at(stacks, stack)
    const far = apart + altitude(s, p, { group, stack }, target)
    return living(at(stacks, stack)) > 0 && isInRange(at(s.units, unit), target, far)
  })
}

/** What lies between two boxes at the least, quicker than a distance. */
const gap = (a: Box, b: Box): number => Math.max(0, a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3])
