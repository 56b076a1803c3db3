import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { allied, friendly, hostile } from '../map/presence.ts'
import { at } from '../position.ts'
import { regionOf } from '../map/passage.ts'
import { rosterOf } from '../roster.ts'

/** Ships by region, seen from one player: the side's own, and those of declared enemies. */
export interface Fleets {
  readonly friends: readonly number[]
  readonly enemies: readonly number[]
}

export function fleetsOf(s: Scenario, p: Sight, player: number): Fleets {
  const friends = s.map.regions.map(() => 0)
  const enemies = s.map.regions.map(() => 0)
  for (const u of rosterOf(s).ships) {
    const region = at(p.where, u)
    if (region < 0) continue
    const owner = at(s.owner, u)
    if (allied(s, player, owner)) friends[region] = at(friends, region) + 1
    else if (hostile(s, p, player, owner)) enemies[region] = at(enemies, region) + 1
  }
  return { friends, enemies }
}

export const isSea = (s: Scenario, region: number): boolean => regionOf(s, region).terrain === 'sea'

/** W-13.2-sea, G-54 A sea region that only friendly ships hold; a contested one carries no line. */
export const heldAlone = ({ friends, enemies }: Fleets, region: number): boolean =>
  at(friends, region) > 0 && at(enemies, region) === 0

/** W-13.2-ports, G-54 A sea region that connects ports: enemy ships are not alone there. */
export const letsPass = ({ friends, enemies }: Fleets, region: number): boolean =>
  at(enemies, region) === 0 || at(friends, region) > 0

/** W-13.2-ports, G-79 A port of the player's side: with a fortress its owner's until that falls, else the region owner's. */
export function isFriendlyPort(s: Scenario, p: Sight, player: number, region: number): boolean {
  if (!isPort(s, p, region)) return false
  const fort = at(p.fort, region)
  return fort >= 0 ? allied(s, player, fort) : friendly(s, p, player, region)
}

/** W-4.1.3-coastal-port A port, or any city or fortress on the coast; inland it leads to no sea. */
const isPort = (s: Scenario, p: Sight, region: number): boolean => {
  const { port, city } = regionOf(s, region)
  return port || city !== null || at(p.fort, region) >= 0
}
