import { ENGLISH } from './en.ts'

type English = typeof ENGLISH
export type Key = keyof English

/** The parts that a phrase has room for. */
type PartsOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PartsOf<Rest> : never

/** The phrases without parts: most are nouns. */
export type Plain = { [K in Key]: [PartsOf<English[K]>] extends [never] ? K : never }[Key]

/** What is to be said: the key of a phrase in the table of a language, and what fills its parts. */
export interface Phrase {
  readonly key: Key
  readonly parts: Readonly<Record<string, Part>>
}

/** A list is said with commas. */
export type Part = string | number | Phrase | readonly Part[]

/** A phrase, or a sentence that somebody else has made. */
export type Message = Phrase | string

export type Words = Readonly<Record<Key, string>>

type Given<K extends Key> = [PartsOf<English[K]>] extends [never]
  ? []
  : [parts: Readonly<Record<PartsOf<English[K]>, Part>>]

export const say = <K extends Key>(key: K, ...[parts]: Given<K>): Phrase => ({ key, parts: parts ?? {} })

/** A noun by its key, or a longer phrase for one. */
export type Noun = Plain | Phrase
export const noun = (what: Noun): Phrase => (typeof what === 'string' ? { key: what, parts: {} } : what)

/** A message as a sentence, in the words of a language. */
export const sentence = (message: Message, words: Words = ENGLISH): string => {
  if (typeof message === 'string') return message
  return words[message.key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => spoken(message.parts[name], words))
}

const spoken = (part: Part | undefined, words: Words): string => {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return String(part)
  return 'key' in part ? sentence(part, words) : part.map(one => spoken(one, words)).join(', ')
}

/** Phrases as a text, for a schema takes nothing else for what is wrong. */
export const coded = (...phrases: readonly Message[]): string => JSON.stringify(phrases)

/** The same phrases; a text of the schema's own stays one. */
export function decoded(text: string): Message[] {
  return text.startsWith('[{') ? (JSON.parse(text) as Message[]) : [text]
}
