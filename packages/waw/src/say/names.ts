import { num } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Telling } from './log-line.ts'
import type { Phrase } from './phrases.ts'
import { isPhrase } from './phrases.ts'
import { at, NO_CARD, nth } from '../position.ts'
import { isLeader, slotOf } from '../scenario.ts'

/** What it takes to name something: the scenario, and a voice. */
export type Naming = Pick<Telling, 's' | 'voice'>

export const unitName = (s: Scenario, u: number): string => nth(s.units, u).name
export const playerName = (s: Scenario, player: number): string => s.players[player]?.name ?? ''
export const regionName = (s: Scenario, region: number): string => nth(s.map.regions, region).name
export const cardName = (s: Scenario, card: number): string => nth(s.cards, card).name

/** A counter by its printed name: a unit's, or a leader's. */
export const printedName = (s: Scenario, c: number): string =>
  isLeader(s, c) ? (s.leaders[at(s.setup.face, slotOf(s, c))]?.name ?? '') : unitName(s, c)

/** Units by name, as a sentence has them. */
export const unitNames = ({ s, voice }: Naming, units: readonly number[]): string =>
  voice('list:and', { names: units.map(u => unitName(s, u)) })

/** Units by name, as the cell of a table has them. */
export const unitRow = (t: Naming, units: readonly number[]): string =>
  rowOf(
    t,
    units.map(u => unitName(t.s, u)),
  )

/** Texts in a row, as the cell of a table has them. */
export const rowOf = ({ voice }: Pick<Telling, 'voice'>, names: readonly string[]): string =>
  names.length === 0 ? '' : voice('list:row', { names })

/** Texts with commas of their own, one after another. */
export const clauses = ({ voice }: Pick<Telling, 'voice'>, texts: readonly string[]): string =>
  texts.length === 0 ? '' : texts.reduce((clause, next) => voice('list:clause', { clause, next }))

/** The players of a side. */
export const sideName = ({ s, voice }: Naming, side: number): string =>
  voice('list:and', { names: s.players.filter(player => player.side === side).map(({ name }) => name) })

/** W-5.3-hidden-secret A unit, or a leader as far as known. */
export function counterName(t: Telling, c: number): string {
  const { s, p } = t
  if (!isLeader(s, c)) return unitName(s, c)
  const face = at(p.face, slotOf(s, c))
  return face < 0 ? count(t, 'face-down', 1) : nth(s.leaders, face).name
}

const faceDown = ({ s, p }: Telling, c: number): boolean => isLeader(s, c) && at(p.face, slotOf(s, c)) < 0

/** All counters of a stack, its leaders first; face-down ones are only counted. */
export function everyName(t: Telling, stack: readonly number[]): string {
  const unknown = stack.filter(c => faceDown(t, c)).length
  const known = stack.filter(c => !faceDown(t, c))
  const led = [...known.filter(c => isLeader(t.s, c)), ...known.filter(c => !isLeader(t.s, c))]
  const names = led.map(c => counterName(t, c))
  return t.voice('list:and', {
    names: [...(unknown === 0 ? [] : [count(t, 'face-down', unknown)]), ...names],
  })
}

/** More units than this are counted, not named, if no leader stands for them. */
const NAMED = 3

/** A stack in short: by its leaders, or by its units if they are few. */
export function stackName(t: Telling, stack: readonly number[]): string {
  const leaders = stack.filter(c => isLeader(t.s, c))
  const units = stack.filter(c => !isLeader(t.s, c))
  if (units.length === 0) return everyName(t, leaders)
  if (leaders.length > 0)
    return t.voice('stack:led', { leaders: everyName(t, leaders), units: count(t, 'unit', units.length) })
  if (units.length <= NAMED) return everyName(t, units)
  return t.voice('stack:more', { unit: unitName(t.s, at(units, 0)), more: units.length - 1 })
}

/** W-4.1.2-hide What others see of a hiding stack: how many. */
export function unseenStack(
  t: Telling,
  units: number,
  leaders: number,
  as: 'hidden' | 'unit' = 'hidden',
): string {
  if (units === 0) return count(t, 'hidden-leader', leaders)
  const number = count(t, as, units)
  if (leaders === 0) return number
  return t.voice('stack:led', { leaders: count(t, 'leader', leaders), units: number })
}

type CountedIn<K> = K extends `count:${infer W}` ? W : never

/** A number of something. */
export const count = ({ voice }: Pick<Telling, 'voice'>, what: CountedIn<Phrase>, number: number): string =>
  voice(`count:${what}`, { count: number })

/** A card, a special rule or a symbol, by a source's number. */
export function sourceName(s: Scenario, source: number): string {
  if (source >= 0) return cardName(s, source)
  if (source > NO_CARD) return s.special[-1 - source]?.name ?? ''
  return s.symbols[NO_CARD - 1 - source]?.name ?? ''
}

export const money = ({ voice }: Pick<Telling, 'voice'>, sum: number): string => voice('money', { sum })

/** Amounts of the scenario's resources, without zeroes. */
export const resourceNames = ({ s, voice }: Naming, amounts: readonly number[]): string[] =>
  amounts.flatMap((number, i) =>
    number === 0 ? [] : [voice('resource', { number, resource: s.resources[i] ?? '' })],
  )

/** The ground of a region or battle. */
export function terrainName({ voice }: Pick<Telling, 'voice'>, terrain: string): string {
  const phrase = `terrain:${terrain}`
  return isPhrase(phrase) ? voice(phrase) : terrain
}

/** A price in money and resources. */
export function price(t: Naming, amount: number, resources: readonly number[] = []): string {
  const others = resourceNames(t, resources)
  const sums = amount === 0 && others.length > 0 ? others : [money(t, amount), ...others]
  return t.voice('list:and', { names: sums })
}

/** Half movement points as printed: ½, 1, 1½. */
export function mp({ voice }: Pick<Telling, 'voice'>, halves: number): string {
  const whole = Math.floor(halves / 2)
  const half = halves % 2 === 0 ? '' : '½'
  return voice('mp', { mp: whole === 0 && half !== '' ? half : `${num(whole)}${half}` })
}
