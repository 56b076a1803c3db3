import type { Part, Tellers as TellersOf, Telling as TellingOf } from '@sandtable/kernel'
import { fill, signed } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { Manpower } from '../kind.ts'
import type { Words } from './english.ts'

/** One line of a battle's story. */
export interface LogLine {
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
export type Draft = Partial<LogLine> & Pick<LogLine, 'text'>

export type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** What a teller looks at. */
export type Telling = TellingOf<Manpower> & { readonly words: Words }

/** How the events of these kinds are told. */
export type Tellers<I extends Event['is']> = TellersOf<Telling, Of<I>, Draft>

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
