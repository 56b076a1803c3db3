import type { Places } from '@sandtable/kernel'
import { phrase } from '../words/words.ts'

/** Something with a name: its id, its name, or other names. */
export interface Named {
  readonly number: number
  readonly name: string
  readonly keys: readonly string[]
}

/** What a word means; or in words, why nothing. */
export type Found<N extends Named> = { readonly found: N } | { readonly trouble: string }

/** Letters without accents, in lower case, with single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replace(/[’']/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** How well a word fits a name, best first: all of it, its start, the start of a word in it. */
const FITS: readonly ((key: string, word: string) => boolean)[] = [
  (key, word) => key === word,
  (key, word) => key.startsWith(word),
  (key, word) => key.split(/[ -]/).some((_, i, parts) => parts.slice(i).join(' ').startsWith(word)),
  (key, word) => key.split(/[ -]/).some((_, i, parts) => parts.slice(i).join('-').startsWith(word)),
]

/** What to say about a name: when none was typed, and when nothing has it. */
export type Sought = (form: 'which' | 'unknown', places?: Places) => string

/** The one thing that a word names; if several fit equally, lists them all. */
export function find<N extends Named>(word: string, among: readonly N[], sought: Sought): Found<N> {
  const wanted = plain(word)
  if (wanted === '') return { trouble: sought('which') }
  for (const fits of FITS) {
    const fitting = among.filter(({ keys }) => keys.some(key => fits(plain(key), wanted)))
    const [only] = fitting
    if (fitting.length === 1 && only !== undefined) return { found: only }
    if (fitting.length > 1)
      return { trouble: phrase('play:ambiguous', { typed: quoted(word), names: listed(fitting) }) }
  }
  const text = sought('unknown', { typed: quoted(word) })
  const isShort = among.length > 0 && among.length <= MOST
  return { trouble: isShort ? phrase('play:try', { text, names: listed(among) }) : text }
}

const MOST = 8

/** The user's input in quotation marks; if it is long, only the start. */
export const quoted = (text: string): string =>
  `'${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}'`

const LONGEST = 40

/** Names in a row, up to a limit; with ids where two are the same. */
function listed(all: readonly Named[]): string[] {
  const names = all.map(({ name, keys }) =>
    all.filter(other => other.name === name).length > 1
      ? phrase('play:alike', { name, id: keys[0] ?? '' })
      : name,
  )
  const shown = names.slice(0, MOST)
  const rest = names.length - shown.length
  return rest > 0 ? [...shown, phrase('play:others', { count: rest })] : shown
}
