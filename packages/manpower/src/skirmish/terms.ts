import type { Era, FieldFile, FieldSideFile } from '@sandtable/scenario'
import { ERAS } from '../charts/eras.ts'

/** What one side of a skirmish fields: an army of its own from an era, or the army that the battle is printed with. */
export type Fielded = Era | 'printed'

/** MG-skirmish What the players of a skirmish agree on. */
export interface Terms {
  /** By side, in the order of the pack. */
  readonly sides: readonly Fielded[]
  /** What each side spends that chooses its army, in whole manpower. */
  readonly manpower: number
}

/** The least and the most that an army may cost. */
export const LEAST_MANPOWER = 50
export const MOST_MANPOWER = 5000

/** MG-income The sums that are offered first: a small battle, a usual one, a large one. */
export const USUAL_SUMS: readonly number[] = [250, 500, 1000]

/** What is wrong with the terms of a skirmish: what was written, how many armies that is, and how many sides there are. */
export interface TermsFault {
  readonly what: 'none' | 'era' | 'armies' | 'all-printed' | 'sum'
  readonly text: string
  readonly count: number
  readonly sides: number
}

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
  if (fielded === '') return { ok: false, why: { what: 'none', text, count: 0, sides } }
  if (strange !== undefined)
    return { ok: false, why: { what: 'era', text: strange, count: words.length, sides } }
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
  const told = { text: written, count: fielded.length, sides }
  if (fielded.length !== sides) return { what: 'armies', ...told }
  if (fielded.every(one => one === 'printed')) return { what: 'all-printed', ...told }
  const isSum = Number.isInteger(manpower) && manpower >= LEAST_MANPOWER && manpower <= MOST_MANPOWER
  return isSum ? null : { what: 'sum', ...told }
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
