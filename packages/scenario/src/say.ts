/** What a message quotes of a file is cut at this many characters. */
const QUOTE_LIMIT = 40

/** Characters that change what a terminal or a log shows, beside the plain line break and tab. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const EVERY_UNPRINTABLE = new RegExp(UNPRINTABLE, 'gu')

/** Whether a text has no characters that are not seen; line breaks and tabs are such, too. */
export const oneLine = (text: string): boolean => !UNPRINTABLE.test(text)
export const printable = (text: string): boolean => oneLine(text.replace(/[\n\r\t]/g, ' '))

/** A text made fit to be shown: short, and without anything that acts on a terminal. */
export function safe(text: string, limit = QUOTE_LIMIT): string {
  const short = text.length > limit ? `${text.slice(0, limit)}…` : text
  return short.replace(EVERY_UNPRINTABLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** A value of a file as a message names it. */
export function show(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value === 'string') return `"${safe(value)}"`
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return 'a map'
  const plain = value.length <= 4 && value.every(part => typeof part !== 'object' || part === null)
  return plain ? `[${value.map(show).join(', ')}]` : `a list of ${value.length}`
}

/** As much of a complaint of the schema as is needed to word it. */
interface Complaint {
  readonly input?: unknown
}

export const expected =
  (what: string) =>
  ({ input }: Complaint): string =>
    input === undefined ? `required: ${what}` : `expected ${what}, found ${show(input)}`

/** The same for text: YAML takes `1861` and `true` for something else, as long as no quotes stand about them. */
export const expectedText =
  (what: string) =>
  (complaint: Complaint): string =>
    expected(what)(complaint) +
    (['number', 'boolean'].includes(typeof complaint.input) ? ': write it in quotes' : '')

export const oneOf = (words: readonly (string | number)[]): string =>
  words.length === 1 ? String(words[0]) : `one of ${words.join(', ')}`
