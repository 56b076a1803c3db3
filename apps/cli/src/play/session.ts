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
  /** The seed of the captain's dice, and in a local game of the other bots' and the game's dice. */
  readonly seed: string
  /** By player: HUMAN at this terminal, or else what plays the seat. */
  readonly seats: readonly string[]
  /** Whose views this terminal shows: its players', or a spectator's. */
  readonly eyes: readonly Viewer[]
  /** Text for when the game is first shown, besides who plays whom. */
  readonly note: string
  /** The game as far as it is known here. */
  readonly game: Game<Kind>
  /** The answers that still stand; in a server's game, those of this sitting. */
  readonly answers: readonly Answered[]
  readonly watchOf: (viewer: Viewer) => Witness
  /** What the viewer has not been shown yet. */
  readonly news: (viewer: Viewer) => Telling
  /** Waits for what comes next. */
  readonly next: () => Promise<Step>
  /** Whether the last decision is no longer waiting for an answer. */
  readonly moot: () => boolean
  /** Gives a command, whose first answer is for the decision that came last; a text says why none of it was taken. */
  readonly give: (command: GivenCommand) => Promise<Taken | string>
  /** Takes back a player's last command, to where there was a choice; otherwise says why not and changes nothing. */
  readonly takeBack: (player: number) => Promise<Barrier | 'nothing' | null>
  /** Says something beside the rules for a player who sits here; gives what came of it, in words. */
  readonly say: (player: number, word: Word) => Promise<string>
  /** When it is over: who has won, and what is said of the dice. */
  readonly ending: () => Ending
  readonly save: (path: string) => Promise<Saved>
  /** Text for a player who leaves a game kept elsewhere; null: the player is asked where to save it. */
  readonly farewell: string | null
  /** Takes a listener for news that can't wait for the next step, such as a broken line to a server. */
  readonly onWord: (say: (line: string) => void) => void
  /** The terminal is closed. */
  readonly close: () => void
}

/** A player must decide; others do, with a note about it; the seat is gone, and why; or the game is over. */
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

/** A file was written, with a note about it; or not, and why. */
export interface Saved {
  readonly done: boolean
  readonly text: string
}

/** Answers of one player that count as one, and whether the player was asked for them. */
export interface GivenCommand {
  readonly player: number
  readonly answers: readonly Answer[]
  readonly asked: boolean
}

/** An answer, and whether a player was asked for it in this sitting. */
export interface Answered extends Given {
  readonly asked: boolean
}

/** As many answers of a command as were accepted. */
export const takenOf = ({ player, answers, asked }: GivenCommand, { taken }: Taken): Answered[] =>
  answers.slice(0, taken).map(answer => ({ player, answer, asked }))

/** Whether a decision leaves a choice: with one option nobody is asked, and going back there changes nothing. */
export const hasChoice = ({ options }: Pending): boolean => isSpace(options) || options.length > 1

export const humans = ({ eyes }: Session): number[] => eyes.filter(viewer => viewer !== null)

/** A summary of the game, with its players' names. */
export const summaryOf = ({ system, pack }: OpenedPack): PackSummary => system.summaryOf(pack)
