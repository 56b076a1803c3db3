import type {
  Answer,
  Barrier,
  Game,
  Given,
  Kind,
  Outcome,
  Pending,
  Proposal,
  Taken,
  Viewer,
  Word,
} from '@sandtable/kernel'
import type { OpenedPack, PackSummary } from '@sandtable/shelf'
import type { TableTalk, Telling, Witness } from './table-talk.ts'
import { isSpace } from '@sandtable/kernel'

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
  /** Whose views this terminal shows: its players', or a spectator's. */
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
  /** Gives a command, whose first answer is for the decision that came last; a text says why none of it was taken. */
  readonly give: (command: GivenCommand) => Promise<Taken | string>
  /** Takes a player's last command back, to where he had a choice; otherwise why not, and nothing has changed. */
  readonly takeBack: (player: number) => Promise<Barrier | 'nothing' | null>
  /** Says something beside the rules for a player who sits here; gives what came of it, in words. */
  readonly say: (player: number, word: Word) => Promise<string>
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
  | { readonly decision: Pending }
  /** Another player waits for a player who sits here to accept or decline this. */
  | { readonly proposal: Proposal; readonly player: number }
  | { readonly waiting: string }
  | { readonly gone: string }
  | 'over'

export interface Ending {
  readonly outcome: Outcome
  readonly note: string
}

/** A file was written, and what is said about it; or not, and why. */
export interface Saved {
  readonly done: boolean
  readonly text: string
}

/** Answers of one player that count as one, and whether he was asked for them. */
export interface GivenCommand {
  readonly player: number
  readonly answers: readonly Answer[]
  readonly asked: boolean
}

/** An answer, and whether somebody was asked for it in this sitting. */
export interface Answered extends Given {
  readonly asked: boolean
}

/** As many answers of a command as were taken. */
export const takenOf = ({ player, answers, asked }: GivenCommand, { taken }: Taken): Answered[] =>
  answers.slice(0, taken).map(answer => ({ player, answer, asked }))

/** Whether a decision leaves a choice: where there is one option nobody is asked, and going back there changes nothing. */
export const hasChoice = ({ options }: Pending): boolean => isSpace(options) || options.length > 1

export const humans = ({ eyes }: Session): number[] => eyes.filter(viewer => viewer !== null)

/** A summary of the game, with its players' names. */
export const summaryOf = ({ system, pack }: OpenedPack): PackSummary => system.summaryOf(pack)
