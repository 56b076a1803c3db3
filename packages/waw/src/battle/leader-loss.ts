import type { Here, Part } from '@sandtable/kernel'
import { emit, roll, total } from '@sandtable/kernel'
import type { BattleSight, Side } from '../position.ts'
import type { Leader } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import { DIE, LEADER_LOSS, RANK } from '../charts/battle.ts'
import { at, INJURED, KILLED, NOBODY, SIDES, WELL, nth } from '../position.ts'
import { anyStands } from './ranks.ts'
import { leaderAt } from './commanders.ts'

/** W-12.4-cumulative The modifiers of a leader's test. */
export function lossParts(leader: Leader, lost: boolean, wiped: boolean, routed: boolean): Part[] {
  return [
    { rule: 'W-12.4-mod-lost', what: 'lost', change: lost ? LEADER_LOSS.lost : 0 },
    { rule: 'W-12.4-mod-wiped', what: 'wiped', change: wiped ? LEADER_LOSS.wiped : 0 },
    { rule: 'W-12.4-mod-routed', what: 'routed', change: routed ? LEADER_LOSS.routed : 0 },
    { rule: 'W-12.4-mod-rank', what: 'rank', change: RANK[leader.rank].loss },
  ].filter(part => part.change !== 0)
}

/** W-12.4-threshold The result that fells a leader. */
export const FELLED_FROM = LEADER_LOSS.felledFrom
export const felled = (result: number): boolean => result >= FELLED_FROM

/** W-12.4-second-die, G-33 */
export const onlyInjured = (s: Scenario, die: number): boolean => die <= s.rules.leader_injured_max

/** G-32 The commander is tested, or by option every leader of the stack. */
export function tested(s: Scenario, b: BattleSight, side: Side): readonly number[] {
  if (s.rules.leader_test === 'all') return nth(b.leaders, side)
  return b.cinc[side] === NOBODY ? [] : [at(b.cinc, side)]
}

/** G-31 By option the leaders of a stack that was wiped out are lost with it, all of them and without a test. */
export const lostWithStack = (s: Scenario, wiped: boolean): boolean => wiped && !s.rules.leader_retreats_alone

/** W-12.4-who After the battle the leaders are tested, the attacker's first; a felled leader rolls again at once. */
export function testLeaders(g: Here<Waw>): void {
  const b = g.p.battle
  for (const side of SIDES) {
    const wiped = !anyStands(g.p, nth(b.forces, side))
    if (lostWithStack(g.s, wiped)) {
      for (const slot of nth(b.leaders, side)) emit(g, { is: 'leader-lost', side, slot })
      continue
    }
    for (const slot of tested(g.s, b, side)) {
      const leader = leaderAt(g.s, g.p, slot)
      testLeader(g, side, slot, lossParts(leader, b.winner !== side, wiped, b.routed === side))
    }
  }
}

function testLeader(g: Here<Waw>, side: Side, slot: number, because: Part[]): void {
  const die = roll(g, DIE)
  const second = felled(die + total(because)) ? roll(g, DIE) : null
  const fate = second === null ? WELL : onlyInjured(g.s, second) ? INJURED : KILLED
  emit(g, { is: 'leader-tested', side, slot, die, because, second, fate })
}
