import type { Position, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, nth } from '../position.ts'
import { crossing } from '../map/passage.ts'
import { DOMAINS } from '../movement/domains.ts'
import { fitToAttack } from '../movement/attack.ts'
import { friendly, hostile, layOf, openOf } from '../map/presence.ts'
import { isLeader } from '../scenario.ts'
import { arrived, isPlan, planStep, whyNotTogether } from '../movement/march.ts'
import { pointsOf } from '../movement/points.ts'
import { stacksIn } from './stacks.ts'
import { unmoved } from './land-march.ts'

/** Enemies who could come into a region in their next movement: whose, from where, and who of them. */
export interface Threat {
  readonly player: number
  readonly from: number
  readonly counters: readonly number[]
  /** Hidden units in the next region, of which nobody knows what they are. */
  readonly unseen: number
  /** Half movement points that the slowest will have spent; 0 for hidden ones. */
  readonly spent: number
}

/**
 * W-10.5-mp By region: the enemies of a player who could attack or occupy it in their next movement, as far as this
 * player sees them and as everybody stands now; the strongest first.
 */
export function threatsIn(s: Scenario, view: Position, player: number): Threat[][] {
  const found: Threat[][] = s.map.regions.map(() => [])
  const rested: Position = { ...unmoved(view), attacked: view.attacked.map(() => 0) }
  for (const from of s.map.regions.keys())
    for (const { player: enemy, where, counters, unseen } of stacksIn(s, view, from)) {
      if (!hostile(s, view, enemy, player)) continue
      if (where === 'hidden') lurk(s, found, enemy, from, unseen.units)
      if (where === 'open') march(s, { ...rested, active: enemy }, found, enemy, from, counters)
    }
  return found.map(threats => threats.sort((one, other) => sizeOf(s, other) - sizeOf(s, one)))
}

/** The combat units of a threat, hidden ones as they are counted. */
const sizeOf = (s: Scenario, { counters, unseen }: Threat): number =>
  counters.filter(c => !isLeader(s, c)).length + unseen

/** W-10.5-min-one Hidden units are known to be able to make one step. */
function lurk(s: Scenario, found: Threat[][], player: number, from: number, units: number): void {
  if (units === 0 || s.rules.min_move === 0) return
  for (const to of nth(s.map.board.next, from))
    if (crossing(s, from, to) !== null)
      nth(found, to).push({ player, from, counters: [], unseen: units, spent: 0 })
}

/** Those of a stack who get furthest together: all of them as far as the slowest goes, then without him, and so on. */
function march(
  s: Scenario,
  p: Position,
  found: Threat[][],
  player: number,
  from: number,
  counters: readonly number[],
): void {
  const able = counters.filter(
    c =>
      whyNotTogether(DOMAINS.land, s, p, player, [c]) === null && (isLeader(s, c) || p.unsupplied[c] === 0),
  )
  const speeds = [...new Set(able.map(c => pointsOf(s, p, c)))].sort((one, other) => one - other)
  const known = new Set<number>()
  for (const speed of speeds) {
    const together = able.filter(c => pointsOf(s, p, c) >= speed)
    if (fitToAttack(s, p, together).length === 0) continue
    for (const [to, spent] of regionsFor(s, p, player, together)) {
      if (known.has(to)) continue
      known.add(to)
      nth(found, to).push({ player, from, counters: together, unseen: 0, spent })
    }
  }
}

/** W-10.5 Where a stack can get to, and the half movement points that it takes, step by step as the rules allow it. */
function regionsFor(
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
): ReadonlyMap<number, number> {
  const home = at(p.where, at(stack, 0))
  const settled = new Map<number, number>()
  const open = [{ region: home, spent: 0, stops: false, there: p }]
  while (open.length > 0) {
    open.sort((one, other) => one.spent - other.spent)
    const here = open.shift() as (typeof open)[number]
    if (settled.has(here.region)) continue
    settled.set(here.region, here.spent)
    if (here.stops) continue
    const { there } = here
    const lay = layOf(s, there)
    for (const to of nth(s.map.board.next, here.region)) {
      if (settled.has(to)) continue
      const plan = planStep(DOMAINS.land, s, there, lay, player, stack, to)
      if (!isPlan(plan)) continue
      const stops = DOMAINS.land.stops(s, there, lay, player, to, false)
      const spent = here.spent + plan.cost
      open.push({ region: to, spent, stops, there: arrived(there, stack, to, plan.cost) })
    }
  }
  settled.delete(home)
  return settled
}

/** Whether a threat to a region matters to a player: it is his side's, or his side stands there. */
export const isAtStake = (s: Scenario, view: Position, player: number, region: number): boolean =>
  friendly(s, view, player, region) || openOf(s, view, player, region).length > 0
