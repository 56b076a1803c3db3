import type { Leader } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { claim } from '../battle/commanders.ts'
import { isLeader, slotOf } from '../scenario.ts'

/** W-5.1-rank-order, W-5.1-tie The leader who would command, among known leaders of land units. */
export function bestLeader(s: Scenario, p: Sight, stack: readonly number[]): Leader | null {
  let best: Leader | null = null
  for (const c of stack) {
    const leader = isLeader(s, c) ? s.leaders[at(p.face, slotOf(s, c))] : undefined
    if (leader?.commands.includes('land') && (best === null || claim(leader) > claim(best))) best = leader
  }
  return best
}
