import type { Answer, Data, Frame, Game, Kind, Pending, Viewer, Word } from '@sandtable/kernel'
import type { OpenedPack } from '@sandtable/shelf'
import type { Rulebook } from './rulebook.ts'
import type { Screen } from '../screen.ts'
import type { Terminal } from '../terminal.ts'

/** Whose view it is: a player's, a spectator's, or an open one when the game is over. */
export type Eyes = Viewer | 'all'

/** What a viewer at a terminal has been shown of a game; the rest belongs to its system. */
export interface Witness<P = object> {
  readonly view: P
}

/** An event, in words for a player at this terminal, or for no particular one. */
export type Telling = (screen: Screen, to: Viewer) => string[]

/** Which turn it is, and whose. */
export interface Moment {
  readonly turn: number
  readonly players: readonly number[]
}

/** A human player's place at a question: what the player sees and must decide. */
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

/** What a typed line leads to. */
export type Outcome =
  /** A command: answers given together, as far as nothing stops them (K-15). */
  | { readonly answers: readonly Answer[] }
  /** Something was shown, and the player is asked again. */
  | { readonly show: readonly string[] }
  /** The player leaves it to the captain: once, to the end of the turn, or of the game. */
  | { readonly leave: 'once' | 'turn' | 'game' }
  | { readonly undo: true }
  /** Something said beside the rules, for himself or for another side at this keyboard. */
  | { readonly say: Word; readonly as?: number }
  | { readonly save: string }
  | { readonly quit: true }
  /** The question is no longer open. */
  | { readonly moot: true }

export const trouble = (text: string): { readonly show: readonly string[] } => ({ show: [text] })

/** Names in this game, by their key in a text. */
export type Examples = Readonly<Record<string, string>>

/** Something that can be typed. */
export interface Command<D = Desk> {
  readonly name: string
  readonly also?: readonly string[]
  readonly takes?: string
  /** What it does, with names from this game as examples. */
  readonly help: (examples: Examples) => string
  /** The only decision at which it can be typed, by its kind, and that decision's name. */
  readonly during?: { readonly kind: string; readonly name: string }
  readonly run: (desk: D, rest: string) => Outcome
}

/** How to ask for an answer that can't be listed. */
export interface SpaceTalk {
  /** Text behind the question and below it. */
  readonly hint: string
  readonly lines: readonly string[]
  /** What a line means before commands are tried, or when it is none; null: nothing. */
  readonly typed: (line: string, when: 'before' | 'after') => Outcome | null
}

/** How one system's games are played at a terminal: their questions, board and log, in words. */
export interface TableTalk<K extends Kind = Kind, W extends Witness = Witness> {
  /** A watch that starts before anything has happened; it may get events as a server has redacted them. */
  readonly watch: (s: K['s'], eyes: Eyes, redacted: boolean) => W
  /** Shows the viewer what has happened since, as far as they may see it. */
  readonly catchUp: (watch: W, s: K['s'], log: readonly K['e'][]) => Telling
  /** The log has become shorter: forgets what was taken back, and shows no more than was seen. */
  readonly lookAgain: (watch: W, s: K['s'], log: readonly K['e'][]) => void

  readonly moment: (p: K['p']) => Moment
  /** The part of a turn, by the agenda; null between turns. */
  readonly phase: (agenda: readonly Frame[]) => string | null
  /** The turn in one line, with its part if known, and every player's resources in the others. */
  readonly header: (screen: Screen, s: K['s'], p: K['p'], agenda: readonly Frame[]) => string[]
  readonly board: (screen: Screen, s: K['s'], p: K['p']) => string[]
  /** What decides the game, and how it stands. */
  readonly goals: (screen: Screen, s: K['s'], p: K['p']) => string[]
  /** The game turn that an event starts, and the player whose turn it starts; null: none. */
  readonly turnBegun: (e: K['e']) => number | null
  readonly playerBegun: (e: K['e']) => number | null

  readonly question: (kind: string) => string
  readonly option: (desk: Desk<K, W>, option: Answer) => string
  /** Text beside an option, and in the lines below it. */
  readonly aside: (desk: Desk<K, W>, option: Answer) => string
  readonly below: (desk: Desk<K, W>, option: Answer) => string[]
  readonly space: (desk: Desk<K, W>) => SpaceTalk
  /** Decisions, by kind, that repeat until the player is done: the first one shows the board. */
  readonly series: readonly string[]

  /** What can be typed besides the commands of every game. */
  readonly commands: readonly Command<Desk<K, W>>[]
  /** Names from this game, as examples in the help, and the text at its end. */
  readonly examples: (desk: Desk<K, W>) => Examples
  readonly closing: (examples: Examples) => string
  /** The rules in our words, and the one that decides a game. */
  readonly rules: () => Rulebook
  readonly endRule: string
  /** Random draws in a log other than dice, for `verify`; '' if there were none. */
  readonly rolls: (log: readonly K['e'][]) => string
}

/** By the ruleset names in packs and saves. */
export type Talks = Readonly<Record<string, TableTalk>>

/** A talk as the terminal holds it: its types belong to its system. */
export const talkOf = <K extends Kind, W extends Witness>(talk: TableTalk<K, W>): TableTalk =>
  talk as unknown as TableTalk

/** The bare word of an option: 'pass', or its verb. */
export function wordOf(option: Data): string {
  if (typeof option === 'string') return option
  const what = typeof option === 'object' && option !== null && 'do' in option ? option.do : ''
  return typeof what === 'string' ? what : ''
}
