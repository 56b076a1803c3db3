import type { Phrase } from '@sandtable/kernel'
import type { Refusals } from './refusals.ts'
import { MOST_ANSWERS } from '@sandtable/kernel'

/** How much a client may send; anything more is refused unread. */
export const LIMITS = {
  /** Of one message over the socket, in bytes, and how deeply its lists and objects may be nested. */
  size: 65_536,
  depth: 12,
  /** Letters of an id, a token, the name of a decision or of a scenario. */
  id: 64,
  /** Answers of one command (K-15). */
  answers: MOST_ANSWERS,
  /** Answers that can be requested at once. */
  count: 50,
  /** Days of one holiday, and of all those that a game may allow a player. */
  days: 60,
  holidays: 365,
  /** Letters of a player's name, as people count them, and its bytes as UTF-8. */
  name: 40,
  nameBytes: 160,
  seats: 16,
  /** Answers that a host may ask to take back. */
  back: 100_000,
  /** The longest time on a clock, in milliseconds: a year. */
  time: 31_536_000_000,
} as const

/** What a client reads from a server: far more than any game needs, but limited. */
export const MESSAGE_LIMITS = { size: 16_777_216, depth: 64 } as const

/** Why a text isn't even read; null: it may be. */
export function excess(
  text: string,
  limits: { readonly size: number; readonly depth: number },
): Phrase<Pick<Refusals, 'too-large' | 'too-deep'>> | null {
  if (text.length > limits.size || bytesOf(text) > limits.size)
    return { key: 'too-large', parts: { most: limits.size } }
  if (depthOf(text, limits.depth) > limits.depth) return { key: 'too-deep', parts: { most: limits.depth } }
  return null
}

/** Its bytes as UTF-8. */
function bytesOf(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit > 0x7f) bytes += unit > 0x7ff && !isSurrogate(unit) ? 2 : 1
  }
  return bytes
}

/** Two of these make four bytes. */
const isSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdfff

/** How deeply the brackets of a text are nested, without parsing it as JSON; the scan ends where it is deeper than `most`. */
function depthOf(text: string, most: number): number {
  let depth = 0
  let deepest = 0
  for (let i = 0; i < text.length && deepest <= most; i++) {
    const letter = text[i]
    if (letter === '"') i = endOfText(text, i)
    else if (letter === '[' || letter === '{') deepest = Math.max(deepest, ++depth)
    else if (letter === ']' || letter === '}') depth--
  }
  return deepest
}

function endOfText(text: string, start: number): number {
  let i = start + 1
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1
  return i
}
