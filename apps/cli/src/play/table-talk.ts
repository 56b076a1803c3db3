import type { Answer, Data, Frame, Game, Kind, Pending, Viewer, Word } from '@sandtable/kernel'
import type { OpenedPack } from '@sandtable/shelf'
import type { Rulebook } from './rulebook.ts'
import type { Screen } from '../screen.ts'
import type { Terminal } from '../terminal.ts'

/**
 * Whose view it is: a player's, a spectator's, or that of somebody who may see everything when the game is
 * over.
 */
export type Eyes = Viewer | 'all'

/** What somebody at a terminal has been shown of a game; what else it holds is the affair of its system. */
export interface Witness<P = object> {
  readonly view: P
}

/** Something that happened, in the words for a player who sits there, or for nobody in particular. */
export type Telling = (screen: Screen, to: Viewer) => string[]

/** Which turn it is, and whose. */
export interface Moment {
  readonly turn: number
  readonly players: readonly number[]
}

/** Where a human player sits when he is asked: what he sees, and what he has to decide. */
export interface Desk<K extends Kind = Kind, W extends Witness = Witness> {
  readonly opened: OpenedPack
  readonly talk: TableTalk
  readonly terminal: Terminal
  readonly s: K['s']
  readonly g: Game<K>
  readonly player: number
  readonly watch: W
  readonly view: K['p']
  readonly decision: Pending
}

/** What comes of a line that he typed. */
export type Outcome =
  /** A command: answers that are given together, as far as nothing stops them (K-15). */
  | { readonly answers: readonly Answer[] }
  /** Something was shown, and he is asked again. */
  | { readonly show: readonly string[] }
  /** He leaves it to the captain: once, to the end of his turn, or of the game. */
  | { readonly leave: 'once' | 'turn' | 'game' }
  | { readonly undo: true }
  /** Something said beside the rules, for himself or for another side at this keyboard. */
  | { readonly say: Word; readonly as?: number }
  | { readonly save: string }
  | { readonly quit: true }
  /** Nobody waits for his answer any more. */
  | { readonly moot: true }

export const trouble = (text: string): { readonly show: readonly string[] } => ({ show: [text] })

/** Names of the game at hand, by what a text calls them. */
export type Examples = Readonly<Record<string, string>>

/** Something that can be typed. */
export interface Command<D = Desk> {
  readonly name: string
  readonly also?: readonly string[]
  readonly takes?: string
  /** What it does, with names of the game at hand for examples. */
  readonly help: (examples: Examples) => string
  /** The only decision at which it can be typed, by its kind, and what that is called. */
  readonly during?: { readonly kind: string; readonly name: string }
  readonly run: (desk: D, rest: string) => Outcome
}

/** How somebody is asked for an answer that cannot be listed. */
export interface SpaceTalk {
  /** What stands behind the question, and what below it. */
  readonly hint: string
  readonly lines: readonly string[]
  /** What a line means before it is looked for among the commands, or when it is none of them; null: nothing. */
  readonly typed: (line: string, when: 'before' | 'after') => Outcome | null
}

/** How the games of one system are played at a terminal: their questions, their board and their story, in words. */
export interface TableTalk<K extends Kind = Kind, W extends Witness = Witness> {
  /** A watch that starts before anything has happened; it may get events as a server has redacted them. */
  readonly watch: (s: K['s'], eyes: Eyes, redacted: boolean) => W
  /** Shows him what has happened since, as far as he may see it. */
  readonly catchUp: (watch: W, s: K['s'], log: readonly K['e'][]) => Telling
  /** The log has become shorter: forgets what was taken back, and shows no more than was seen. */
  readonly lookAgain: (watch: W, s: K['s'], log: readonly K['e'][]) => void

  readonly moment: (p: K['p']) => Moment
  /** The part of a turn, by the agenda; null between turns. */
  readonly phase: (agenda: readonly Frame[]) => string | null
  /** The turn in one line, with its part where it is known, and in the others what every player has. */
  readonly header: (screen: Screen, s: K['s'], p: K['p'], agenda: readonly Frame[]) => string[]
  readonly board: (screen: Screen, s: K['s'], p: K['p']) => string[]
  /** What decides who wins, and how it stands. */
  readonly goals: (screen: Screen, s: K['s'], p: K['p']) => string[]
  /** The game turn that begins with an event, and the player whose turn does; null: none. */
  readonly turnBegun: (e: K['e']) => number | null
  readonly playerBegun: (e: K['e']) => number | null

  readonly question: (kind: string) => string
  readonly option: (desk: Desk<K, W>, option: Answer) => string
  /** What is said of an option beside it, and in the lines below it. */
  readonly aside: (desk: Desk<K, W>, option: Answer) => string
  readonly below: (desk: Desk<K, W>, option: Answer) => string[]
  readonly space: (desk: Desk<K, W>) => SpaceTalk
  /** Decisions, by their kind, that are put again until somebody is done: before the first he is shown the board. */
  readonly series: readonly string[]

  /** What can be typed besides what every game has. */
  readonly commands: readonly Command<Desk<K, W>>[]
  /** Names of the game at hand, for examples in the help, and what is said at its end. */
  readonly examples: (desk: Desk<K, W>) => Examples
  readonly closing: (examples: Examples) => string
  /** The rules in our words, and the one by which a game is decided. */
  readonly rules: () => Rulebook
  readonly endRule: string
  /** What rolls in a log were besides dice, for who checks them; '' where nothing was. */
  readonly rolls: (log: readonly K['e'][]) => string
}

/** By the names that packs and saves call their rulesets by. */
export type Talks = Readonly<Record<string, TableTalk>>

/** A talk as the terminal holds it: what it is about is the affair of its system. */
export const talkOf = <K extends Kind, W extends Witness>(talk: TableTalk<K, W>): TableTalk =>
  talk as unknown as TableTalk

/** The bare word of an option: 'pass', or what it says to do. */
export function wordOf(option: Data): string {
  if (typeof option === 'string') return option
  const what = typeof option === 'object' && option !== null && 'do' in option ? option.do : ''
  return typeof what === 'string' ? what : ''
}
