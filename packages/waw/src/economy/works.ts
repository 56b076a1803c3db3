import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { enemyFree, friendly, layOf } from '../map/presence.ts'
import { NOBODY } from '../position.ts'
import { onLand } from '../map/passage.ts'

/** W-A3.4-buy What building with a fortress counter costs; null: it is not for sale. */
export const priceOf = (s: Scenario, player: number, work: number): number | null =>
  s.players[player]?.forts[work]?.price ?? null

/** W-A3.4-place Friendly land without enemies and without a fortress. */
export function buildingSites(s: Scenario, p: Sight, player: number): number[] {
  const lay = layOf(s, p)
  return [...s.map.regions.keys()].filter(
    r => onLand(s, r) && p.fort[r] === NOBODY && friendly(s, p, player, r) && enemyFree(s, p, lay, player, r),
  )
}
