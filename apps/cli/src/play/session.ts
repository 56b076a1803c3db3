import type { Game, Kind, Pending, Viewer } from '@sandtable/kernel'
import type { Given, OpenedPack, PackSummary } from '@sandtable/shelf'
import type { TableTalk, Telling, Witness } from './table-talk.ts'

/** A player who sits at this terminal. */
export const HUMAN = 'human'

/** A game that is played at this terminal, whether it is kept here or on a server. */
export interface Session {
  readonly opened: OpenedPack
  readonly talk: TableTalk
  /** What the captain's dice fall from, and here also those of the other bots and of the game. */
  readonly seed: string
  /** By player: HUMAN for those who sit here, or who else plays him. */
  readonly seats: readonly string[]
  /** Who looks at this terminal: its players, or somebody without a seat. */
  readonly eyes: readonly Viewer[]
  /** What is said of it when it is shown first, besides who plays whom. */
  readonly note: string
  /** The game as far as it is known here. */
  readonly game: Game<Kind>
  /** The answers that were given and stand; of those at a server, the ones of this sitting. */
  readonly answers: readonly Answered[]
  readonly watchOf: (viewer: Viewer) => Witness
  /** What somebody has not been shown yet. */
  readonly news: (viewer: Viewer) => Telling
  /** Waits for what comes next. */
  readonly next: () => Promise<Step>
  /** Whether nobody waits any more for an answer to the decision that came last. */
  readonly moot: () => boolean
  /** Gives an answer to the decision that came last; a text says why it was not taken, and nothing has changed. */
  readonly give: (answered: Answered) => Promise<string | null>
  /** Takes the answers of a player's last command back, as far as that can be; how many. */
  readonly takeBack: (player: number) => Promise<number>
  /** When it is over: who has won, and what is said of the dice. */
  readonly ending: () => Ending
  readonly save: (path: string) => Promise<Saved>
  /** What is said to somebody who leaves a game that is kept elsewhere; null: he is asked where to save it. */
  readonly farewell: string | null
  /** Lets somebody say what cannot wait for the next step, such as that the line to a server is broken. */
  readonly onWord: (say: (line: string) => void) => void
  /** Nobody sits here any more. */
  readonly close: () => void
}

/** Somebody must decide; others do, and this is said about it; there is no place here any more, and why; or the game is over. */
export type Step =
  { readonly decision: Pending } | { readonly waiting: string } | { readonly gone: string } | 'over'

export interface Ending {
  readonly winners: readonly number[]
  readonly note: string
}

/** A file was written, and what is said about it; or not, and why. */
export interface Saved {
  readonly done: boolean
  readonly text: string
}

/** An answer with the command that it came of; one that nobody was asked for comes of the command before it. */
export interface Answered extends Given {
  readonly command: number
  readonly asked: boolean
}

/** How many of the answers that can be taken back belong to the last command. */
export function ofLastCommand(open: readonly Answered[]): number {
  const last = open.findLast(({ asked }) => asked)
  if (last === undefined) return 0
  return open.length - 1 - open.findLastIndex(({ command }) => command !== last.command)
}

export const humans = ({ eyes }: Session): number[] => eyes.filter(viewer => viewer !== null)

/** What people are told of the game, its players by name. */
export const summaryOf = ({ system, pack }: OpenedPack): PackSummary => system.summaryOf(pack)
