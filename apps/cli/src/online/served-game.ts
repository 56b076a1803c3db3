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
  /** The player is coming back, and gets only what may not have been seen. */
  readonly again: boolean
  /** What is said to him when he leaves. */
  readonly farewell: string
  /** Where his seat file is; null: he has none. */
  readonly seatFile: string | null
}
