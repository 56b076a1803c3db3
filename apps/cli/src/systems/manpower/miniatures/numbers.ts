import { fieldPhrase } from '../words/words.ts'

/** A typed number; or in words, what was expected instead. */
type Read<N> = N | { readonly trouble: string }

/** No table has more than this. */
const MOST = 1_000_000

/** A whole number in digits alone, in its range. */
export function whole(text: string, what: string, least = 0, most = MOST): Read<number> {
  const value = /^\d+$/.test(text) ? Number(text) : -1
  if (value >= least && value <= most) return value
  const places = { what, least, most, typed: text }
  return { trouble: fieldPhrase(least === most ? 'say:exact' : 'say:number', places) }
}

/** Whole numbers with spaces or plus signs between them. */
export function wholes(text: string, what: string, least = 0): Read<number[]> {
  const read = text.split(/[\s+]+/).map(part => whole(part, what, least))
  const wrong = read.find(one => typeof one === 'object')
  return wrong ?? read.filter(one => typeof one === 'number')
}

/** Metres as they are typed, in whole centimetres. */
export function metres(text: string, what: string): Read<number> {
  const [, figures] = /^(\d{1,5}(?:\.\d{1,2})?)\s*m?$/i.exec(text) ?? []
  if (figures !== undefined) return Math.round(Number(figures) * 100)
  return { trouble: fieldPhrase('say:metres', { what, typed: text }) }
}
