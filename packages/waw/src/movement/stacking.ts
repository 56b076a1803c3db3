import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { allied, inOpen, isGround, ofFriends } from '../map/presence.ts'
import { isLeader } from '../scenario.ts'
import { rosterOf } from '../roster.ts'

/** W-9-exempt, W-4.2-su-stacking, W-A2.3-structures Leaders, support units, Heavy units and structures do not count; a Bunker is a unit. */
export function counts(s: Scenario, c: number): boolean {
  if (isLeader(s, c)) return false
  const unit = nth(s.units, c)
  return !unit.support && !unit.is.heavy && !unit.is.structure && isGround(unit)
}

/** W-9-ground, W-9-difficult, G-04 How many units of one side a region holds. */
export const limitOf = (s: Scenario, region: number): number => at(rosterOf(s).limit, region)

/**
 * A player's side's units that count in a region; not those in a fortress (G-43), nor those just lost in a battle. Of
 * allies' hidden units only the number is known: each of them counts.
 */
function stackedIn(s: Scenario, p: Sight, player: number, region: number): number {
  let n = 0
  for (let u = 0; u < s.units.length; u++) {
    if (p.where[u] !== region || p.inside[u] !== 0 || at(p.steps, u) === 0 || !counts(s, u)) continue
    const owner = at(s.owner, u)
    if (owner === player || (p.hidden[u] === 0 && allied(s, player, owner))) n++
  }
  for (let q = 0; q < s.players.length; q++)
    if (q !== player && allied(s, player, q)) n += at(p.lurking, q * s.map.regions.length + region)
  return n
}

/** How many more may be there; other sides' hidden units don't matter, so the player knows it. */
export const roomIn = (s: Scenario, p: Sight, player: number, region: number): number => {
  const limit = limitOf(s, region)
  return limit === Infinity ? Infinity : limit - stackedIn(s, p, player, region)
}

export function counted(s: Scenario, stack: readonly number[]): number {
  let n = 0
  for (const c of stack) if (counts(s, c)) n++
  return n
}

/** How many more may be there by public knowledge: hidden units take room by number. */
export function openRoomIn(s: Scenario, p: Sight, player: number, region: number): number {
  const limit = limitOf(s, region)
  if (limit === Infinity) return Infinity
  let n = ofFriends(s, p.lurking, player, region)
  for (let u = 0; u < s.units.length; u++)
    if (at(p.steps, u) > 0 && inOpen(p, u, region) && counts(s, u) && allied(s, player, at(s.owner, u))) n++
  return limit - n
}
