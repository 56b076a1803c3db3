import type { Answer } from '@sandtable/kernel'
import type { Position } from './position.ts'
import type { Scenario } from './scenario.ts'
import { at } from './position.ts'
import { isLeader } from './scenario.ts'

/**
 * An order for hidden counters, translated to another world: there as many hidden units and leaders of the same region
 * do it, and no other player can tell the difference.
 */
export const counterpart =
  (s: Scenario) =>
  (here: Position, there: Position, player: number, answer: Answer): Answer => {
    const order = answer as { readonly stack?: readonly number[] } | null
    const stack = typeof order === 'object' ? order?.stack : undefined
    if (!Array.isArray(stack) || stack.length === 0 || here.hidden[at(stack, 0)] === 0) return answer
    const region = at(here.where, at(stack, 0))
    const ready = hiddenIn(s, there, player, region)
    const marching = there.march.stack.filter(c => ready.includes(c))
    const pool = here.march.trail.length > 0 ? marching : ready
    const of = (leaders: boolean): number[] =>
      pool
        .filter(c => isLeader(s, c) === leaders)
        .slice(0, stack.filter((c: number) => isLeader(s, c) === leaders).length)
    return { ...order, stack: [...of(false), ...of(true)].sort((a, b) => a - b) }
  }

const hiddenIn = (s: Scenario, p: Position, player: number, region: number): number[] =>
  [...s.owner.keys()].filter(c => s.owner[c] === player && p.where[c] === region && p.hidden[c] === 1)
