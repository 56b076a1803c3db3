import { total } from '@sandtable/kernel'
import type { Part } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import type { Advantage, Standing } from './advantage.ts'
import type { Guard } from './armour.ts'
import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { advantageIn } from './advantage.ts'
import { advantageRows, armourOf, armourRaised, isDugIn, proofAgainst } from '../powers/on-combat.ts'
import { lastingMorale } from '../powers/on-morale.ts'
import { at, NOBODY } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { heightAt } from '../ground/height.ts'
import { inForest, inNode } from '../ground/terrain.ts'
import { shelterOf } from '../ground/shelters.ts'
import { ERA_RANK } from '../charts/eras.ts'
import { eraOf, holdsNode, sideOf, statusOf } from '../sides.ts'

/** MG-adv-elev */
const HIGHER = 500

/** A group's number and the number of a stack in it. */
export type StackAt = readonly [group: number, stack: number]

/** M-adv-rel, MG-adv-scope The advantage of an attacking stack's group and a target stack's group. */
export const encounter = (s: Scenario, p: Sight, attacker: StackAt, target: StackAt): Advantage =>
  advantageIn(standing(s, p, attacker, target), standing(s, p, target, attacker))

/** How a stack's group stands against another, its position judged at its centre. */
function standing(s: Scenario, p: Sight, place: StackAt, [otherGroup]: StackAt): Standing {
  const [group, other] = [at(p.groups, place[0]), at(p.groups, otherGroup)]
  const where = centre(s, group)
  return standingOn(s, p, place, {
    higher: isHigher(s, p, group, other),
    forest: !group.flying && inForest(s, where),
    node: !group.flying && hasNode(s, p, group.owner) && inNode(s, where),
    more: shelterRows(s, p, place),
  })
}

/** MG-adv-node Only for the side that held the node when the battle began, whatever its status. */
const hasNode = (s: Scenario, p: Sight, player: number): boolean =>
  p.rulings.node === 'holder' ? holdsNode(s, player) : statusOf(s, sideOf(s, player)) === 'defending'

/** The ground's effects on a group. */
export type Footing = Pick<Standing, 'higher' | 'forest' | 'node' | 'more'>

/** A stack's state on some ground: its era, its kind, its morale and its powers count everywhere. */
export function standingOn(s: Scenario, p: Sight, [g, k]: StackAt, footing: Footing): Standing {
  const group = at(p.groups, g)
  const unit = at(s.units, at(group.stacks, k).unit)
  return {
    ...footing,
    rank: ERA_RANK[eraOf(s, group.owner, unit)],
    flying: group.flying,
    mounted: unit.traits.mounted !== undefined,
    brace: unit.traits.brace ?? 0,
    high: hasMorale(s, p, group, 'high'),
    low: hasMorale(s, p, group, 'low'),
    more: [...footing.more, ...advantageRows(s, p, g, k)],
  }
}

/** MG-sheet What a stack's group adds by itself, against any enemy. */
export function ownAdvantage(s: Scenario, p: Sight, place: StackAt): number {
  const own = standing(s, p, place, place)
  return total(advantageIn(own, { ...own, mounted: false }).attacker)
}

/** MG-mor-time Whether a group has High or Low morale in this turn. */
export const hasMorale = (s: Scenario, p: Sight, group: GroupSight, which: 'high' | 'low'): boolean =>
  group[which] >= Math.max(p.turn, 1) || lastingMorale(s, p, group.owner, which)

/** MG-adv-elev Whether one place lies so much higher than another that it counts as higher ground. */
export const liesHigher = (s: Scenario, one: Point, other: Point): boolean =>
  heightAt(s, one) - heightAt(s, other) >= HIGHER

/** Height is the ground's; those on a tower stand higher than anybody who is on none. */
export function isHigher(s: Scenario, p: Sight, group: GroupSight, other: GroupSight): boolean {
  if (group.flying || other.flying) return false
  const [own, theirs] = [workTrait(s, p, group, 'high-ground'), workTrait(s, p, other, 'high-ground')]
  if (own > 0 !== theirs > 0) return own > 0
  return liesHigher(s, centre(s, group), centre(s, other))
}

/** What a building does for the group in it. */
export const workTrait = (
  s: Scenario,
  p: Sight,
  group: GroupSight,
  trait: 'high-ground' | 'advantage' | 'shelter' | 'halves-blasts',
): number => (group.inside === NOBODY ? 0 : (shelterOf(s, p, group.inside)?.traits[trait] ?? 0))

/** What a trench adds, dug by engineers or with the men's own tools. */
const DUG_IN: Part = { rule: 'MG-adv-scope', what: 'dug-in', change: 1 }

function shelterRows(s: Scenario, p: Sight, [g, k]: StackAt): Part[] {
  const change = workTrait(s, p, at(p.groups, g), 'advantage')
  if (change > 0) return [{ rule: 'MG-adv-scope', what: 'work', change }]
  return isDugIn(s, p, g, k) ? [DUG_IN] : []
}

/** What protects the units of a stack. */
export function guardOf(s: Scenario, p: Sight, [g, k]: StackAt): Guard {
  const { resists, weak } = at(s.units, at(at(p.groups, g).stacks, k).unit)
  const [armour, raised] = [armourOf(s, p, g, k), armourRaised(s, p, g, k)]
  return { armour, raised, resists, weak, proof: proofAgainst(s, p, g, k) }
}
