import type { Pack } from '@sandtable/shelf'

/** One decision that a bot has to make. */
export interface Job {
  readonly ruleset: string
  readonly bot: string
  readonly player: number
  /** The game as it stands, frozen; the worker shows the bot only its player's view. */
  readonly game: string
  readonly version: number
  /** The pack by its digest; its text is sent until a worker has it. */
  readonly digest: string
  readonly pack: Pack
  /** The seed of the bot's own dice. */
  readonly seed: string
}
