import { ENGLISH } from './en.ts'

type English = typeof ENGLISH
export type Key = keyof English

/** The parts that a phrase has room for. */
type PartsOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | PartsOf<Rest> : never

/** The phrases without parts: most are nouns. */
export type Plain = { [K in Key]: [PartsOf<English[K]>] extends [never] ? K : never }[Key]

/** Something to say: the key of a phrase in a language's table, and its parts. */
export interface Phrase {
  readonly key: Key
  readonly parts: Readonly<Record<string, Part>>
}

/** A list is said with commas. */
export type Part = string | number | Phrase | readonly Part[]

/** A phrase, or a ready-made sentence. */
export type Message = Phrase | string

type Words = Readonly<Record<Key, string>>

/** The languages with phrases for problems: another is a folder with the same keys, and its name here. */
export const WORDS: {
  readonly en: Words
  readonly others: Readonly<Record<string, () => Promise<Words>>>
} = { en: ENGLISH, others: {} }

/** Says a phrase by its key, in the reader's language. */
export type Saying = (key: Key, places: Readonly<Record<string, string>>) => string

const inEnglish: Saying = (key, places) =>
  ENGLISH[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => places[name] ?? '')

type Given<K extends Key> = [PartsOf<English[K]>] extends [never]
  ? []
  : [parts: Readonly<Record<PartsOf<English[K]>, Part>>]

export const say = <K extends Key>(key: K, ...[parts]: Given<K>): Phrase => ({ key, parts: parts ?? {} })

/** A noun by its key, or a longer phrase for one. */
export type Noun = Plain | Phrase
export const noun = (what: Noun): Phrase => (typeof what === 'string' ? { key: what, parts: {} } : what)

/** A message as a sentence. */
export function sentence(message: Message, saying = inEnglish): string {
  if (typeof message === 'string') return message
  const places = Object.entries(message.parts).map(([name, part]) => [name, spoken(part, saying)] as const)
  return saying(message.key, Object.fromEntries(places))
}

const spoken = (part: Part, saying: Saying): string => {
  if (typeof part === 'string' || typeof part === 'number') return String(part)
  return 'key' in part ? sentence(part, saying) : part.map(one => spoken(one, saying)).join(', ')
}

/** Phrases as a text, as a schema takes nothing else for its messages. */
export const coded = (...phrases: readonly Message[]): string => JSON.stringify(phrases)

/** The same phrases; a text of the schema's own stays one. */
export function decoded(text: string): Message[] {
  return text.startsWith('[{') ? (JSON.parse(text) as Message[]) : [text]
}
