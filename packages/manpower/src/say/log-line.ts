import type {
  Part,
  PhraseKey,
  Places,
  Tellers as TellersOf,
  Telling as TellingOf,
  Voice,
} from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { Manpower } from '../kind.ts'
import type { Words } from '../words/words.ts'

/** One line of a battle's log. */
export interface LogLine {
  readonly of: Event['is']
  /** The player who did it; null: none. */
  readonly side: number | null
  /** A reason stands beside its subject. */
  readonly as: 'heading' | 'row' | 'reason'
  readonly text: string
  /** A line's emphasis; the screen chooses its colour. */
  readonly tone: 'plain' | 'quiet' | 'good' | 'bad'
  readonly rules: readonly string[]
}

/** A line as far as it differs from a blank one. */
export type Draft = Partial<LogLine> & Pick<LogLine, 'text'>

export type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** The names of all phrases. */
export type Phrase = PhraseKey<Words>

/** The voice, and whether a map beside the words shows where things are. */
export interface Speech {
  readonly voice: Voice<Words>
  readonly isOnMap: boolean
}

/** What functions that put events into words see. */
export type Telling = TellingOf<Manpower> & Speech

/** How events of these kinds are put into words. */
export type Tellers<I extends Event['is']> = TellersOf<Telling, Of<I>, Draft>

/** Phrases that name a place only if no map shows it. */
type Placed = Extract<Phrase, `${string}:on-map`> extends `${infer Key}:on-map` ? Key : never

/** The phrase that names a place, or the one without it where a map shows the place. */
export const shown = ({ isOnMap }: Pick<Speech, 'isOnMap'>, key: Placed): Phrase =>
  isOnMap ? `${key}:on-map` : key

/** What a key that may be missing says; null where the table lacks it. */
export function known({ voice }: Pick<Speech, 'voice'>, key: string, places: Places = {}): string | null {
  const said = voice(key as Phrase, places)
  return said === key ? null : said
}

/** A word that stands for a code of the rules; the code itself where the table has none. */
export const coded = (t: Pick<Speech, 'voice'>, kind: string, code: string): string =>
  known(t, `${kind}:${code}`) ?? code

/** The causes of something, reason by reason. */
export const reasons = (t: Pick<Speech, 'voice'>, because: readonly Pick<Part, 'what'>[]): string[] =>
  because.map(({ what }) => coded(t, 'what', what))

/** A side's own advantages, each part with its change: +3 defending the node, −1 Low morale. */
export const changes = (t: Pick<Speech, 'voice'>, parts: readonly Part[]): string[] =>
  parts.map(({ what, change }) => t.voice('change', { change, what: coded(t, 'what', what) }))
