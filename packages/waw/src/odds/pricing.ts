import { total } from '@sandtable/kernel'
import type { Leader } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import type { Position, Side } from '../position.ts'
import { deathPart, isMajor, lossPoints, victoryPoints } from '../battle/points.ts'
import { DIE } from '../charts/battle.ts'
import { felled, lossParts, lostWithStack, onlyInjured, tested } from '../battle/leader-loss.ts'
import { leaderAt } from '../battle/commanders.ts'
import { other, nth } from '../position.ts'

/** The points that endings are worth, leaders' deaths by their chances. */
export interface Pricing {
  /** To the winner over an unrouted and over a routed enemy, by twice the enemy's losses, and 1 more if no units are left. */
  readonly victory: (winnersLosses: number) => readonly [Float64Array, Float64Array]
  /** To the side that doesn't count as loser, in a draw. */
  readonly draw: (winnersLosses: number, losersLosses: number) => number
}

/** W-14, W-12.4 Prices for one losing side, up to the most losses that it can have. */
export function pricing(s: Scenario, p: Position, loser: Side, most: number): Pricing {
  const winner = other(loser)
  const great = victoryPoints(true, isMajor(s, p.battle, loser))
  const gain = (won: boolean, own: number, enemy: number): number =>
    (won ? great : 0) + lossPoints(s, won, own, enemy) - lossPoints(s, false, enemy, own)
  const safe = deaths(s, p, winner, false, false, false)
  const [held, wipedOut] = [deaths(s, p, loser, true, false, false), deaths(s, p, loser, true, true, false)]
  const [ran, ranAndDied] = [deaths(s, p, loser, true, false, true), deaths(s, p, loser, true, true, true)]
  const priced = (own: number, alive: number, dead: number): Float64Array => {
    const prices = new Float64Array(2 * most + 2)
    for (let cost = 0; cost < prices.length; cost++)
      prices[cost] = gain(true, own, cost >> 1) + (cost % 2 === 1 ? dead : alive) - safe
    return prices
  }
  const known: (readonly [Float64Array, Float64Array])[] = []
  return {
    victory: own => (known[own] ??= [priced(own, held, wipedOut), priced(own, ran, ranAndDied)]),
    draw: (winners, losers) =>
      gain(false, winners, losers) + wipedOut - deaths(s, p, winner, true, true, false),
  }
}

/** The enemy's expected points from the deaths of a side's leaders. */
function deaths(
  s: Scenario,
  p: Position,
  side: Side,
  lost: boolean,
  wiped: boolean,
  routed: boolean,
): number {
  const all = lostWithStack(s, wiped)
  const slots = all ? nth(p.battle.leaders, side) : tested(s, p.battle, side)
  return slots
    .map(slot => leaderAt(s, p, slot))
    .reduce(
      (sum, leader) => sum + deathPart(leader).change * (all ? 1 : dies(s, leader, lost, wiped, routed)),
      0,
    )
}

/** W-12.4-threshold, W-12.4-second-die The chance that a leader is killed, counted over the faces. */
function dies(s: Scenario, leader: Leader, lost: boolean, wiped: boolean, routed: boolean): number {
  const change = total(lossParts(leader, lost, wiped, routed))
  let [out, killed] = [0, 0]
  for (let die = 0; die < DIE; die++) {
    if (felled(die + change)) out++
    if (!onlyInjured(s, die)) killed++
  }
  return (out * killed) / (DIE * DIE)
}
