import type { Box } from '@sandtable/board'
import { boxOf, grown } from '@sandtable/board'
import type { Attack, Scenario, Unit } from '../scenario.ts'
import type { GroupSight, Pair, Sight } from '../position.ts'
import { altitude } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { distanceBetween } from '../formation/distance.ts'
import { footprint, living } from '../formation/layout.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { sees } from '../ground/sight.ts'
import { hostile } from '../sides.ts'

/** How far away a group is: no nearer than the one, no further than the other. */
interface Far {
  readonly least: number
  readonly most: number
}

/** MG-ind-min How near and how far an attack reaches directly; null: it cannot. */
function directReach({ inaccuracy, range, minRange, directRange }: Attack): Far | null {
  if (inaccuracy === null) return range > 0 ? { least: minRange, most: range } : null
  return directRange === null ? null : { least: 0, most: directRange }
}

/** Whether an attack can hit a group at such a distance by direct fire. */
function reaches(attack: Attack, target: GroupSight, far: Far): boolean {
  const reach = directReach(attack)
  return (
    reach !== null &&
    reach.most >= far.least &&
    reach.least <= far.most &&
    (attack.against === 'all' || (attack.against === 'flyers' && target.flying))
  )
}

/** MG-block Whether a unit has a group in direct range: who has no attack of his own holds the ground that he is listed with. */
const isInRange = ({ attacks, reach }: Unit, target: GroupSight, far: Far): boolean =>
  attacks.length === 0
    ? reach > 0 && reach >= far.least
    : attacks.some(attack => reaches(attack, target, far))

/** Nobody in the battle has anybody in direct range who is further away. */
const longestReach = ({ units }: Scenario): number =>
  units.reduce(
    (most, { attacks, reach }) =>
      Math.max(most, reach, ...attacks.map(attack => directReach(attack)?.most ?? 0)),
    0,
  )

/** MG-opp, MG-block The stacks of enemies that have a group in direct range and line of sight, group and stack. */
export function watchersOf(s: Scenario, p: Sight, g: number): Pair[] {
  const target = at(p.groups, g)
  const around = boxOf(footprint(s, target))
  return groupsWithin(s, p, grown(around, longestReach(s))).flatMap((n): Pair[] => {
    const group = at(p.groups, n)
    if (!hostile(s, group.owner, target.owner)) return []
    const inReach = (far: Far): number[] => stacksInReach(s, p, n, target, far)
    if (inReach({ least: gap(around, boxOf(footprint(s, group))), most: Infinity }).length === 0) return []
    const apart = distanceBetween(s, p, n, g)
    const stacks = inReach({ least: apart, most: apart })
    return stacks.length > 0 && sees(s, p, n, g) ? stacks.map((k): Pair => [n, k]) : []
  })
}

/** The stacks of a group that could hit another if it were so far away. */
function stacksInReach(
  s: Scenario,
  p: Sight,
  group: number,
  target: GroupSight,
  { least, most }: Far,
): number[] {
  const { stacks } = at(p.groups, group)
  return [...stacks.keys()].filter(stack => {
    const { unit } = at(stacks, stack)
    const up = altitude(s, p, { group, stack }, target)
    return (
      living(at(stacks, stack)) > 0 &&
      isInRange(at(s.units, unit), target, { least: least + up, most: most + up })
    )
  })
}

/** What lies between two boxes at the least, quicker than a distance. */
const gap = (a: Box, b: Box): number => Math.max(0, a[0] - b[2], b[0] - a[2], a[1] - b[3], b[1] - a[3])
