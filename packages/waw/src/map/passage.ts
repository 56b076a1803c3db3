import { borderBetween } from '@sandtable/board'
import type { Border, Region, Scenario } from '../scenario.ts'
import type { Lay } from './presence.ts'
import type { River } from '../charts/terrain.ts'
import type { Sight } from '../position.ts'
import { RAIL, RIVER, ROAD, TERRAIN } from '../charts/terrain.ts'
import { enemyFree, friendly, ofEnemies } from './presence.ts'
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

/** W-3.1-bridge, G-06 Whether a bridge saves a march the cost of a river. */
export const bridged = (s: Scenario, border: Border): boolean =>
  s.rules.bridges &&
  border.bridge &&
  (s.rules.bridge_cancels === 'both' || s.rules.bridge_cancels === 'movement')

/** A part of a step's cost, in half movement points, with its rule. */
export interface Fare {
  readonly for: 'rail' | 'road' | 'terrain' | Exclude<River, 'none'>
  readonly cost: number
  readonly rule: string
}

/** A fact about a player's step over a border. */
type OfStep<T> = (
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  from: number,
  to: number,
  border: Border,
  byRail: boolean,
) => T

/** W-3-entry-cost, W-3.1-road, W-3.1-rail, G-07 Half movement points for a step over a border, at the lowest cost. */
export const stepCost: OfStep<number> = (s, p, lay, player, from, to, border, byRail) => {
  const way = wayOf(s, p, lay, player, from, to, border, byRail)
  return costOf(s, to, way) + RIVER[waterOf(s, border)].cross
}

/** The same part by part: the road or the ground, and the river if no bridge saves it. */
export const stepFares: OfStep<Fare[]> = (s, p, lay, player, from, to, border, byRail) => {
  const way = wayOf(s, p, lay, player, from, to, border, byRail)
  const fare: Fare = { for: way, cost: costOf(s, to, way), rule: wayRule(s, to, way) }
  const river = waterOf(s, border)
  return river === 'none'
    ? [fare]
    : [fare, { for: river, cost: RIVER[river].cross, rule: RIVER_RULES[river] }]
}

const RIVER_RULES = { 'minor-river': 'W-3.1-river-minor-mp', 'major-river': 'W-3.1-river-major-mp' } as const

type Way = 'rail' | 'road' | 'terrain'

const wayRule = (s: Scenario, to: number, way: Way): string =>
  `W-3.1-${way === 'terrain' ? regionOf(s, to).terrain : way}`

/** The river that has to be crossed. */
const waterOf = (s: Scenario, border: Border): River => (bridged(s, border) ? 'none' : border.river)

function costOf(s: Scenario, to: number, way: Way): number {
  if (way === 'rail') return RAIL
  return way === 'road' ? ROAD : TERRAIN[regionOf(s, to).terrain].enter
}

/**
 * W-3.1-road, W-3.1-rail, G-07 The cheapest way to make a step; no train runs to enemies, and by option no road leads there.
 */
const wayOf: OfStep<Way> = (s, p, lay, player, from, to, border, byRail) => {
  if (byRail && border.rail && railOpen(s, p, lay, player, from) && railOpen(s, p, lay, player, to))
    return 'rail'
  const leads = border.road && (s.rules.road_into_enemy || enemyFree(s, p, lay, player, to))
  return leads ? 'road' : 'terrain'
}

/** G-07 Trains run only through friendly regions without enemies, support units included. */
const railOpen = (s: Scenario, p: Sight, lay: Lay, player: number, region: number): boolean =>
  (!s.rules.rail_requires_control || friendly(s, p, player, region)) &&
  enemyFree(s, p, lay, player, region) &&
  ofEnemies(s, p, lay.units, player, region) === 0
