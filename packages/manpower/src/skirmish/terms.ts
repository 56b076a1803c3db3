import type { Era, FieldFile, FieldSideFile } from '@sandtable/scenario'
import type { NoParts, Phrase } from '@sandtable/kernel'
import { ERAS } from '../charts/eras.ts'

/** One side's forces in a skirmish: an army of its own from an era, or the battle's printed army. */
export type Fielded = Era | 'printed'

/** MG-skirmish What the players of a skirmish agree on. */
export interface Terms {
  /** By side, in the order of the pack. */
  readonly sides: readonly Fielded[]
  /** What each side that chooses its army spends, in whole manpower. */
  readonly manpower: number
}

/** The least and the most that an army may cost. */
export const LEAST_MANPOWER = 50
export const MOST_MANPOWER = 5000

/** MG-income The sums that are offered first: a small battle, a usual one, a large one. */
export const USUAL_SUMS: readonly number[] = [250, 500, 1000]

/** What can be wrong with the terms of a skirmish. */
interface TermsFaults {
  readonly 'terms-form': { readonly terms: string; readonly examples: readonly string[] }
  readonly 'terms-word': { readonly word: string; readonly known: readonly string[] }
  readonly 'terms-armies': { readonly count: number; readonly sides: number }
  readonly 'terms-printed': NoParts
  readonly 'terms-sum': { readonly sum: string; readonly least: number; readonly most: number }
}

export type TermsFault = Phrase<TermsFaults>

const EXAMPLES = ['ww2-500', 'ww1-v-ww2-500', 'printed-v-ww2-1000']

export type TermsReading =
  { readonly ok: true; readonly terms: Terms } | { readonly ok: false; readonly why: TermsFault }

/**
 * The terms at the end of a skirmish's name, for this many sides: `ww2-500`, `ww1-v-ww2-500`,
 * `printed-v-ww2-1000`.
 */
export function readTerms(text: string, sides: number): TermsReading {
  const [, fielded = '', sum = ''] = /^(.*)-([^-]*)$/.exec(text) ?? []
  const words = fielded.split('-v-')
  const strange = words.find(word => !isFielded(word))
  if (fielded === '')
    return { ok: false, why: { key: 'terms-form', parts: { terms: text, examples: EXAMPLES } } }
  if (strange !== undefined)
    return { ok: false, why: { key: 'terms-word', parts: { word: strange, known: [...ERAS, 'printed'] } } }
  const terms = { sides: words.filter(isFielded), manpower: /^\d{1,9}$/.test(sum) ? Number(sum) : NaN }
  const all = words.length === 1 ? terms.sides.flatMap(one => Array<Fielded>(sides).fill(one)) : terms.sides
  const why = whyNotTerms({ ...terms, sides: all }, sides, sum)
  return why === null ? { ok: true, terms: { ...terms, sides: all } } : { ok: false, why }
}

/** What is wrong with the terms of a skirmish for this many sides; null: nothing. */
export function whyNotTerms(
  { sides: fielded, manpower }: Terms,
  sides: number,
  written = String(manpower),
): TermsFault | null {
  if (fielded.length !== sides) return { key: 'terms-armies', parts: { count: fielded.length, sides } }
  if (fielded.every(one => one === 'printed')) return { key: 'terms-printed', parts: {} }
  if (Number.isInteger(manpower) && manpower >= LEAST_MANPOWER && manpower <= MOST_MANPOWER) return null
  return { key: 'terms-sum', parts: { sum: written, least: LEAST_MANPOWER, most: MOST_MANPOWER } }
}

const isFielded = (word: string): word is Fielded => word === 'printed' || ERAS.some(era => era === word)

/** The same as the end of a skirmish's name. */
export const termsText = ({ sides, manpower }: Terms): string =>
  `${isOneFor(sides) ? sides[0] : sides.join('-v-')}-${manpower}`

/** Whether all sides field the same. */
export const isOneFor = (sides: readonly Fielded[]): boolean => sides.every(one => one === sides[0])

/** MG-skirmish The turn after half the battle, in which unspent manpower brings reinforcements; there may be no such turn. */
export const turnOfReinforcements = (turns: number): number => Math.ceil(turns / 2) + 1

/**
 * MG-skirmish The same battle with armies of the players' own: its ground, its works, its node and its turns stay; who
 * chooses an army has only his manpower, and in the middle of the battle what he has not spent brings reinforcements.
 * Its title and what is told about it are still the battle's.
 */
export function skirmishOf(field: FieldFile, terms: Terms): FieldFile {
  const eras = terms.sides.flatMap(one => (one === 'printed' ? [field.era] : [one]))
  const later = turnOfReinforcements(field.turns)
  const sides = field.sides.map((side, n): FieldSideFile => {
    const fielded = terms.sides[n] ?? 'printed'
    if (fielded === 'printed') return side
    const come = later <= field.turns ? [{ turn: later, manpower: 0, groups: [] }] : []
    return {
      ...side,
      chooses: fielded,
      manpower: terms.manpower * 100,
      reserve: 0,
      buys: [],
      leader: null,
      groups: [],
      reinforcements: come,
    }
  })
  const [era = field.era] = eras
  return {
    ...field,
    id: `${field.id}--${termsText(terms)}`,
    minutes: null,
    difficulty: null,
    era,
    sides,
  }
}
