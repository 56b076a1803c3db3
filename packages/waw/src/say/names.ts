import { fill, num } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Telling } from './log-line.ts'
import type { Words } from './english.ts'
import { at, NO_CARD, nth } from '../position.ts'
import { isLeader, slotOf } from '../scenario.ts'

export const unitName = (s: Scenario, u: number): string => nth(s.units, u).name
export const unitNames = (s: Scenario, units: readonly number[]): string =>
  units.map(u => unitName(s, u)).join(', ')

export const playerName = (s: Scenario, player: number): string => s.players[player]?.name ?? ''
export const regionName = (s: Scenario, region: number): string => nth(s.map.regions, region).name
export const cardName = (s: Scenario, card: number): string => nth(s.cards, card).name

/** The players of a side. */
export const sideName = ({ s, words }: Telling, side: number): string =>
  s.players
    .filter(player => player.side === side)
    .map(({ name }) => name)
    .join(words['won:sides'])

/** W-5.3-hidden-secret A unit, or a leader as far as anybody knows him. */
export function counterName({ s, p, words }: Telling, c: number): string {
  if (!isLeader(s, c)) return unitName(s, c)
  const face = at(p.face, slotOf(s, c))
  return face < 0 ? count(words, 'face-down', 1) : nth(s.leaders, face).name
}

const faceDown = ({ s, p }: Telling, c: number): boolean => isLeader(s, c) && at(p.face, slotOf(s, c)) < 0

/** All counters of a stack, its leaders first; those who lie face down are only counted. */
export function everyName(t: Telling, stack: readonly number[]): string {
  const unknown = stack.filter(c => faceDown(t, c)).length
  const known = stack.filter(c => !faceDown(t, c))
  const led = [...known.filter(c => isLeader(t.s, c)), ...known.filter(c => !isLeader(t.s, c))]
  const names = led.map(c => counterName(t, c))
  return [...(unknown === 0 ? [] : [count(t.words, 'face-down', unknown)]), ...names].join(', ')
}

/** More units than this are counted, not named, where no leader stands for them. */
const NAMED = 3

/** A stack in short: by its leaders, or by its units if they are few. */
export function stackName(t: Telling, stack: readonly number[]): string {
  const leaders = stack.filter(c => isLeader(t.s, c))
  const units = stack.filter(c => !isLeader(t.s, c))
  if (units.length === 0) return everyName(t, leaders)
  if (leaders.length > 0)
    return fill(t.words['stack:led'], {
      leaders: everyName(t, leaders),
      units: count(t.words, 'unit', units.length),
    })
  if (units.length <= NAMED) return everyName(t, units)
  return fill(t.words['stack:more'], { unit: unitName(t.s, at(units, 0)), more: units.length - 1 })
}

/** W-4.1.2-hide What others see of a stack that hides: how many. */
export function unseenStack(
  { words }: Telling,
  units: number,
  leaders: number,
  as: 'hidden' | 'unit' = 'hidden',
): string {
  if (units === 0) return count(words, 'hidden-leader', leaders)
  const number = count(words, as, units)
  if (leaders === 0) return number
  return fill(words['stack:led'], { leaders: count(words, 'leader', leaders), units: number })
}

type CountedIn<K> = K extends `count:${infer W}:one` ? W : never

/** A number of something. */
export const count = (words: Words, what: CountedIn<keyof Words>, number: number): string =>
  number === 1 ? words[`count:${what}:one`] : fill(words[`count:${what}:many`], { number })

/** A card, a special rule or a symbol, by the number of a source. */
export function sourceName(s: Scenario, source: number): string {
  if (source >= 0) return cardName(s, source)
  if (source > NO_CARD) return s.special[-1 - source]?.name ?? ''
  return s.symbols[NO_CARD - 1 - source]?.name ?? ''
}

export const money = (words: Words, amount: number): string => fill(words.money, { money: amount })

/** A price in money and resources. */
export function price({ s, words }: Telling, amount: number, resources: readonly number[] = []): string {
  const others = resources.flatMap((number, i) =>
    number === 0 ? [] : [fill(words.resource, { number, resource: s.resources[i] ?? '' })],
  )
  return (amount === 0 && others.length > 0 ? others : [money(words, amount), ...others]).join(', ')
}

/** Half movement points as they are printed: ½, 1, 1½. */
export function mp(words: Words, halves: number): string {
  const whole = Math.floor(halves / 2)
  const half = halves % 2 === 0 ? '' : '½'
  return fill(words.mp, { mp: whole === 0 && half !== '' ? half : `${num(whole)}${half}` })
}
