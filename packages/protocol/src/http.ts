import type { Outcome } from '@sandtable/kernel'
import type { Told, Why } from './messages.ts'

/** What a server's HTTP side takes and gives, as JSON. */

/** GET /api/scenarios */
export interface ScenarioSummary {
  readonly id: string
  /** The rules it is played by. */
  readonly ruleset: string
  readonly title: string
  /** When it plays: a year or an era, as a list shows it. */
  readonly when: string
  readonly about: string
  /** The digest of its pack, which is at /api/packs/DIGEST. */
  readonly pack: string
  /** Its character in a line, how many minutes a game takes, and how hard it is, from 1 to 3; null: not given. */
  readonly tagline: string | null
  readonly minutes: number | null
  readonly difficulty: number | null
  readonly turns: number
  /** Players of one side are allied; a colour is #rrggbb. */
  readonly players: readonly {
    readonly id: string
    readonly name: string
    readonly side: string
    readonly colour: string
  }[]
  readonly bots: readonly string[]
}

/** POST /api/games */
export interface NewGame {
  readonly scenario: string
  /** By player: a seat for a person with a link, or a bot by its name. */
  readonly seats: readonly ('human' | { readonly bot: string })[]
  readonly clock?: ClockSettings
}

/** Times in milliseconds. */
export interface ClockSettings {
  /** For each answer; unused time is lost. */
  readonly perMove?: number
  /** For the whole game; drawn on when the time for an answer is up. */
  readonly reserve?: number
  /** Days that a player may stop their clock for, in the whole game. */
  readonly holidays?: number
}

/** The answer to it: links to the seats, and the commitment to the dice. */
export interface Created {
  readonly game: string
  readonly commitment: string
  /** By player: the invitation to the seat; null: a bot has it. */
  readonly invitations: readonly (string | null)[]
  /** The token of the game's host, who may roll it back if the rules fail; older servers give none. */
  readonly host?: string
}

/** POST /api/games/ID/rollback: the host rolls a stuck game back to its last sound decision. */
export interface RollBack {
  /** The host's token; in a game from before there were hosts, any seat's. */
  readonly host: string
  /** How many answers to take back at least. */
  readonly back?: number
}

/** How many answers were taken back. */
export interface RolledBack {
  readonly back: number
}

/** POST /api/games/ID/seats: the holder of the invitation takes the seat, once. */
export interface TakeSeat {
  readonly invitation: string
  readonly name: string
  /** The player's part in the dice: 32 random bytes, as 64 hexadecimal digits. */
  readonly nonce: string
  /**
   * The token for the seat, invented by its player: 24 to 64 letters, digits, - and _. Sent again, it still holds the
   * seat.
   */
  readonly token: string
}

export interface Taken {
  readonly player: number
}

/** GET /api/games/ID */
export interface GameSummary {
  readonly game: string
  readonly scenario: string
  readonly pack: string
  readonly ruleset: string
  readonly stage: 'gathering' | 'playing' | 'over'
  /** Players who owe an answer. */
  readonly waiting: readonly number[]
  /** Null until the game is over. */
  readonly outcome: Outcome | null
  readonly seats: readonly {
    readonly player: number
    readonly name: string
    readonly holder: 'open' | 'human' | 'bot'
  }[]
  readonly commitment: string
  readonly nonces: readonly (string | null)[]
  readonly clock: ClockSettings
}

/** Any refusal: `error` is its `why`. */
export interface Problem extends Omit<Told, 'why'> {
  readonly error: Why
}
