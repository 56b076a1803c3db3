import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'

/** Why an order may not be given in a movement phase. */
export type Hindrance =
  | 'not-yours'
  | 'not-together'
  | 'halted'
  | 'fixed'
  | 'forbidden'
  | 'besieged'
  | 'no-way'
  | 'too-far'
  | 'stopped'
  | 'lone-leader'
  | 'no-leader'
  | 'unsupplied'
  | 'attacked'
  | 'full'
  | 'marching'
  | 'not-marching'
  | 'hidden'
  | 'not-hidden'
  | 'inside'
  | 'not-inside'
  | 'no-guerrilla'
  | 'leader-alone'
  | 'met-enemies'
  | 'hidden-cap'
  | 'no-fortress'
  | 'searched'
  | 'no-hidden'
  | 'nobody'

/** Whether all of these counters are a player's and stand in one region of the map. */
export function whyNotOneStack(
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
): Hindrance | null {
  const [first] = stack
  const region = first === undefined ? -1 : (p.where[first] ?? -1)
  if (stack.some(c => s.owner[c] !== player)) return 'not-yours'
  return region < 0 || stack.some(c => p.where[c] !== region) ? 'not-together' : null
}
