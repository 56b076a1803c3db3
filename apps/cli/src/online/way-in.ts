import type { Seating } from '../play/seats.ts'
import type { Session } from '../play/session.ts'

/** How to join a game on a server. */
export interface OnlineOptions extends Seating {
  /** Where a server is. */
  readonly server?: string
  /** The link of an invitation, or of a game to watch. */
  readonly join?: string
  readonly watch?: string
  /** What the others call this player. */
  readonly name?: string
  /** Where the seat is saved. */
  readonly seat?: string
  readonly resume?: string
  readonly seed?: string
}

/** A game on a server, and text to print word for word before it is shown. */
export interface Online {
  readonly session: Session
  readonly notices: readonly string[]
}
