import type { Data } from '@sandtable/kernel'

/** A game's stage: seats are still open, it is being played, it is over. */
export type Stage = 'gathering' | 'playing' | 'over'

/** All that is stored of a game except its history; `version` counts up with every change. */
export interface GameRecord {
  readonly id: string
  readonly version: number
  readonly stage: Stage
  /** A game's permanent rules and pack: the digest finds the pack as it was. */
  readonly ruleset: string
  readonly rulesetVersion: number
  readonly scenario: string
  readonly pack: string
  readonly createdAt: number
  /** When a player's time is up, or a bot should have answered; null: never. */
  readonly dueAt: number | null
  /** The server's other data: seats, clocks, the dice's secret, the outcome. */
  readonly body: Data
  /** The game before the answers that can still be taken back; null before it starts. */
  readonly snapshot: string | null
}

/** One accepted command, with its results. Its number is the version that it made. */
export interface Turn {
  readonly game: string
  readonly number: number
  /** The command's own id, chosen by its sender; null: the server's own doing. */
  readonly command: string | null
  readonly player: number | null
  /** What it did, as the server writes it: an answer, say. */
  readonly what: Data
  readonly at: number
  /** What its player received, and what all others did; both before redaction. */
  readonly own: readonly Data[]
  readonly others: readonly Data[]
  /** By viewer, players first and the public last: how many events each has received after it. */
  readonly told: readonly number[]
}

/** A game's new state, with the turns that led to it: all of it or nothing. */
export interface Write {
  /** The version that the game must still have. */
  readonly after: number
  readonly game: GameRecord
  readonly turns: readonly Turn[]
}

/** The file of a finished game; the tag changes whenever the text does. */
export interface KeptFile {
  readonly tag: string
  readonly text: string
}

/** `stale`: another process was faster; nothing of this write was done. */
export type Outcome = 'done' | 'stale'

/** Another process has brought a game to a new version. */
export interface News {
  /** Empty if the version is `ANYTHING`. */
  readonly game: string
  readonly version: number
}

/** The version in news after an outage: anything may have happened to any game, so look at all of them again. */
export const ANYTHING = -1

export interface Store {
  /** A new game; throws if its id isn't new. */
  create(game: GameRecord): Promise<void>
  load(id: string): Promise<GameRecord | null>
  /**
   * All writes in one transaction, each under its own condition; none is visible before this resolves. Two writes of
   * one game count one after the other. If it throws, none is done; but if the connection was lost at the very end,
   * all may be, and only `load` can tell.
   */
  commit(writes: readonly Write[]): Promise<readonly Outcome[]>
  /** The turn that a command made, if it was accepted before. */
  turnOf(game: string, command: string): Promise<Turn | null>
  /** Turns with numbers from `from` to `to`, both included, in order. */
  turns(game: string, from: number, to: number): Promise<readonly Turn[]>
  /** Games that are due by then, soonest first. */
  due(by: number, limit: number): Promise<readonly { readonly id: string; readonly dueAt: number }[]>
  /** When the next game is due; null: none is. */
  nextDue(): Promise<number | null>
  /** Stores the text of a pack under its digest; storing it twice changes nothing. */
  keepPack(digest: string, text: string): Promise<void>
  packOf(digest: string): Promise<string | null>
  /** Stores the file of a finished game; the first one stays. */
  keepFile(game: string, file: KeptFile): Promise<void>
  fileOf(game: string): Promise<KeptFile | null>
  /** Its tag alone, which costs far less to read than the file. */
  fileTag(game: string): Promise<string | null>
  /**
   * Reports the commits of all other stores on this PostgreSQL; an embedded database serves one process, and
   * reports nothing.
   */
  onNews(hear: (news: News) => void): () => void
  /** Writes to the store, and reports whether that worked. */
  healthy(): Promise<boolean>
  close(): Promise<void>
}
