import type { Event } from '../events.ts'
import type { Part } from '../because.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Words } from './english.ts'

/** One line of a battle's story. */
export interface Line {
  readonly of: Event['is']
  /** The player whose doing it is; null: nobody's. */
  readonly side: number | null
  /** A reason stands by what it explains. */
  readonly as: 'heading' | 'row' | 'reason'
  readonly text: string
  /** How a line is meant to strike the reader; what colour that is, the screen decides. */
  readonly tone: 'plain' | 'quiet' | 'good' | 'bad'
  readonly rules: readonly string[]
}

/** A line as far as it differs from a blank one. */
export type Draft = Partial<Line> & Pick<Line, 'text'>

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

/** A phrase with its places filled. */
const fill = (phrase: string, places: Readonly<Record<string, string | number>>): string =>
  phrase.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = places[key]
    return value === undefined ? whole : typeof value === 'number' ? num(value) : value
  })

/** A number as it is printed, and as a change. */
const num = (n: number): string => (n < 0 ? `−${-n}` : String(n))
const signed = (n: number): string => (n > 0 ? `+${n}` : num(n))

/** A phrase of the table, its places filled. */
export const phrase = (
  { words }: Pick<Telling, 'words'>,
  key: keyof Words,
  places: Readonly<Record<string, string | number>> = {},
): string => fill(words[key], places)

/** A word that stands for a code of the rules; the code itself where the table has none. */
export const coded = ({ words }: Pick<Telling, 'words'>, kind: string, code: string): string =>
  (words[`${kind}:${code}` as keyof Words] as string | undefined) ?? code

/** What somebody has for himself, each part with its change: +3 defending the node, −1 Low morale. */
export const partRow = (t: Pick<Telling, 'words'>, parts: readonly Part[]): string =>
  parts.map(({ what, change }) => `${signed(change)} ${coded(t, 'what', what)}`).join(', ')

export const rulesOf = (parts: readonly Part[]): string[] => [...new Set(parts.map(({ rule }) => rule))]
