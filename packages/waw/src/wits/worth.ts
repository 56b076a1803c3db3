import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { allied } from '../map/presence.ts'
import { at, nth } from '../position.ts'
import { currentCf } from '../battle/ranks.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { TEMPER } from './temper.ts'
import { RANK } from '../charts/battle.ts'

const known = new WeakMap<Scenario, number[][]>()

/** Each region's value to a player, roughly in points: cities, income, sources, and what decides victory and defeat. */
export function worthOfRegions(s: Scenario, player: number): readonly number[] {
  let worth = known.get(s)
  if (worth === undefined) known.set(s, (worth = s.players.map((_, q) => worthFor(s, q))))
  return nth(worth, player)
}

/** A condition that can end the game at once weighs most, the more the fewer regions it asks for. */
function worthFor(s: Scenario, player: number): number[] {
  const worth = s.map.regions.map(
    ({ city, income, source, production }) =>
      0.4 +
      1.2 * (city?.points ?? 0) +
      (city ? 0.4 : 0) +
      0.4 * income +
      (source.length > 0 ? 1 : 0) +
      (production.length > 0 ? 0.4 : 0),
  )
  for (const { if: wanted, atEnd, player: whose } of s.victory.conditions)
    for (const { regions, atLeast } of [wanted.controls, wanted.lost].filter(held => held !== undefined))
      for (const region of regions)
        worth[region] =
          at(worth, region) +
          ((atEnd ? 0.5 : 1) * TEMPER.crisis * (allied(s, player, whose) ? 0.8 : 1)) / Math.max(1, atLeast)
  return worth
}

/** How much a counter adds to a fight: CF, a second step, its flags; a leader's values. */
export function powerOf(s: Scenario, p: Sight, c: number): number {
  if (isLeader(s, c)) {
    const leader = s.leaders[at(p.face, slotOf(s, c))]
    return leader === undefined ? 1 : 0.5 + leader.cf + 0.5 * leader.mf + 0.3 * RANK[leader.rank].order
  }
  const { support, is } = nth(s.units, c)
  if (support) return is.artillery ? 1 : 0.3
  const flags = (is.elite ? 0.8 : 0) + (is.guard ? 0.3 : 0) + (is.cavalry ? 0.5 : 0) + (is.heavy ? 0.4 : 0)
  return 0.6 + currentCf(s, p, c) + flags + (at(p.steps, c) > 1 ? 0.8 : 0)
}

export const powerOfAll = (s: Scenario, p: Sight, stack: readonly number[]): number =>
  stack.reduce((sum, c) => sum + powerOf(s, p, c), 0)
