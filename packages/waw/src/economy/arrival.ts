import type { Answer, Choice, Here } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { Coming } from './events.ts'
import type { Lay } from '../map/presence.ts'
import type { Entering } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { counts, openRoomIn } from '../movement/stacking.ts'
import { enemyFree, friendly, layOf } from '../map/presence.ts'
import { isOneOf, names, no } from '../why-not.ts'
import { at, nth } from '../position.ts'
import { isLeader } from '../scenario.ts'
import { onLand, regionOf } from '../map/passage.ts'
import { rosterOf } from '../roster.ts'

/** How a counter enters a region: in the open, into the fortress, or hidden. */
export interface Entry {
  readonly region: number
  readonly inside: boolean
  readonly hidden: boolean
}

/** A counter due to arrive, and its possible regions. */
export interface Arrival {
  readonly counter: number
  readonly entries: readonly Entry[]
}

export const openly = (region: number): Entry => ({ region, inside: false, hidden: false })

/** The first of these counters that can arrive at all; null: none can, and they wait. */
export function firstArrival(
  counters: readonly number[],
  entriesOf: (counter: number) => readonly Entry[],
): Arrival | null {
  for (const counter of counters) {
    const entries = entriesOf(counter)
    if (entries.length > 0) return { counter, entries }
  }
  return null
}

/** The possible answers of its owner: the counter, and a region for it. */
export const entryOptions = ({ counter, entries }: Arrival): Entering[] =>
  entries.map(({ region }) => ({ counter, to: region }))

/** The counter arrives where the answer says. */
export function takeEntry(g: Here<Waw>, { counter, entries }: Arrival, how: Coming, { to }: Entering): void {
  const entry = entries.find(({ region }) => region === to) as Entry
  emit(g, { is: 'arrived', player: at(g.s.owner, counter), how, stack: [counter], ...entry, lost: [] })
}

/** Counters arrive one by one, while there is a next one with a place. */
export const oneByOne = (
  rule: string,
  how: Coming,
  next: (s: Scenario, p: Sight) => Arrival | null,
): Omit<Choice<Waw, 'grant', 'turn'>, 'kind' | 'who'> => ({
  rule,
  forced: true,
  legal: g => entryOptions(next(g.s, g.p) as Arrival),
  whyNot: ({ s, p }, _player, answer) => whyNotEntry(s, p, rule, next(s, p) as Arrival, answer),
  take: (g, _player, answer) => {
    takeEntry(g, next(g.s, g.p) as Arrival, how, answer)
    return again
  },
})

/** W-9-difficult, G-30 A region that a counter may enter in the open: on land, free of enemies, with room for it. */
export const openTo = (
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  counter: number,
  region: number,
): boolean => whyNotOpen(s, p, lay, player, counter, region) === null

/** Why a counter may not enter a region in the open; null: it may. */
function whyNotOpen(
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  counter: number,
  region: number,
): WhyNot | null {
  if (!onLand(s, region)) return no('W-3.1-impassable', 'not-land', { region })
  if (!enemyFree(s, p, lay, player, region)) return no('G-30', 'enemies', { region })
  if (!based(s, counter, region)) return no('W-4.1.3-naval-domain', 'no-base', { counter })
  return roomFor(s, p, player, counter, region)
    ? null
    : no('W-9-difficult', 'full', { region, room: 0, over: 1 })
}

/** Why a counter may not arrive this way; null: it may. */
export function whyNotEntry(
  s: Scenario,
  p: Sight,
  rule: string,
  { counter, entries }: Arrival,
  answer: Answer,
): WhyNot | null {
  if (!names(answer, 'counter', 'to')) return no(rule, 'no-answer')
  const { counter: named, to } = answer
  if (!isOneOf(named, s.owner.length) || !isOneOf(to, s.map.regions.length)) return no(rule, 'no-answer')
  if (named !== counter) return no(rule, 'other-first', { counter })
  if (entries.some(({ region }) => region === to)) return null
  const shut = whyNotOpen(s, p, layOf(s, p), at(s.owner, counter), counter, to)
  return shut ?? no(rule, 'not-named', { counter, region: to })
}

/** W-9-difficult Hidden units take room by number, which is all that others know. */
export function roomFor(s: Scenario, p: Sight, player: number, counter: number, region: number): boolean {
  return !counts(s, counter) || openRoomIn(s, p, player, region) > 0
}

/** W-4.1.3-naval-domain, W-4.1.4-air-basing Ships come into ports, aircraft to airbases. */
function based(s: Scenario, counter: number, region: number): boolean {
  if (isLeader(s, counter)) return true
  const { is } = nth(s.units, counter)
  if (is.naval) return regionOf(s, region).port
  return !is.air || regionOf(s, region).airbase !== null
}

/**
 * W-A3.4-place, W-A3.4-specific, W-A2.1-production, W-A2.1-location Where a player's new counter may be placed: in a
 * region that it names; otherwise in the production regions and with a Horde that isn't hidden; or, if the player never
 * had any, in any friendly region.
 */
export function recruitingGrounds(
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  counter: number,
): number[] {
  const { regions, hordes } = printedGrounds(s, player, counter)
  const camps = hordes
    .filter(u => p.hidden[u] === 0)
    .map(u => at(p.where, u))
    .filter(r => r >= 0)
  const grounds = [...(regions ?? [...s.map.regions.keys()]).filter(r => friendly(s, p, player, r)), ...camps]
  return [...new Set(grounds)].filter(r => openTo(s, p, lay, player, counter, r)).sort((a, b) => a - b)
}

/** W-A3.4-place Where a player's new counter may be placed by the printed data: in regions (null: in any), and with Hordes. */
export function printedGrounds(
  s: Scenario,
  player: number,
  counter: number,
): { readonly regions: readonly number[] | null; readonly hordes: readonly number[] } {
  const named = s.units[counter]?.place ?? []
  if (named.length > 0) return { regions: named, hordes: [] }
  const hordes = hordesOf(s, player)
  const production = nth(rosterOf(s).production, player)
  const anywhere = production.length === 0 && hordes.length === 0
  return { regions: anywhere ? null : production, hordes }
}

/** W-A1-horde-production, G-87 The Hordes of a player's side, lost ones too, in the edition that has them. */
const hordesOf = (s: Scenario, player: number): readonly number[] =>
  s.rules.hordes ? nth(rosterOf(s).hordes, player) : []
