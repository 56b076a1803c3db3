import { orRow } from '@sandtable/kernel'

/** Something that can be named: by its id, its name, or another name. */
export interface Named {
  readonly number: number
  readonly name: string
  readonly keys: readonly string[]
}

/** What a word means; or in words, why it means nothing. */
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

/** How well a word fits a name, best first: the whole of it, its beginning, the beginning of a word in it. */
const FITS: readonly ((key: string, word: string) => boolean)[] = [
  (key, word) => key === word,
  (key, word) => key.startsWith(word),
  (key, word) => key.split(/[ -]/).some((_, i, parts) => parts.slice(i).join(' ').startsWith(word)),
  (key, word) => key.split(/[ -]/).some((_, i, parts) => parts.slice(i).join('-').startsWith(word)),
]

/** The one thing that a word names; if several fit equally well, all of them. */
export function find<N extends Named>(word: string, among: readonly N[], what: string): Found<N> {
  const wanted = plain(word)
  if (wanted === '') return { trouble: `Which ${what}?` }
  for (const fits of FITS) {
    const fitting = among.filter(({ keys }) => keys.some(key => fits(plain(key), wanted)))
    const [only] = fitting
    if (fitting.length === 1 && only !== undefined) return { found: only }
    if (fitting.length > 1) return { trouble: `${quoted(word)} could be ${listed(fitting)}.` }
  }
  const all = among.length > 0 && among.length <= MOST ? ` (${listed(among)})` : ''
  return { trouble: `There is no ${what} ${quoted(word)}${all}.` }
}

const MOST = 8

/** What somebody has typed, in quotation marks; of very much only the beginning. */
export const quoted = (text: string): string =>
  `'${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}'`

const LONGEST = 40

/** Names in a row, not too many; with their ids where two are called alike. */
function listed(all: readonly Named[]): string {
  const names = all.map(({ name, keys }) =>
    all.filter(other => other.name === name).length > 1 ? `${name} (${keys[0]})` : name,
  )
  const shown = names.slice(0, MOST)
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} or ${rest} ${rest === 1 ? 'other' : 'others'}` : orRow(shown)
}
