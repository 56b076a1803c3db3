import type { Tellers as TellersOf, Telling as TellingOf, Voice } from '@sandtable/kernel'
import { num } from '@sandtable/kernel'
import type { Event, Waw } from '../events.ts'
import type { Side } from '../position.ts'
import type { Words } from '../words/words.ts'

/** A line's emphasis; the screen chooses its colour. */
export type Tone = 'plain' | 'quiet' | 'hit' | 'panic' | 'good' | 'bad'

type SectionOf<K> = K extends `section:${infer S}` ? S : never
/** The heading over a line: a step of the battle or a part of the turn. */
export type Section = SectionOf<keyof Words>

/** One line of a war's log, cut into the columns of a table. On the map `who` did what `outcome` says. */
export interface LogLine {
  readonly of: Event['is'] | 'remark'
  readonly section: Section
  /** In a battle: the line's side. */
  readonly side: Side | null
  /** The actor and the place, if there are any. */
  readonly player: number | null
  readonly region: number | null
  /** A reason stands beside its subject; a total sums reasons up. */
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
export type Draft = Partial<LogLine> & Pick<LogLine, 'section'>

export const BLANK: Omit<LogLine, 'of' | 'section'> = {
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

/** What functions that put events into words see. */
export type Telling = TellingOf<Waw> & { readonly voice: Voice<Words> }

export type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** How events of these kinds are put into words. */
export type Tellers<I extends Event['is']> = TellersOf<Telling, Of<I>, Draft>

/** A sum as one would write it: 2 − 1 + 3. */
export const chain = (first: number, changes: readonly number[]): string =>
  changes.reduce((text, n) => `${text} ${n < 0 ? '−' : '+'} ${Math.abs(n)}`, num(first))
