import type { Bot } from '@sandtable/ai'
import type { Data, Game, Kind, Migration, Ruleset } from '@sandtable/kernel'
import type { Problem } from '@sandtable/scenario'
import type { FileProblem, TermsFault } from './pack-problem.ts'

/** What every pack says, whichever system it is of: the folder's name, and the ruleset that it is played by. */
export interface Pack {
  readonly id: string
  readonly ruleset: string
  /** Rulings by name, each with its value; missing where the system has none to choose from. */
  readonly options?: Options
}

export type Options = Readonly<Record<string, Data>>

/** Which rulings fill what a pack leaves open: those of today, or those that games were played by before they were kept. */
export type Since = 'now' | 'before'

/** A pack that was read from its folder; or all that is wrong with it. */
export type PackReading<P> =
  { readonly ok: true; readonly pack: P } | { readonly ok: false; readonly problems: readonly FileProblem[] }

/** A pack on other terms; or why not. */
export type Variant<P> =
  { readonly ok: true; readonly pack: P } | { readonly ok: false; readonly why: TermsFault }

/** A pack's summary, before it is played. */
export interface PackSummary {
  readonly title: string
  /** When it plays: a year or an era, as a list shows it. */
  readonly when: string
  /** What it is about, and how to begin, in a few paragraphs. */
  readonly about: string
  /** Its character in a line, how many minutes a game takes, and how hard it is, from 1 to 3; null: not given. */
  readonly tagline: string | null
  readonly minutes: number | null
  readonly difficulty: number | null
  readonly turns: number
  /** By player; those of one side are allied. A colour is #rrggbb. */
  readonly players: readonly {
    readonly id: string
    readonly name: string
    readonly side: string
    readonly colour: string
  }[]
  /** What happens on a server when a player's time is up: a bot plays on, or the player's side loses. */
  readonly absent: 'bot' | 'forfeit'
}

/** A ruleset, with all that an app must know of it and cannot ask the kernel. */
export interface GameSystem<K extends Kind = Kind, P extends Pack = Pack> {
  /** What people call it. */
  readonly title: string
  readonly rules: Ruleset<K>
  /** How games that older versions of the rules have saved are brought up. */
  readonly migrations: readonly Migration[]
  /** Reads and checks the pack in a folder. */
  readonly read: (folder: string) => PackReading<P>
  /** What is wrong with a pack that came over the net; null: nothing. */
  readonly flawIn: (pack: P) => Problem | null
  readonly summaryOf: (pack: P) => PackSummary
  /** Another game on the ground of a pack, by the terms that its name ends with. Missing: a pack is played as it is. */
  readonly variant?: (pack: P, terms: string) => Variant<P>
  /** The outlines of a pack's map as a text, from its folder; null: there are none that fit it. Missing: its maps need none. */
  readonly mapText?: (pack: P, folder: string) => string | null
  /** The pack with a value for every ruling: a game keeps those it began with. Missing: there is nothing to choose from. */
  readonly settled?: (pack: P, since: Since) => P
  /** As much of a pack as the rules read, without its words: games are bound to that. Missing: all of it. */
  readonly played?: (pack: P) => Data
  /** What is printed, from a pack that was checked. */
  readonly scenarioOf: (pack: P) => K['s']
  /** By player: the side. */
  readonly sides: (s: K['s']) => readonly number[]
  /** The side that has won a game that is over; null: none. */
  readonly winner: (g: Game<K>) => number | null
  readonly bots: Readonly<Record<string, Bot<K>>>
  /** Whether a bot takes a draw that is offered, by its player's view. Missing: none does. */
  readonly takesDraw?: (s: K['s'], view: K['p'], player: number) => boolean
}

/** Game systems, by the names that packs and saves call their rulesets by. */
export type Systems = Readonly<Record<string, GameSystem>>

/** A system as the apps hold it: what its games and packs are made of is its own affair. */
export const systemOf = <K extends Kind, P extends Pack>(system: GameSystem<K, P>): GameSystem =>
  system as unknown as GameSystem
