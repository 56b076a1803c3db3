import type { Data, DeepReadonly } from './data.ts'
import type { Dice } from './dice.ts'
import type { WhyNot } from './reasons.ts'
import { copy } from './data.ts'

/** A place in the sequence of play, as saved: plain data with names, never indexes, closures or objects (K-4). */
export interface Frame {
  seq: string
  at: string
  [datum: string]: Data
}

/** What a player may answer. */
export type Answer = Data

/** A viewer: a player's number, or null for a spectator. */
export type Viewer = number | null

/**
 * The types of one game: scenario, position, event, what each sequence keeps in its frame, and how each kind of
 * question is answered.
 */
export interface Kind {
  s: unknown
  p: object
  e: { readonly is: string }
  f: { readonly [seq: string]: { readonly [datum: string]: Data } }
  a: { readonly [question: string]: Answer }
}

/** The frame of a sequence that keeps nothing in it. */
export type NoData = Readonly<Record<never, Data>>

/** The names of a game's sequences, and of the questions it asks. */
export type SeqOf<K extends Kind> = keyof K['f'] & string
export type QuestionOf<K extends Kind> = keyof K['a'] & string

/** A frame of one of these sequences. */
export type FrameOf<K extends Kind, Q extends SeqOf<K> = SeqOf<K>> = Q extends unknown
  ? { readonly seq: Q; readonly at: string } & Readonly<K['f'][Q]>
  : never

/** What a step sees: the printed data, the position (read-only) and its frame. */
export interface Here<K extends Kind, Q extends SeqOf<K> = SeqOf<K>> {
  readonly s: K['s']
  readonly p: DeepReadonly<K['p']>
  readonly f: FrameOf<K, Q>
}

/** What a deed shared by several sequences sees: it never looks at the frame. */
export type Anywhere<K extends Kind> = Here<K, any>

/** On to that line, with these data changed in the frame. */
export interface To<D> {
  readonly go: 'to'
  readonly at: string
  readonly data: D | null
}

/** That frame first, and then this line again, with these data changed in its own frame. */
export interface First<F, D> {
  readonly go: 'first'
  readonly frame: F
  readonly data: D | null
}

/** What comes after a step; by default, the next line. */
export type Next<K extends Kind, Q extends SeqOf<K> = SeqOf<K>> =
  To<Changes<K, Q>> | { readonly go: 'again' } | { readonly go: 'done' } | First<FrameOf<K>, Changes<K, Q>>

/** What a step may change in its frame. */
type Changes<K extends Kind, Q extends SeqOf<K>> = Q extends unknown ? Partial<Readonly<K['f'][Q]>> : never

export type Step<K extends Kind, Q extends SeqOf<K> = SeqOf<K>> = (g: Here<K, Q>) => Next<K, Q> | void

/** For answers that can't be listed: `has` is the rule, `sample` serves bots and laws, `shape` is what a client shades. */
export interface Space<A extends Answer = Answer> {
  readonly has: (answer: Answer) => boolean
  readonly sample: (dice: Dice) => A
  readonly shape: Data
}

export type Options<A extends Answer = Answer> = readonly A[] | Space<A>

/** A line of a sequence at which the game waits for players: a question of one kind, and what its answers do. */
export interface Choice<K extends Kind, A extends QuestionOf<K>, Q extends SeqOf<K> = SeqOf<K>> {
  readonly kind: A
  readonly rule: string
  /** The players who owe an answer now; none: the line is skipped. It may depend on public facts only. */
  readonly who: (g: Here<K, Q>) => readonly number[]
  /** The rule: what this player may answer. It may depend only on what the player knows. */
  readonly legal: (g: Here<K, Q>, player: number) => Options<K['a'][A]>
  /** Why this player may not give an answer; null exactly if `legal` has it. It may depend only on what the player knows. */
  readonly whyNot?: (g: Here<K, Q>, player: number, answer: Answer) => WhyNot | null
  readonly take: (g: Here<K, Q>, player: number, answer: K['a'][A]) => Next<K, Q> | void
  /** A single option is taken without asking; only if the options are public. */
  readonly forced?: true
  /** Answers wait unseen until all players have answered. */
  readonly secret?: true
}

/** A choice of any kind, as the kernel holds it: the type of its options is erased. */
export type AnyChoice<K extends Kind> = Omit<Choice<K, any, any>, 'legal' | 'take'> & {
  readonly legal: (g: Here<K, any>, player: number) => Options
  readonly take: (g: Here<K, any>, player: number, answer: any) => Next<K, any> | void
}

/** Lines in the order of the rulebook; their names are the save format. */
export type Sequence<K extends Kind, Q extends SeqOf<K> = SeqOf<K>> = {
  readonly [line: string]: Step<K, Q> | { [A in QuestionOf<K>]: Choice<K, A, Q> }[QuestionOf<K>]
}

/**
 * One kind of event: how it changes the position, who sees how much of it, and whether it reveals a secret
 * (K-6, K-7).
 */
export interface EventRule<K extends Pick<Kind, 's' | 'p'>, E> {
  readonly apply: (p: K['p'], e: E, s: K['s']) => void
  readonly seen: 'everyone' | ((e: E, viewer: Viewer) => E | null)
  readonly reveals?: true
}

/** What each event of a chapter changes, and its viewers. */
export type Happenings<K extends Pick<Kind, 's' | 'p'>, E extends Kind['e']> = {
  readonly [I in E['is']]: EventRule<Pick<K, 's' | 'p'>, Extract<E, { is: I }>>
}

/** The chapters of a game together: a rule for every event. */
export type EventTable<K extends Pick<Kind, 's' | 'p' | 'e'>> = {
  readonly [I in K['e']['is']]: EventRule<K, Extract<K['e'], { is: I }>>
}

export interface Ruleset<K extends Kind> {
  readonly name: string
  readonly version: number
  readonly players: (s: K['s']) => number
  readonly start: (s: K['s']) => { position: K['p']; frame: FrameOf<K> }
  readonly sequences: { readonly [Q in SeqOf<K>]: Sequence<K, Q> }
  readonly events: EventTable<K>
  /** Called after each event that changed a position, so that data derived from it can be dropped. */
  readonly changed?: (p: K['p'], e: K['e']) => void
  /** What a viewer holds: a position in which everything that no line names is unknown (K-9). */
  readonly view: (s: K['s'], p: DeepReadonly<K['p']>, viewer: Viewer) => K['p']
  /** A position that agrees with a view, with unknowns dealt by these dice (K-10). */
  readonly world: (s: K['s'], view: DeepReadonly<K['p']>, viewer: Viewer, dice: Dice) => K['p']
  /** The event for a game of this older version that continues under the current rules (K-17). */
  readonly updated?: (from: number) => K['e']
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
  /** Answers accepted so far, never counted back: it numbers the questions. */
  asked: number
  /** How often a secret was revealed so far: by an event, or by the opening of several sealed answers. */
  revealed: number
  /** The events so far; null if no log is kept. Never copied. */
  log: K['e'][] | null
  /** Steps without an answer that one run may take before it counts as a dead end. */
  readonly bound: number
}

/** A run of more steps than this counts as endless, unless a game says otherwise. */
export const BOUND = 10_000

/** The frame of a game that is over. */
export const OVER: Frame = Object.freeze({ seq: '', at: '' })

/** A copy to try things on: it shares the printed data, has no log, and never touches its original. */
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
