import type { Event } from '../events.ts'
import type { Side, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Words } from './english.ts'

/** How a line is meant to strike the reader; what colour that is, the screen decides. */
export type Tone = 'plain' | 'quiet' | 'hit' | 'panic' | 'good' | 'bad'

type SectionOf<K> = K extends `section:${infer S}` ? S : never
/** A step of the battle or a part of the turn, under whose heading a line stands. */
export type Section = SectionOf<keyof Words>

/** One line of a war's story, cut into the columns of a table. On the map `who` did what `outcome` says. */
export interface Line {
  readonly of: Event['is'] | 'remark'
  readonly section: Section
  /** In a battle: whose line it is. */
  readonly side: Side | null
  /** Whose doing it is, and where, if it is somebody's and somewhere. */
  readonly player: number | null
  readonly region: number | null
  /** A reason stands by what it explains; a total sums reasons up. */
  readonly as: 'heading' | 'row' | 'reason' | 'total'
  /** The unit, leader or card; on the map also a stack, a player or a region. */
  readonly who: string
  readonly reckoning: string
  readonly outcome: string
  readonly note: string
  readonly tone: Tone
  readonly rules: readonly string[]
}

/** A line as far as it differs from a blank one. */
export type Draft = Partial<Line> & Pick<Line, 'section'>

export const BLANK: Omit<Line, 'of' | 'section'> = {
  side: null,
  player: null,
  region: null,
  as: 'row',
  who: '',
  reckoning: '',
  outcome: '',
  note: '',
  tone: 'plain',
  rules: [],
}

/** What a teller looks at: the position is the one just after the event. */
export interface Telling {
  readonly s: Scenario
  readonly p: Sight
  readonly words: Words
}

export type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** How an event is told, and how those of a chapter are. */
export type Teller<I extends Event['is']> = (t: Telling, e: Of<I>) => readonly Draft[]
export type Tellers<I extends Event['is']> = { readonly [K in I]: Teller<K> }

/** A number as it is printed, and as a change. */
export const num = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n > 0 ? `+${n}` : num(n))

/** A sum as one would write it: 2 − 1 + 3. */
export const chain = (first: number, changes: readonly number[]): string =>
  changes.reduce((text, n) => `${text} ${n < 0 ? '−' : '+'} ${Math.abs(n)}`, num(first))

/** A phrase with its places filled. */
export const fill = (phrase: string, places: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = places[key]
    return value === undefined ? whole : typeof value === 'number' ? num(value) : value
  })
