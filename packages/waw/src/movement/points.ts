import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { isLeader, slotOf, STEPS } from '../scenario.ts'
import { movementChange } from '../effects/in-force.ts'

/** W-10.5-mp A counter's half movement points, with changes by cards and rules; a fixed one has none. */
export function pointsOf(s: Scenario, p: Sight, c: number): number {
  const printed = printedPoints(s, p, c)
  return printed === 0 ? 0 : Math.max(0, printed + movementChange(s, p, c))
}

/** W-10.5-fixed Without a printed movement factor a counter stays put; a slowdown by cards does not make it fixed. */
export const fixed = (s: Scenario, p: Sight, c: number): boolean => printedPoints(s, p, c) === 0

const printedPoints = (s: Scenario, p: Sight, c: number): number =>
  isLeader(s, c) ? leaderPoints(s, p, slotOf(s, c)) : unitPoints(s, p, c)

/** W-10.5-fixed, W-A1-bunker-immobile */
const unitPoints = (s: Scenario, p: Sight, u: number): number =>
  s.units[u]?.is.fixed || s.units[u]?.is.bunker ? 0 : at(s.mp, u * STEPS + at(p.steps, u))

const leaderPoints = (s: Scenario, p: Sight, slot: number): number => {
  const face = at(p.face, slot)
  return face < 0 ? at(s.faceDownMp, at(s.owner, s.units.length + slot)) : (s.leaders[face]?.mp ?? 0)
}

/** Whether a counter can pay for a step: from its points, or as its only move this turn (W-10.5-min-one, G-12). */
export function canPay(s: Scenario, p: Sight, c: number, cost: number): boolean {
  return !fixed(s, p, c) && (at(p.spent, c) + cost <= pointsOf(s, p, c) || atTheLeast(s, p, c))
}

/** G-12 It has not moved yet, and may move one region whatever the cost. */
const atTheLeast = (s: Scenario, p: Sight, c: number): boolean =>
  s.rules.min_move > 0 && p.spent[c] === 0 && p.came[c] === -1

/** G-12, W-13.4-move Whether a step of this cost is the counter's last this turn. */
export const lastStep = (s: Scenario, p: Sight, c: number, cost: number): boolean =>
  at(p.spent, c) + cost > pointsOf(s, p, c) || (!isLeader(s, c) && p.unsupplied[c] === 1)
