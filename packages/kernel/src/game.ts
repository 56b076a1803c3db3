import type { Data, DeepReadonly } from './data.ts'
import type { Dice } from './dice.ts'
import { copy } from './data.ts'

/** A place in the sequence of play: plain data with names, never indexes, closures or objects (K-4). */
export interface Frame {
  seq: string
  at: string
  [datum: string]: Data
}

/** What a player may answer. */
export type Answer = Data

/** Who looks on: a player's number, or null for somebody without a seat. */
export type Viewer = number | null

/** The types that one game is made of: scenario, position, event. */
export interface Kind {
  s: unknown
  p: object
  e: { readonly is: string }
}

/** What a step sees: the printed things, the position (not to be written), the frame it stands in. */
export interface Here<K extends Kind> {
  readonly s: K['s']
  readonly p: DeepReadonly<K['p']>
  readonly f: Readonly<Frame>
}

/** What comes after a step: nothing said, the next line. */
export type Next =
  | { readonly go: 'to'; readonly at: string; readonly data: Readonly<Record<string, Data>> | null }
  | { readonly go: 'again' }
  | { readonly go: 'done' }
  | { readonly go: 'first'; readonly frame: Frame }

export type Step<K extends Kind> = (g: Here<K>) => Next | void

/** Where no list of options is possible: `has` is the rule, `sample` serves bots and laws, `shape` is what a client shades. */
export interface Space {
  readonly has: (answer: Answer) => boolean
  readonly sample: (dice: Dice) => Answer
  readonly shape: Data
}

export type Options = readonly Answer[] | Space

/** A line of a sequence at which the game waits for people. */
export interface Choice<K extends Kind> {
  readonly kind: string
  readonly rule: string
  /** Who owes an answer now; nobody: the line is passed over. It may depend on public facts only. */
  readonly who: (g: Here<K>) => readonly number[]
  /** The rule: what this player may answer. It may depend only on what he knows. */
  readonly legal: (g: Here<K>, player: number) => Options
  readonly take: (g: Here<K>, player: number, answer: Answer) => Next | void
  /** A single option is taken without asking; only where the options are public. */
  readonly forced?: true
  /** Answers wait unseen until everybody has given his. */
  readonly secret?: true
}

/** Lines in the order of the rulebook; their names are the save format. */
export type Sequence<K extends Kind> = { readonly [line: string]: Step<K> | Choice<K> }

/** One kind of event: how it changes the position, who sees how much of it, and whether it tells a secret (K-6, K-7). */
export interface EventRule<K extends Kind, E> {
  readonly apply: (p: K['p'], e: E, s: K['s']) => void
  readonly seen: 'everyone' | ((e: E, viewer: Viewer) => E | null)
  readonly reveals?: true
}

export type EventTable<K extends Kind> = {
  readonly [I in K['e']['is']]: EventRule<K, Extract<K['e'], { is: I }>>
}

export interface Ruleset<K extends Kind> {
  readonly name: string
  readonly version: number
  readonly players: (s: K['s']) => number
  readonly start: (s: K['s']) => { position: K['p']; frame: Frame }
  readonly sequences: { readonly [seq: string]: Sequence<K> }
  readonly events: EventTable<K>
  /** What a viewer holds: a position in which everything that no line names is unknown (K-9). */
  readonly view: (s: K['s'], p: DeepReadonly<K['p']>, viewer: Viewer) => K['p']
  /** A position that agrees with a view, dealt with these dice (K-10). */
  readonly world: (s: K['s'], view: DeepReadonly<K['p']>, viewer: Viewer, dice: Dice) => K['p']
}

/** An answer that waits until the others have given theirs. */
export interface Sealed {
  readonly player: number
  readonly answer: Answer
}

export interface Game<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  p: K['p']
  /** The frame on top of the agenda. */
  f: Frame
  agenda: Frame[]
  dice: Dice
  sealed: Sealed[]
  /** Answers accepted so far, never counted back: questions are numbered by it. */
  asked: number
  /** How often a secret was told so far: by an event, or by the opening of several sealed answers. */
  revealed: number
  /** The events so far; null where nobody wants them. Never copied. */
  log: K['e'][] | null
  /** Steps without an answer that one run may take before it counts as a dead end. */
  readonly bound: number
}

/** A run of more steps than this counts as endless, unless a game says otherwise. */
export const BOUND = 10_000

/** The frame of a game that is over. */
export const OVER: Frame = Object.freeze({ seq: '', at: '' })

/** A copy to try things on: it shares what is printed, has no log, and never touches its original. */
export function fork<K extends Kind>(g: Game<K>): Game<K> {
  const agenda = copy(g.agenda)
  return {
    rules: g.rules,
    s: g.s,
    p: copy(g.p),
    f: agenda[agenda.length - 1] ?? OVER,
    agenda,
    dice: copy(g.dice),
    sealed: copy(g.sealed),
    asked: g.asked,
    revealed: g.revealed,
    log: null,
    bound: g.bound,
  }
}

export const over = <K extends Kind>(g: Game<K>): boolean => g.agenda.length === 0
