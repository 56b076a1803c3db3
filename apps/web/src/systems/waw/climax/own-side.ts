import type { Viewer } from '@sandtable/kernel'
import type { Scenario } from '@sandtable/waw'

/** The side of the viewer, or of an ally, among these players; null: the viewer only watches. */
export function ownSide(s: Scenario, players: readonly number[], viewer: Viewer): number | null {
  if (viewer === null) return null
  const side = players.findIndex(player => s.players[player]?.side === s.players[viewer]?.side)
  return side < 0 ? null : side
}
