import type { Refusal } from '@sandtable/protocol'
import type { Turn } from '@sandtable/store'
import type { Deed } from '../game/deeds.ts'
import type { Room } from '../game/room.ts'

/** What somebody wants of a game; tasks are done in the order in which they come. */
export type Task = Doing | Looking

/** Something that changes the game; callers hear of it once it is committed. */
export interface Doing {
  readonly is: 'doing'
  /**
   * Does it to the room, after what was done in this round already, or says why not. Where it was done before it gives
   * the turn of that time, or null if there is none. May be called again if another process was faster.
   */
  readonly run: (room: Room, so: readonly Deed[]) => Promise<Done> | Done
  /** Called once. */
  readonly hear: (heard: Heard) => void
}

type Done = Deed | readonly Deed[] | Refusal | Turn | null

/** Somebody who wants to see a game as it is committed, and before anything else happens to it. */
export interface Looking {
  readonly is: 'looking'
  readonly look: (room: Room) => Promise<void> | void
  readonly fail: (refusal: Refusal) => void
}

/** What was done, now or before, or why it was not. */
export type Heard = { readonly room: Room; readonly turn: Turn | null } | Refusal

export const isRefusal = (heard: Heard): heard is Refusal => 'key' in heard
