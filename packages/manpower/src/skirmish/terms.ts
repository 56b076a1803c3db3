import type { Era, FieldFile, FieldSideFile } from '@sandtable/scenario'
import { ERA_NAMES } from '../say/eras.ts'
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

export type TermsReading =
  { readonly ok: true; readonly terms: Terms } | { readonly ok: false; readonly why: string }

/**
 * The terms at the end of a skirmish's name, for this many sides: `ww2-500`, `ww1-v-ww2-500`,
 * `printed-v-ww2-1000`.
 */
export function readTerms(text: string, sides: number): TermsReading {
  const [, fielded = '', sum = ''] = /^(.*)-([^-]*)$/.exec(text) ?? []
  const words = fielded.split('-v-')
  const strange = words.find(word => !isFielded(word))
  if (fielded === '') return refused(`“${text}” isn’t the terms of a skirmish; expected ${FORM}`)
  if (strange !== undefined) return refused(`“${strange}” isn’t an era; expected ${EXPECTED}`)
  const terms = { sides: words.filter(isFielded), manpower: /^\d{1,9}$/.test(sum) ? Number(sum) : NaN }
  const all = words.length === 1 ? terms.sides.flatMap(one => Array<Fielded>(sides).fill(one)) : terms.sides
  const why = whyNotTerms({ ...terms, sides: all }, sides, sum)
  return why === null ? { ok: true, terms: { ...terms, sides: all } } : refused(why)
}

/** What is wrong with the terms of a skirmish for this many sides; null: nothing. */
export function whyNotTerms(
  { sides: fielded, manpower }: Terms,
  sides: number,
  written = String(manpower),
): string | null {
  if (fielded.length !== sides)
    return `${fielded.length} armies for ${sides} sides; expected one era for all of them, or one for each`
  if (fielded.every(one => one === 'printed'))
    return 'every side has its printed army; expected an era for one side at least'
  const isSum = Number.isInteger(manpower) && manpower >= LEAST_MANPOWER && manpower <= MOST_MANPOWER
  return isSum
    ? null
    : `“${written}” manpower; expected a whole number from ${LEAST_MANPOWER} to ${grouped(MOST_MANPOWER)}`
}

const refused = (why: string): TermsReading => ({ ok: false, why })

const isFielded = (word: string): word is Fielded => word === 'printed' || ERAS.some(era => era === word)

const EXPECTED = `${ERAS.join(', ')} or printed`
const FORM = 'an era and a sum, such as ww2-500, ww1-v-ww2-500 or printed-v-ww2-1000'

/** The same as the end of a skirmish's name. */
export const termsText = ({ sides, manpower }: Terms): string =>
  `${isOneFor(sides) ? sides[0] : sides.join('-v-')}-${manpower}`

/** A whole number with its thousands apart. */
const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',')

const isOneFor = (sides: readonly Fielded[]): boolean => sides.every(one => one === sides[0])

/** The terms in words: WW2, 500 manpower. */
export const sayTerms = ({ sides, manpower }: Terms): string => {
  const armies = isOneFor(sides) ? sides.slice(0, 1) : sides
  const said = armies.map(one => (one === 'printed' ? 'the printed army' : ERA_NAMES[one]))
  return `${said.join(' v ')}, ${grouped(manpower)} manpower`
}

/**
 * MG-skirmish The same battle with armies of the players' own: its ground, its works, its node and its turns stay; who
 * chooses an army has only his manpower, and in the middle of the battle what he has not spent brings reinforcements.
 */
export function skirmishOf(field: FieldFile, terms: Terms): FieldFile {
  const eras = terms.sides.flatMap(one => (one === 'printed' ? [field.era] : [one]))
  const later = Math.ceil(field.turns / 2) + 1
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
    title: `${field.title}: skirmish, ${sayTerms(terms)}`,
    about: aboutOf(field, terms, later),
    tagline: `Armies of your own: ${sayTerms(terms)}.`,
    minutes: null,
    difficulty: null,
    era,
    sides,
  }
}

function aboutOf({ title, turns, sides: printed }: FieldFile, terms: Terms, later: number): string {
  const who = printed.map(({ name }, n) => `${name}: ${fieldedText(terms.sides[n] ?? 'printed', terms)}.`)
  const rest =
    later <= turns
      ? `What you don’t spend pays for works, and in turn ${later} for reinforcements.`
      : 'What you don’t spend pays for works.'
  return [
    `A skirmish on the ground of ${title}, with armies of the players’ own.`,
    who.join(' '),
    `Choose a leader first, then buy an army in secret and place it. ${rest}`,
  ].join('\n\n')
}

const fieldedText = (fielded: Fielded, { manpower }: Terms): string =>
  fielded === 'printed'
    ? 'the printed army'
    : `an army from ${ERA_NAMES[fielded]} for ${grouped(manpower)} manpower`
