import type { PackFile } from '@sandtable/scenario'
import type { GameRecord, Store } from '@sandtable/store'
import type { GameSystem, OpenedPack } from '@sandtable/shelf'
import { openedPack } from '@sandtable/shelf'
import { cannotGoOn } from '../game/cannot-go-on.ts'

/** Game systems, by the names that packs and records call them by. */
export type Systems = Readonly<Record<string, GameSystem>>

/** Packs by their digest: those on the shelf, and as they were when games of them began. */
export interface Library {
  readonly shelf: readonly OpenedPack[]
  readonly systems: Systems
  /** The pack that a game is played with; throws, in words for its players, where it cannot be had. */
  readonly packOf: (digest: string) => Promise<OpenedPack>
  readonly systemOf: (record: Pick<GameRecord, 'ruleset'>) => GameSystem
}

export function openLibrary(store: Store, shelf: readonly OpenedPack[], systems: Systems): Library {
  const known = new Map(shelf.map(opened => [opened.digest, opened]))
  return {
    shelf,
    systems,
    packOf: async digest => {
      const found = known.get(digest) ?? openedPack(await keptPack(store, digest))
      known.set(digest, found)
      return found
    },
    systemOf: ({ ruleset }) => {
      const system = systems[ruleset]
      if (system === undefined) throw cannotGoOn(`this server does not know the rules '${ruleset}'`)
      return system
    },
  }
}

async function keptPack(store: Store, digest: string): Promise<PackFile> {
  const text = await store.packOf(digest)
  if (text === null) throw cannotGoOn('the scenario that this game was begun with is not kept here')
  return JSON.parse(text) as PackFile
}
