import type { Here, Part } from '@sandtable/kernel'
import { emit, total } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at } from '../position.ts'
import { enemyFort } from '../map/presence.ts'
import { incomeChange } from '../effects/in-force.ts'
import { regionOf } from '../map/passage.ts'

/** W-7.1.2-income, W-A3.1-nonneg The active player's income comes in; it is never below 0. */
export function collectIncome(g: Here<Waw>): void {
  const player = g.p.active
  const regions = payers(g.s, g.p, player)
  const because = incomeParts(g.s, g.p, player, regions)
  const stocks = g.s.resources.map((_, kind) =>
    regions.reduce((total, r) => total + (regionOf(g.s, r).resources[kind] ?? 0), 0),
  )
  const change = Math.max(0, total(because))
  emit(g, { is: 'income-collected', player, regions, because, change, stocks })
}

/** W-A3.1-tax, W-A3.1-resources, W-12.8-block Regions the player controls that yield something; none with an enemy fortress does. */
function payers(s: Scenario, p: Sight, player: number): number[] {
  return [...s.map.regions.keys()].filter(r => {
    const { income, resources } = regionOf(s, r)
    const yields = income !== 0 || resources.some(n => n !== 0)
    return yields && at(p.control, r) === player && !enemyFort(s, p, player, r)
  })
}

/** W-A3.1-tax, W-A3.1-extra The parts of the income. */
function incomeParts(s: Scenario, p: Sight, player: number, regions: readonly number[]): Part[] {
  const tax = regions.reduce((total, r) => total + regionOf(s, r).income, 0)
  return [
    { rule: 'W-A3.1-tax', what: 'tax', change: tax },
    { rule: 'W-A3.1-extra', what: 'off-map', change: s.players[player]?.income ?? 0 },
    { rule: 'W-A3.1-extra', what: 'effects', change: incomeChange(s, p, player) },
  ].filter(part => part.change !== 0)
}
