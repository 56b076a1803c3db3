import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Lay } from '../map/presence.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at, NOBODY } from '../position.ts'
import { allied, layOf } from '../map/presence.ts'

/** G-55 A region belongs to the side that last had combat units in the open there alone, without an enemy fortress. */
export function updateControl(g: Here<Waw>): void {
  const lay = layOf(g.s, g.p)
  for (let region = 0; region < g.s.map.regions.length; region++) {
    const to = newHolder(g.s, g.p, lay, region)
    if (to !== null) emit(g, { is: 'control-changed', region, from: at(g.p.control, region), to })
  }
}

/** G-55 The player to whom a region would pass if control were settled now; null: it stays as it is. */
export function newHolder(s: Scenario, p: Sight, lay: Lay, region: number): number | null {
  const to = occupant(s, p, lay, region)
  const from = at(p.control, region)
  return to === NOBODY || to === from || (from >= 0 && allied(s, from, to)) ? null : to
}

/** The player who would hold the region now: of an alliance, the one on turn, or else the first; NOBODY: it stays as it is. */
function occupant(s: Scenario, p: Sight, lay: Lay, region: number): number {
  let holder = NOBODY
  for (let q = 0; q < s.players.length; q++) {
    if (at(lay.combat, q * s.map.regions.length + region) === 0) continue
    if (holder !== NOBODY && !allied(s, holder, q)) return NOBODY
    if (holder === NOBODY || q === p.active) holder = q
  }
  const fort = at(p.fort, region)
  return holder !== NOBODY && fort >= 0 && !allied(s, fort, holder) ? NOBODY : holder
}
