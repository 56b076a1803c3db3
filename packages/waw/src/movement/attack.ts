import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { barred } from '../effects/in-force.ts'
import { GROUND_COMBAT, rosterOf } from '../roster.ts'
import { mayAttack } from '../battle/commanders.ts'

/** Whether a leader may command land units; a face-down one may turn out to be any leader, and counts as one who may. */
function leadsLand(s: Scenario, p: Sight, c: number): boolean {
  const face = at(p.face, slotOf(s, c))
  return face < 0 || nth(s.leaders, face).commands.includes('land')
}

/** W-13.4-attack, G-80 Combat units of a stack that may attack on land. */
export const fitToAttack = (s: Scenario, p: Sight, stack: readonly number[]): number[] =>
  stack.filter(
    c => rosterOf(s).arm[c] === GROUND_COMBAT && p.unsupplied[c] === 0 && !barred(s, p, 'attack', c),
  )

/** W-5.3-land-attack Those of them that may attack as they are: with a leader all, without one those that need none. */
export function attackersOf(s: Scenario, p: Sight, stack: readonly number[]): number[] {
  const led = stack.some(c => isLeader(s, c) && leadsLand(s, p, c))
  return fitToAttack(s, p, stack).filter(u => led || mayAttack(s, [u], 0))
}

/** W-5.3-land-attack Whether all combat units of a stack that are fit to attack may do it together. */
export const attackTogether = (s: Scenario, p: Sight, stack: readonly number[]): boolean =>
  attackersOf(s, p, stack).length === fitToAttack(s, p, stack).length && ableToAttack(s, p, stack)

/** What counters that may not attack together lack: units fit for it, or a leader. */
export const whyNotAttackers = (
  s: Scenario,
  p: Sight,
  stack: readonly number[],
): 'nobody' | 'unsupplied' | 'forbidden' | 'no-leader' => {
  if (fitToAttack(s, p, stack).length > 0) return 'no-leader'
  const units = stack.filter(c => rosterOf(s).arm[c] === GROUND_COMBAT)
  if (units.length === 0) return 'nobody'
  return units.every(u => p.unsupplied[u] === 1) ? 'unsupplied' : 'forbidden'
}

/** W-5.3-land-attack, G-83 Whether counters in one region are able to attack. */
export const ableToAttack = (s: Scenario, p: Sight, stack: readonly number[]): boolean =>
  attackersOf(s, p, stack).length > 0
