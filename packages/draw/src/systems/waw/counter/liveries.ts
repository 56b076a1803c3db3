import type { PackFile } from '@sandtable/scenario'
import type { Livery } from '../../../livery/livery.ts'
import { dressed } from '../../../livery/liveries.ts'

/** The livery of each nation. */
export function liveries(pack: PackFile): ReadonlyMap<string, Livery> {
  const sideOf = new Map(pack.players.map(({ id, side }) => [id, side]))
  return dressed(pack, () =>
    Object.entries(pack.nations).map(([id, { colour, player, of }]) => ({
      id,
      colour,
      side: sideOf.get(player) ?? player,
      leads: of === null,
    })),
  )
}
