import type { OpenedPack } from '@sandtable/shelf'
import type { TableTalk } from '../play/table-talk.ts'

/** A place at a game on a server. */
export interface ServedGame {
  readonly url: string
  readonly game: string
  readonly opened: OpenedPack
  readonly talk: TableTalk
  /** The token that holds the seat; null: a spectator. */
  readonly token: string | null
  /** The player is coming back, and is shown only what they may not have seen. */
  readonly again: boolean
  /** Shown to the player on leaving. */
  readonly farewell: string
  /** The path of the player's seat file; null: there is none. */
  readonly seatFile: string | null
}
