import type { Box } from '@sandtable/board'
import { joined } from '@sandtable/board'
import type { Backdrop, Seen, View } from '../ground/sight.ts'
import type { Attack, Scenario, Unit } from '../scenario.ts'
import type { GroupSight, Pair, Sight } from '../position.ts'
import type { Span } from '../targeting/exposure.ts'
import { altitude } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { footprintBox, living, present } from '../formation/layout.ts'
import { gapOf } from '../formation/distance.ts'
import { hasLineOfFire, spanOf } from '../targeting/exposure.ts'
import { hostile } from '../sides.ts'
import { backdropOf, viewIfSeen, viewOf } from '../ground/sight.ts'

/** MG-ind-min An attack's least and greatest direct range; null: it has none. */
function directSpan({ inaccuracy, range, minRange, directRange }: Attack, up: number): Span | null {
  if (inaccuracy === null) return range > 0 ? spanOf(range, minRange, up) : null
  return directRange === null ? null : spanOf(directRange, 0, up)
}

/** MG-block Where a unit has a group in direct range: a unit without an attack holds its listed ground. */
function spansOf({ attacks, reach }: Unit, target: GroupSight, up: number): Span[] {
  if (attacks.length === 0) return reach > 0 ? [spanOf(reach, 0, up)] : []
  return attacks.flatMap(attack =>
    attack.against === 'all' || (attack.against === 'flyers' && target.flying)
      ? (directSpan(attack, up) ?? [])
      : [],
  )
}

/** What a stack of a group can reach directly, and its number in that. */
interface Reaching {
  readonly stack: number
  readonly spans: readonly Span[]
}

/** A group that may come to have another in direct range: its place, its stacks that may, and their ranges. */
interface Lookout {
  readonly group: number
  readonly box: Box
  readonly reaching: readonly Reaching[]
  readonly most: number
}

/** A lookout near a group's path, and possible obstacles between them anywhere on it. */
type Near = Lookout & { readonly backdrop: Backdrop }

/** All lookouts for a group on its path. */
export interface Watch {
  readonly all: readonly Lookout[]
  readonly near: readonly Near[]
}

/** MG-opp, MG-block Enemies that may come to have the group in direct range anywhere on its path, without stacks that have had it already. */
function lookoutsFor(s: Scenario, p: Sight, target: GroupSight, known: readonly Readonly<Pair>[]): Lookout[] {
  const found: Lookout[] = []
  for (let n = 0; n < p.groups.length; n++) {
    const group = at(p.groups, n)
    if (!hostile(s, group.owner, target.owner) || !present(group)) continue
    const reaching = reachingIn(s, p, n, target, known)
    if (reaching.length === 0) continue
    const most = Math.max(...reaching.map(({ spans }) => Math.max(...spans.map(span => span.most))))
    found.push({ group: n, box: footprintBox(s, group), reaching, most })
  }
  return found
}

/** The stacks of a group that may reach another, without those that have had it already. */
function reachingIn(
  s: Scenario,
  p: Sight,
  n: number,
  target: GroupSight,
  known: readonly Readonly<Pair>[],
): Reaching[] {
  const found: Reaching[] = []
  const { stacks } = at(p.groups, n)
  for (let k = 0; k < stacks.length; k++) {
    const stack = at(stacks, k)
    if (living(stack) === 0 || known.some(([other, its]) => other === n && its === k)) continue
    const up = altitude(s, p, { group: n, stack: k }, target)
    const spans = spansOf(at(s.units, stack.unit), target, up).filter(({ most }) => most >= 0)
    if (spans.length > 0) found.push({ stack: k, spans })
  }
  return found
}

/** The same for a group that stays in a box. */
export function watchOn(
  s: Scenario,
  p: Sight,
  target: GroupSight,
  around: Box,
  known: readonly Readonly<Pair>[],
): Watch {
  const all = lookoutsFor(s, p, target, known)
  const near = all.filter(lookout => clearOf(lookout, around) <= 0)
  return {
    all,
    near: near.map(lookout => ({ ...lookout, backdrop: backdropOf(joined(lookout.box, around)) })),
  }
}

/** How far away a group is at the least from having a lookout reach it; 0 or less: it may be reached. */
const clearOf = ({ box, most }: Lookout, around: Box): number => gapOf(around, box) - most

/** How far a group in a box can go at the least before any of the lookouts may reach it. */
export function clearance(box: Box, lookouts: readonly Lookout[]): number {
  let least = Infinity
  for (const lookout of lookouts) least = Math.min(least, clearOf(lookout, box))
  return least
}

/** Whether a lookout has a section that has a group in direct range and line of sight where it would stand. */
export const isNoticed = (s: Scenario, p: Sight, seen: Seen, lookouts: readonly Near[]): boolean =>
  lookouts.some(lookout => {
    if (clearOf(lookout, seen.box) > 0) return false
    const view = viewIfSeen(s, p, lookout.group, seen, lookout.backdrop)
    return lookout.reaching.some(stack => reaches(view, stack))
  })

const reaches = (view: View, { stack, spans }: Reaching): boolean =>
  spans.some(span => hasLineOfFire(view, stack, span))

/** MG-opp, MG-block The stacks of enemies that have a group in direct range and line of sight where it stands, or would; group and stack. */
export function watchersOf(s: Scenario, p: Sight, g: number, target: GroupSight = at(p.groups, g)): Pair[] {
  const around = footprintBox(s, target)
  return lookoutsFor(s, p, target, []).flatMap((lookout): Pair[] => {
    if (clearOf(lookout, around) > 0) return []
    const view = viewOf(s, p, lookout.group, g, target)
    return lookout.reaching
      .filter(stack => reaches(view, stack))
      .map(({ stack }): Pair => [lookout.group, stack])
  })
}
