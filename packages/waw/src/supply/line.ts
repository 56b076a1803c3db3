import type { Scenario } from '../scenario.ts'
import type { Fleets } from './ships.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { enemyFort, enemyHeld } from '../map/presence.ts'
import { fleetsOf, heldAlone, isFriendlyPort, isSea, letsPass } from './ships.ts'
import { sourcesOf } from './sources.ts'
import { regionOf } from '../map/passage.ts'
import { rosterOf } from '../roster.ts'
import { supplyWord } from '../effects/in-force.ts'

/**
 * W-13.2-line Regions in which a player's units can draw a line to a friendly source: one flood outwards from these
 * sources. A region is reached from any neighbour that lets lines pass, even in enemy hands, because a line doesn't
 * enter the region that it starts in. After the regions the same numbers are repeated for ships between ports.
 */
export function suppliedRegions(s: Scenario, p: Sight, player: number): boolean[] {
  const regions = s.map.regions.length
  const fleets = fleetsOf(s, p, player)
  const reached = Array.from({ length: 2 * regions }, () => false)
  const queue: number[] = []
  const reach = (place: number): void => {
    if (reached[place]) return
    reached[place] = true
    queue.push(place)
  }
  for (const r of sourcesOf(s, p, player)) if (regionOf(s, r).closed === null) reach(r)
  for (let i = 0; i < queue.length; i++) {
    const place = at(queue, i)
    if (place >= regions) sail(s, p, player, fleets, place - regions, reach)
    else if (passes(s, p, player, fleets, place)) goOn(s, p, player, fleets, place, reach)
  }
  return reached.slice(0, regions)
}

/** Extends a player's line from a place to all that can be reached next. */
type DrawOn = (
  s: Scenario,
  p: Sight,
  player: number,
  fleets: Fleets,
  here: number,
  reach: (place: number) => void,
) => void

/** By land and through seas that friendly ships hold, and from a port out to sea. */
const goOn: DrawOn = (s, p, player, fleets, here, reach) => {
  const port = isFriendlyPort(s, p, player, here)
  for (const there of linesFrom(s, here)) {
    reach(there)
    if (port && isSea(s, there) && letsPass(fleets, there)) reach(s.map.regions.length + there)
  }
}

/** W-13.2-ports From sea to sea at any distance, and into any friendly port. */
const sail: DrawOn = (s, p, player, fleets, here, reach) => {
  for (const there of linesFrom(s, here)) {
    if (!isSea(s, there)) {
      if (isFriendlyPort(s, p, player, there)) reach(there)
    } else if (letsPass(fleets, there)) reach(s.map.regions.length + there)
  }
}

/** W-13.2-blocked, W-13.2-fortress-block, W-13.2-sea Whether a line may lead through a region. */
function passes(s: Scenario, p: Sight, player: number, fleets: Fleets, region: number): boolean {
  if (isSea(s, region)) return heldAlone(fleets, region)
  if (enemyHeld(s, p, player, region)) return false
  return !(s.rules.fortressBlocksSupply && enemyFort(s, p, player, region))
}

/** W-13.2-blocked, G-54 Neighbours that a line may lead to. */
const linesFrom = (s: Scenario, region: number): readonly number[] => nth(rosterOf(s).lines, region)

/**
 * Whether a unit on the map is in supply, given the regions that are. Cards and rules come first; hidden units are
 * always in supply, as the check is public and must not reveal their place.
 */
export function inSupply(s: Scenario, p: Sight, regions: readonly boolean[], unit: number): boolean {
  if (p.hidden[unit] === 1) return true
  const word = supplyWord(s, p, unit)
  if (word !== null) return word === 'in'
  if (nth(s.units, unit).is.guerrilla) return true // W-13.3-guerrilla
  if (p.inside[unit] === 1) return true // W-13.6-fortress
  return regions[at(p.where, unit)] === true
}

/** W-13.2-line Whether one unit is in supply now; for many, work out the regions once. */
export const supplied = (s: Scenario, p: Sight, unit: number): boolean =>
  inSupply(s, p, suppliedRegions(s, p, at(s.owner, unit)), unit)
