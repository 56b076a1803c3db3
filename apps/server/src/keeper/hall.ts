import type { Store } from '@sandtable/store'
import type { Library } from './library.ts'
import type { Room } from '../game/room.ts'
import type { Task } from './task.ts'
import type { Watcher } from './watcher.ts'
import { openRoom } from '../game/room.ts'

/** A game in use: its room, if it is in memory, its tasks, and its viewers. */
export interface HostedGame {
  readonly id: string
  room: Room | null
  /** Another process has gone on with it: the room is out of date. */
  outdated: boolean
  inbox: Task[]
  readonly watchers: Set<Watcher>
  /** Decisions that bots are thinking about. */
  readonly thinking: Set<string>
}

/** Above this number, games stay in memory only while somebody watches. */
const KEPT = 256

export interface Hall {
  readonly places: ReadonlyMap<string, HostedGame>
  readonly placeOf: (id: string) => HostedGame
  /** A place's room, loaded from the store if it isn't in memory; null: there is no such game. */
  readonly enter: (place: HostedGame) => Promise<Room | null>
  /** Drops games without viewers when there are many. */
  readonly tidy: () => void
}

export function openHall(store: Store, library: Library): Hall {
  const places = new Map<string, HostedGame>()
  return {
    places,
    placeOf: id => {
      let place = places.get(id)
      if (place === undefined) {
        place = { id, room: null, outdated: false, inbox: [], watchers: new Set(), thinking: new Set() }
        places.set(id, place)
      }
      return place
    },
    enter: async place => (place.room ??= await load(store, library, place.id)),
    tidy: () => {
      for (const [id, place] of places) {
        if (places.size <= KEPT) return
        if (place.watchers.size === 0 && place.inbox.length === 0 && place.thinking.size === 0)
          places.delete(id)
      }
    },
  }
}

async function load(store: Store, library: Library, id: string): Promise<Room | null> {
  const record = await store.load(id)
  if (record === null) return null
  const { s, digest } = await library.packOf(record.pack)
  return openRoom({ ...record, pack: digest }, library.systemOf(record), s)
}
