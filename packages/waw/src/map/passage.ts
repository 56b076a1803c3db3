import { borderBetween } from '@sandtable/board'
import type { Border, Region, Scenario } from '../scenario.ts'
import type { Lay } from './presence.ts'
import type { Sight } from '../position.ts'
import { RAIL, RIVER, ROAD, TERRAIN } from '../tables/terrain.ts'
import { enemyFree, friendly } from './presence.ts'
import { nth } from '../position.ts'

export const regionOf = (s: Scenario, region: number): Region => nth(s.map.regions, region)

/** W-3.1-impassable, W-3.1-neutral, W-3.1-sea A region that land units can be in. */
export const onLand = (s: Scenario, region: number): boolean => {
  const { closed, terrain } = regionOf(s, region)
  return closed === null && TERRAIN[terrain].land
}

/** The border that land units may cross from one region to the next; null: there is none, or it is closed. */
export function crossing(s: Scenario, from: number, to: number): Border | null {
  const number = borderBetween(s.map.board, from, to)
  if (number === null || !onLand(s, to)) return null
  const border = nth(s.map.borders, number)
  return border.closed === null ? border : null
}

/** W-3.1-bridge, G-06 Whether a bridge spares the march over a river. */
const bridged = (s: Scenario, border: Border): boolean =>
  border.bridge && (s.rules.bridge_cancels === 'both' || s.rules.bridge_cancels === 'movement')

/** W-3-entry-cost, W-3.1-road, W-3.1-rail, G-07 Half movement points for a step over a border, by the best way there is. */
export function stepCost(
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  from: number,
  to: number,
  border: Border,
  byRail: boolean,
): number {
  const river = bridged(s, border) ? 0 : RIVER[border.river].cross
  const terrain = TERRAIN[regionOf(s, to).terrain].enter
  if (!enemyFree(s, p, lay, player, to)) return terrain + river
  if (byRail && border.rail && railOpen(s, p, lay, player, from) && railOpen(s, p, lay, player, to))
    return RAIL + river
  return (border.road ? ROAD : terrain) + river
}

/** G-07 Trains run only through regions that are friendly and free of enemies. */
const railOpen = (s: Scenario, p: Sight, lay: Lay, player: number, region: number): boolean =>
  (!s.rules.rail_requires_control || friendly(s, p, player, region)) && enemyFree(s, p, lay, player, region)
