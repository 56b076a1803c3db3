import type { Point } from '@sandtable/board'
import { distance } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Fire } from './harm.ts'
import type { Attack, Scenario } from '../scenario.ts'
import { active, holder } from '../victory/victory.ts'
import { armsOf } from './targets.ts'
import { at, NOBODY } from '../position.ts'
import { attackOf, blowOf } from '../combat/fire.ts'
import { carriedBy } from '../movement/carry.ts'
import { centre, present } from '../formation/layout.ts'
import { coverNear, nodeNear } from './cover.ts'
import { distanceBetween } from '../formation/distance.ts'
import { guardOf } from '../combat/encounter.ts'
import { inNode } from '../ground/terrain.ts'
import { passes } from '../combat/armour.ts'
import { sees } from '../ground/sight.ts'
import { speedOfMarch } from './ways.ts'
import { spellReach } from './powers-reach.ts'
import { mainStack, standingAt } from './prospect.ts'
import { holdsNode, hostile, sideOf } from '../sides.ts'

/** A group's destination. */
export interface Goal {
  readonly point: Point
  /** Near enough, in centimetres. */
  readonly near: number
  /** It must see its mark from there. */
  readonly seeing: boolean
  /** The enemy group that it goes for; NOBODY: a piece of ground. */
  readonly mark: number
  /** What it wants of that ground. */
  readonly ground: 'none' | 'node' | 'cover'
  /** It does not leave the node for it. */
  readonly inside: boolean
}

/** The share of its range that a group uses, so that small losses don't put it out of reach. */
const USED = 0.9

/** How many of the nearest enemies are looked at. */
const MARKS = 3

/** MG-measure A group with no more reach than this fights in contact. */
export const CONTACT = 1000

/**
 * MG-win-single A side that would hold the node now stays in it; another side goes for the enemies in it,
 * then for the node itself, then for any enemy.
 */
export function goalsOf(s: Scenario, p: Sight, g: number): Goal[] {
  const group = at(p.groups, g)
  const here = centre(s, group)
  const foes = [...p.groups.keys()].filter(n => isFoe(s, group, at(p.groups, n)))
  if (s.map.node === null) return marksOf(s, p, g, foes)
  const node = nodeNear(s, p, here).map((point): Goal => ({
    point,
    near: 0,
    seeing: false,
    mark: NOBODY,
    ground: 'node',
    inside: false,
  }))
  if (holdsNode(s, group.owner) || (inNode(s, here) && holder(s, p) === sideOf(s, group.owner)))
    return inNode(s, here) ? marksOf(s, p, g, foes).map(goal => ({ ...goal, inside: true })) : node
  const within = foes.filter(n => active(s, at(p.groups, n)) && inNode(s, centre(s, at(p.groups, n))))
  if (within.length === 0 || isLate(s, p, g, node)) return node
  const marks = marksOf(s, p, g, within)
  return [...marks, ...coversOf(s, p, g, marks)]
}

const isFoe = (s: Scenario, group: GroupSight, other: GroupSight): boolean =>
  hostile(s, other.owner, group.owner) && present(other) && !other.flying

/** MG-block Its blocker, and the nearest enemies. */
const marksOf = (s: Scenario, p: Sight, g: number, foes: readonly number[]): Goal[] => {
  const { engaged } = at(p.groups, g)
  const from = centre(s, at(p.groups, g))
  const seeing = !lobs(s, p, g)
  const far = new Map(foes.map(mark => [mark, distance(from, centre(s, at(p.groups, mark)))]))
  const nearest = [...far.keys()].sort((one, other) => Number(far.get(one)) - Number(far.get(other)))
  const hurt = nearest.filter(mark => armsAgainst(s, p, g, mark).length > 0)
  const marks = (hurt.length === 0 ? nearest : hurt).slice(0, MARKS)
  const blocker = engaged === NOBODY || !present(at(p.groups, engaged)) ? [] : [engaged]
  return [...new Set([...blocker, ...marks])].map((mark): Goal => ({
    point: centre(s, at(p.groups, mark)),
    near: nearOf(s, p, g, mark),
    seeing,
    mark,
    ground: 'none',
    inside: false,
  }))
}

/** M-adv-forest A shooter looks for trees with a mark in reach. */
const coversOf = (s: Scenario, p: Sight, g: number, marks: readonly Goal[]): Goal[] =>
  marks
    .filter(({ near }) => near > CONTACT)
    .flatMap(goal =>
      coverNear(s, p, centre(s, at(p.groups, g)), goal.point, goal.near)
        .filter(point => !goal.seeing || sees(s, standingAt(s, p, g, point), g, goal.mark))
        .map((point): Goal => ({ ...goal, point, ground: 'cover' })),
    )

/** MG-win-single Whether the remaining turns are only just enough to get into the node, one to spare. */
const isLate = (s: Scenario, p: Sight, g: number, node: readonly Goal[]): boolean => {
  const here = centre(s, at(p.groups, g))
  const far = Math.min(...node.map(({ point }) => distance(here, point)))
  return !inNode(s, here) && far > (s.turns - p.turn - 1) * speedOfMarch(s, p, g)
}

/** MG-armour The weapons of a group that do not rebound from an enemy. */
const armsAgainst = (s: Scenario, p: Sight, g: number, mark: number): Fire[] => {
  const guard = guardOf(s, p, [mark, mainStack(at(p.groups, mark))])
  return armsOf(s, p, g).filter(fire => passes(guard, blowOf(attackOf(s, p, fire))).over > 0)
}

/** How near a group wants to be to its enemy: in contact, or within reach of its weapons and spells. */
function nearOf(s: Scenario, p: Sight, g: number, mark: number): number {
  const against = armsAgainst(s, p, g, mark)
  const riders = carriedBy(p, g)
  const own = armsOf(s, p, g)
  const arms = against.length > 0 ? against : own.length > 0 || riders === NOBODY ? own : armsOf(s, p, riders)
  const reach = arms.reduce((most, fire) => Math.max(most, usedOf(attackOf(s, p, fire))), spellReach(s, p, g))
  return Math.floor(USED * reach)
}

/** M-ina-mult Shells that stray further with distance are fired from half as far. */
const usedOf = ({ range, inaccuracy }: Attack): number => (inaccuracy === null ? range : range >> 1)

/** M-ind-cover Whether a group fires over what hides its mark. */
const lobs = (s: Scenario, p: Sight, g: number): boolean =>
  armsOf(s, p, g).some(fire => attackOf(s, p, fire).inaccuracy !== null)

/** Centimetres that a group is short of where it wants to be. */
export function gapTo(s: Scenario, p: Sight, g: number, goal: Goal): number {
  const { point, near, seeing, mark, ground } = goal
  const here = centre(s, at(p.groups, g))
  if (ground === 'node' && inNode(s, here)) return 0
  if (ground !== 'none') return distance(here, point)
  const apart = distanceBetween(s, p, g, mark)
  if (apart <= near && (!seeing || sees(s, p, g, mark))) return 0
  return Math.max(0, apart - near) + Math.floor(HIDDEN * Math.min(apart, near)) + ASIDE
}

/**
 * A group that is near enough but sees nothing goes on: this part of the way that is left counts, and a step
 * aside at its end.
 */
const HIDDEN = 0.3
const ASIDE = 2000
