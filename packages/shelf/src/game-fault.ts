import type { NoParts, Phrase, SaveFaults } from '@sandtable/kernel'

/** Why a game file can't be read, resumed or written; the save in it may be at fault. */
export interface GameFaults extends SaveFaults {
  readonly unreadable: { readonly why: string }
  readonly 'too-large': { readonly most: number }
  readonly 'no-game': NoParts
  readonly 'no-version': { readonly known: number }
  readonly 'pack-changed': { readonly scenario: string }
  readonly seats: { readonly found: number; readonly players: number }
  readonly nonces: { readonly found: number; readonly players: number }
  readonly stranger: { readonly answer: number; readonly player: number; readonly players: number }
  /** What was done beside the rules could not be done there. */
  readonly entry: { readonly entry: number }
  /** Position and log fit no rules. */
  readonly unfit: NoParts
  /** There is something else under the name. */
  readonly 'name-taken': NoParts
  readonly 'cannot-write': { readonly why: string }
}

export type GameFault = Phrase<GameFaults>
