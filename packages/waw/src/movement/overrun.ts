import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at } from '../position.ts'
import { ableToAttack, fitToAttack } from './attack.ts'
import { enemyCombatIn, enemyFort, hiddenEnemies, hostile, inOpen } from '../map/presence.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { hiddenIn, uncover } from './hide.ts'
import { marchAt } from './march.ts'
import { pointsOf } from './points.ts'
import { scoreDeath } from '../map/scoring.ts'

/** W-10.5-overrun-continue Half points for going on after an overrun. */
const ONWARD = 2

/** W-10.5-overrun, G-51 Whether the marching stack is strong enough to overrun: its combat units against the enemy's. */
export function overrunRight(s: Scenario, p: Sight): boolean {
  const player = p.active
  const region = marchAt(p)
  if (p.march.hidden === 1) return false
  const enemies = enemyCombatIn(s, p, player, region) + hiddenToo(s, p, player, region)
  if (enemies === 0 || !ableToAttack(s, p, p.march.stack)) return false
  const own = fitToAttack(s, p, p.march.stack).length
  if (own < s.rules.overrun_ratio * enemies) return false
  return !overrunLosses(s, p, player, region).some(c => s.units[c]?.is.bunker)
}

/** W-10.5-overrun-count-A, W-10.5-overrun-count-B Hidden units that count: in the older edition all, as no one can tell which of them fight. */
const hiddenToo = (s: Scenario, p: Sight, player: number, region: number): number =>
  s.rules.overrunsHidden ? hiddenEnemies(s, p, player, region) : 0

/** G-51 The targets of an overrun: if none is in the open, there is no battle to fight instead. */
export const overrunFindsNobody = (s: Scenario, p: Sight): boolean =>
  enemyCombatIn(s, p, p.active, marchAt(p)) === 0

/** G-51 All enemies in the open die: combat units, support units and leaders. */
const overrunLosses = (s: Scenario, p: Sight, player: number, region: number): number[] =>
  [...s.owner.keys()].filter(c => inOpen(p, c, region) && hostile(s, p, player, at(s.owner, c)))

/** G-51 The enemies in a region are eliminated; in the older edition hidden ones are revealed first. */
export function sweepAway(g: Here<Waw>, player: number, region: number): void {
  if (g.s.rules.overrunsHidden)
    for (let q = 0; q < g.s.players.length; q++) {
      const lying = hostile(g.s, g.p, player, q) ? hiddenIn(g.s, g.p, q, region) : []
      if (lying.length > 0) uncover(g, q, lying, 'overrun')
    }
  emitLosses(g, player, region, overrunLosses(g.s, g.p, player, region))
}

/** W-10.5-overrun-continue, G-11 Going on costs 1 MP; counters without it stop there, and at a fortress all do. */
function emitLosses(g: Here<Waw>, player: number, region: number, lost: readonly number[]): void {
  const { stack } = g.p.march
  const fort = enemyFort(g.s, g.p, player, region)
  const tired = stack.filter(c => fort || at(g.p.spent, c) + ONWARD > pointsOf(g.s, g.p, c))
  const stops = tired.length === stack.length
  const leaders = lost.filter(c => isLeader(g.s, c))
  emit(g, { is: 'overran', player, region, lost, cost: stops ? 0 : ONWARD, stops, tired })
  for (const c of leaders) scoreDeath(g, player, at(g.s.owner, c), slotOf(g.s, c))
}
