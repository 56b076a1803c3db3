import type { Paint } from './ink.ts'
import { bare, inkOf } from './ink.ts'

/** The output: how wide it is, and the colours that it takes. */
export interface Screen {
  readonly width: number
  readonly paint: Paint
}

const WIDEST = 100
const NARROWEST = 72

/** The terminal, or whatever replaces it: colours go only to a terminal that wants them. */
export function screenOf(stream: { readonly isTTY?: boolean; readonly columns?: number }): Screen {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  const wanted = Boolean(FORCE_COLOR) || (stream.isTTY === true && TERM !== 'dumb')
  return {
    width: Math.max(NARROWEST, Math.min(WIDEST, stream.columns ?? WIDEST)),
    paint: inkOf(wanted && !NO_COLOR),
  }
}

const GRAPHEMES = new Intl.Segmenter('en')
const WIDE =
  /^[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u

/** Columns that a text takes as `shown`; names from files may be in any script. */
export function widthOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length
  let width = 0
  for (const { segment } of GRAPHEMES.segment(bare(text))) width += WIDE.test(segment) ? 2 : 1
  return width
}

export const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map(widthOf))

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** A space that never breaks a line. */
export const TIED = '\u00a0'

/** A text broken between words and nowhere else; a word wider than the width keeps a line to itself. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.replace(/\s*[\n\r\t]\s*/g, ' ').split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || widthOf(last) + 1 + widthOf(word) > width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.map(line => line.replaceAll(TIED, ' '))
}

/** A text indented by two, and its continuation lines by four. */
export const hanging = (text: string, width: number): string[] =>
  wrapped(text, width - 4).map((line, i) => (i === 0 ? `  ${line}` : `    ${line}`))

/** A printed text with every line that is too wide broken between words; the rest is indented deeper than its line. */
export const fitted = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap(line => (widthOf(line) <= width ? [line] : broken(line, width)))
    .join('\n')

function broken(line: string, width: number): string[] {
  const indent = Math.min(/^ */.exec(line)?.[0].length ?? 0, width / 2)
  const lines: string[] = []
  let last = ''
  for (const part of line.match(/ *[^ ]+/g) ?? []) {
    if (last.trim() === '' || widthOf(last + part) <= width) last += part
    else {
      lines.push(last)
      last = ' '.repeat(indent + 2) + part.trimStart()
    }
  }
  return [...lines, last]
}

/** Two blocks side by side where they fit, or one below the other. */
export function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  const column = Math.max(widest(left) + 4, Math.floor(width / 2))
  if (column + widest(right) > width) return [...left, '', ...right]
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    (padEnd(left[i] ?? '', column) + (right[i] ?? '')).trimEnd(),
  )
}

/** A title with a line behind it, to the edge of the screen. */
export const ruler = ({ paint, width }: Screen, title: string): string =>
  `${paint.bold(title)} ${paint.dim('─'.repeat(Math.max(0, width - widthOf(title) - 1)))}`

/** The rules of a line stand at its right end; without room, on their own line. */
export function withRules({ paint, width }: Screen, lines: readonly string[], rules: string): string[] {
  const last = lines.at(-1) ?? ''
  if (rules === '') return [...lines]
  const gap = width - widthOf(last) - widthOf(rules)
  return gap >= 2
    ? [...lines.slice(0, -1), last + ' '.repeat(gap) + paint.dim(rules)]
    : [...lines, padStart('', width - widthOf(rules)) + paint.dim(rules)]
}
