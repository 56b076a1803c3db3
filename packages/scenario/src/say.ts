import type { Noun, Part, Phrase } from './words/phrase.ts'
import { coded, noun, say } from './words/phrase.ts'

/** What a message quotes of a file is cut at this many characters. */
const QUOTE_LIMIT = 40

/** Characters that act on a terminal, break a line or change the direction of the text after them. */
const ACTS = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}'
const ACTING = new RegExp(`[${ACTS}]`, 'u')

/** Scripts and emoji that need a joiner inside a word; between Latin, Greek or Cyrillic letters it only hides. */
const JOINED =
  '[[\\p{L}\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]--[\\p{sc=Latin}\\p{sc=Greek}\\p{sc=Cyrillic}]]'

/**
 * Those characters, all invisible ones except joiners that a script needs and emoji variants, and more than four marks
 * on a letter, which would cover other lines.
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

/** Whether a text is one line with every character visible. */
export const oneLine = (text: string): boolean => !HIDDEN.test(text)

/** Whether a text, of one line or several, has nothing that acts on a terminal. */
export const printable = (text: string): boolean => !ACTING.test(text.replace(/[\n\r\t]/g, ' '))

/** A text with everything escaped that acts on a terminal, breaks the line or is invisible: \\u{1b}. */
export const visible = (text: string): string =>
  text.replace(EVERY_HIDDEN, character => `\\u{${character.codePointAt(0)?.toString(16)}}`)

/** A text made fit for quoting: short, and with nothing hidden. */
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

/** The parts of a schema's complaint needed to word it. */
interface Complaint {
  readonly input?: unknown
}

/** The problem with a wrong value. */
export const mismatch = (what: Noun, input: unknown): Phrase =>
  input === undefined
    ? say('required', { what: noun(what) })
    : say('expected', { what: noun(what), found: show(input) })

export const expected =
  (what: Noun) =>
  ({ input }: Complaint): string =>
    coded(mismatch(what, input))

/** The same for text: YAML reads `1861` and `true` as something else, unless they are quoted. */
export const expectedText =
  (what: Noun) =>
  ({ input }: Complaint): string => {
    const said = mismatch(what, input)
    return coded(['number', 'boolean'].includes(typeof input) ? say('in-quotes', { said }) : said)
  }

/** These words, one of which is expected. */
export const oneOf = (words: readonly (string | number)[]): Phrase =>
  words.length === 1 ? say('only', { word: words[0] ?? '' }) : say('one-of', { words })
