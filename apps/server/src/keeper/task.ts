import type { Refusal } from '@sandtable/protocol'
import type { Turn } from '@sandtable/store'
import type { Deed } from '../game/deeds.ts'
import type { Room } from '../game/room.ts'

/** A request about a game; tasks are done in the order they arrive. */
export type Task = Doing | Looking

/** A change to the game; callers hear of it once it is committed. */
export interface Doing {
  readonly is: 'doing'
  /**
   * Applies it to the room, after this round's earlier deeds, or says why not. If it was done before, returns that
   * turn, or null if there is none. May be called again if another process was faster.
   */
  readonly run: (room: Room, so: readonly Deed[]) => Promise<Done> | Done
  /** Called once. */
  readonly hear: (heard: Heard) => void
}

type Done = Deed | readonly Deed[] | Refusal | Turn | null

/** A request to see a game as committed, before anything else happens to it. */
export interface Looking {
  readonly is: 'looking'
  readonly look: (room: Room) => Promise<void> | void
  readonly fail: (refusal: Refusal) => void
}

/** The deed, done now or before, or why not. */
export type Heard = { readonly room: Room; readonly turn: Turn | null } | Refusal

export const isRefusal = (heard: Heard): heard is Refusal => 'key' in heard
