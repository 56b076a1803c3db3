import { grown } from '@sandtable/board'
import type { Attack, Scenario, Unit } from '../scenario.ts'
import type { GroupSight, Pair, Sight } from '../position.ts'
import type { Span } from '../targeting/exposure.ts'
import { altitude } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { footprintBox, living } from '../formation/layout.ts'
import { gapOf } from '../formation/distance.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { hasLineOfFire, spanOf } from '../targeting/exposure.ts'
import { viewOf } from '../ground/sight.ts'
import { hostile } from '../sides.ts'

/** MG-ind-min How near and how far an attack reaches directly; null: it cannot. */
function directSpan({ inaccuracy, range, minRange, directRange }: Attack, up: number): Span | null {
  if (inaccuracy === null) return range > 0 ? spanOf(range, minRange, up) : null
  return directRange === null ? null : spanOf(directRange, 0, up)
}

/** MG-block Where a unit has a group in direct range: who has no attack of his own holds the ground that he is listed with. */
function spansOf({ attacks, reach }: Unit, target: GroupSight, up: number): Span[] {
  if (attacks.length === 0) return reach > 0 ? [spanOf(reach, 0, up)] : []
  return attacks.flatMap(attack =>
    attack.against === 'all' || (attack.against === 'flyers' && target.flying)
      ? (directSpan(attack, up) ?? [])
      : [],
  )
}

/** Nobody in the battle has anybody in direct range who is further away. */
const longestReach = ({ units }: Scenario): number =>
  units.reduce(
    (most, { attacks, reach }) =>
      Math.max(most, reach, ...attacks.map(attack => directSpan(attack, 0)?.most ?? 0)),
    0,
  )

/** What a stack can reach directly, and its number in its group. */
interface Reaching {
  readonly stack: number
  readonly spans: readonly Span[]
}

/** The stacks of a group that can reach another directly if it is no nearer than this. */
function reachingFrom(s: Scenario, p: Sight, n: number, target: GroupSight, apart: number): Reaching[] {
  const { stacks } = at(p.groups, n)
  return stacks.flatMap(({ unit }, stack): Reaching[] => {
    if (living(at(stacks, stack)) === 0) return []
    const up = altitude(s, p, { group: n, stack }, target)
    const spans = spansOf(at(s.units, unit), target, up).filter(({ most }) => most >= apart)
    return spans.length === 0 ? [] : [{ stack, spans }]
  })
}

/** MG-opp, MG-block The stacks of enemies with a section that has a group in direct range and line of sight, group and stack. */
export function watchersOf(s: Scenario, p: Sight, g: number): Pair[] {
  const target = at(p.groups, g)
  const around = footprintBox(s, target)
  return groupsWithin(s, p, grown(around, longestReach(s))).flatMap((n): Pair[] => {
    const group = at(p.groups, n)
    if (!hostile(s, group.owner, target.owner)) return []
    const reaching = reachingFrom(s, p, n, target, gapOf(around, footprintBox(s, group)))
    if (reaching.length === 0) return []
    const view = viewOf(s, p, n, g)
    return reaching
      .filter(({ stack, spans }) => spans.some(span => hasLineOfFire(view, stack, span)))
      .map(({ stack }): Pair => [n, stack])
  })
}
