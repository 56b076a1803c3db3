import type { Noun, Part, Phrase } from './words/phrase.ts'
import { coded, noun, say } from './words/phrase.ts'

/** What a message quotes of a file is cut at this many characters. */
const QUOTE_LIMIT = 40

/** Characters that act on a terminal, break a line or turn the direction of what follows. */
const ACTS = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}'
const ACTING = new RegExp(`[${ACTS}]`, 'u')

/** Scripts and emoji that need a joiner inside a word; between Latin, Greek or Cyrillic letters it only hides. */
const JOINED =
  '[[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]--[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}]]'

/**
 * Those characters, all that take no room on a line, but for joiners that a script needs and variants of emoji, and any
 * more than four marks on a letter, which would heap over other lines.
 */
const HIDDEN = new RegExp(
  [
    `[${ACTS}]`,
    `(?<!${JOINED})[\\u200c\\u200d]`,
    `[\\u200c\\u200d](?!${JOINED})`,
    '(?<!\\p{Extended_Pictographic})[\\ufe0e\\ufe0f]',
    '[[\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\u200c\\u200d\\ufe0e\\ufe0f]]',
    '[\\ufffc\\p{Noncharacter_Code_Point}]',
    '(?<=(?:\\p{M}[\\u200c\\u200d]?){4})\\p{M}',
  ].join('|'),
  'v',
)
const EVERY_HIDDEN = new RegExp(HIDDEN, 'gv')

/** Whether a text is one line of which everything is seen. */
export const oneLine = (text: string): boolean => !HIDDEN.test(text)

/** Whether a text, of one line or several, has nothing in it that acts on a terminal. */
export const printable = (text: string): boolean => !ACTING.test(text.replace(/[\n\r\t]/g, ' '))

/** A text with everything spelled out that acts on a terminal, breaks the line or is not seen: \\u{1b}. */
export const visible = (text: string): string =>
  text.replace(EVERY_HIDDEN, character => `\\u{${character.codePointAt(0)?.toString(16)}}`)

/** A text made fit to be quoted: short, and with nothing hidden in it. */
export const safe = (text: string, limit = QUOTE_LIMIT): string =>
  visible(text.length > limit ? `${text.slice(0, limit)}…` : text)

/** A value of a file as a message names it. */
export function show(value: unknown): Part {
  if (value === null || value === undefined) return say('nothing')
  if (typeof value === 'string') return `"${safe(value)}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return say('a-map')
  const plain = value.length <= 4 && value.every(part => typeof part !== 'object' || part === null)
  return plain ? say('short-list', { values: value.map(show) }) : say('long-list', { length: value.length })
}

/** As much of a complaint of the schema as is needed to word it. */
interface Complaint {
  readonly input?: unknown
}

/** What is wrong with a value where something else should be. */
export const mismatch = (what: Noun, input: unknown): Phrase =>
  input === undefined
    ? say('required', { what: noun(what) })
    : say('expected', { what: noun(what), found: show(input) })

export const expected =
  (what: Noun) =>
  ({ input }: Complaint): string =>
    coded(mismatch(what, input))

/** The same for text: YAML takes `1861` and `true` for something else, as long as no quotes stand about them. */
export const expectedText =
  (what: Noun) =>
  ({ input }: Complaint): string => {
    const said = mismatch(what, input)
    return coded(['number', 'boolean'].includes(typeof input) ? say('in-quotes', { said }) : said)
  }

/** These words, of which one is meant. */
export const oneOf = (words: readonly (string | number)[]): Phrase =>
  words.length === 1 ? say('only', { word: words[0] ?? '' }) : say('one-of', { words })
