import type { DeepReadonly } from './data.ts'
import type { Kind } from './game.ts'

/** What fills the places of a phrase. */
export type Places = Readonly<Record<string, string | number | readonly string[]>>

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** The keys by which phrases of a table are requested; those of plurals without the form. */
export type PhraseKey<T> = KeyIn<keyof T & string>
type KeyIn<K extends string> = K extends `${infer Key}_ordinal_${Form}`
  ? Key
  : K extends `${infer Key}_${Form}`
    ? Key
    : K

/** Says a phrase of a language table by its key; rulesets are handed one and never choose words. */
export type Voice<T> = (key: PhraseKey<T>, places?: Places) => string

/** The tables of a ruleset: English is at hand, and other languages load on demand. */
export interface Languages<T> {
  readonly en: T
  readonly others: Readonly<Record<string, () => Promise<T>>>
}

/** What a teller looks at: the position is the one just after the event. */
export interface Telling<K extends Pick<Kind, 's' | 'p'>> {
  readonly s: K['s']
  readonly p: DeepReadonly<K['p']>
}

/** How each of these events is put into words, in lines as far as they differ from a blank one. */
export type Tellers<T, E extends { readonly is: string }, D> = {
  readonly [I in E['is']]: (t: T, e: Extract<E, { is: I }>) => readonly D[]
}

/** A number as it is printed, and as a change. */
export const num = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n > 0 ? `+${n}` : num(n))
