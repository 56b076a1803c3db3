import type { Choice, Here } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { Hindrance } from './hindrance.ts'
import type { Scenario } from '../scenario.ts'
import type { Order } from '../questions.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { barred } from '../effects/in-force.ts'
import { isLeader } from '../scenario.ts'
import { enemyCombatIn, ofFriends } from '../map/presence.ts'
import { isOneOf, no } from '../why-not.ts'
import { numbersOf } from './stack.ts'
import { rosterOf } from '../roster.ts'

/** W-4.1.2-hide, G-75 Guerrillas may be turned to their hidden side, and leaders with them. */
export function whyNotHide(
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
): Hindrance | null {
  const region = at(p.where, at(stack, 0))
  if (stack.some(c => p.hidden[c] === 1)) return 'hidden'
  if (stack.some(c => p.inside[c] === 1)) return 'inside'
  if (stack.some(c => barred(s, p, 'hide', c))) return 'forbidden'
  const units = stack.filter(c => !isLeader(s, c))
  if (!units.every(u => s.units[u]?.is.guerrilla)) return 'no-guerrilla'
  if (at(p.lurking, player * s.map.regions.length + region) + units.length === 0) return 'leader-alone'
  // W-10.1-stop-on-enemy Units that have met enemies this turn can't evade them.
  if (stack.some(c => at(p.came, c) >= 0) && enemyCombatIn(s, p, player, region) > 0) return 'met-enemies'
  return lyingIn(s, p, player, region) + units.length <= s.rules.hidden_cap ? null : 'hidden-cap'
}

/** G-75 How many units of a player's side lie hidden in a region. */
export const lyingIn = (s: Scenario, p: Sight, player: number, region: number): number =>
  ofFriends(s, p.lurking, player, region)

/** G-41 Their owner may turn hidden counters up again in the movement phase; leaders are never left hidden alone. */
export function whyNotUncover(
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
): Hindrance | null {
  if (stack.some(c => p.hidden[c] === 0)) return 'not-hidden'
  const place = player * s.map.regions.length + at(p.where, at(stack, 0))
  const { units, leaders } = numbersOf(s, stack)
  return at(p.lurking, place) > units || at(p.lurkingLeaders, place) === leaders ? null : 'leader-alone'
}

/** The parts of a stack that might be hidden, or turned up. */
export function hidable(s: Scenario, p: Sight, _region: number, stack: readonly number[]): Order {
  const hidden = p.hidden[at(stack, 0)] === 1
  const fits = stack.filter(c => hidden || isLeader(s, c) || s.units[c]?.is.guerrilla)
  return { do: hidden ? 'uncover' : 'hide', stack: fits.length > 0 ? fits : [...stack] }
}

export function takeHide(g: Here<Waw>, player: number, stack: readonly number[]): void {
  const region = at(g.p.where, at(stack, 0))
  emit(g, { is: 'hid', player, stack, hidden: true, ...numbersOf(g.s, stack), region, lost: [] })
}

export const takeUncover = (g: Here<Waw>, player: number, stack: readonly number[]): void =>
  uncover(g, player, stack, 'own')

/** Turns counters of one player in one region face up. */
export function uncover(
  g: Here<Waw>,
  player: number,
  stack: readonly number[],
  because: 'search' | 'own' | 'cap' | 'effect' | 'overrun',
): void {
  const row = (of: readonly number[]): number[] => stack.map(c => at(of, c))
  emit(g, {
    is: 'uncovered',
    player,
    region: at(g.p.where, at(stack, 0)),
    stack,
    because,
    came: row(g.p.came),
    spent: row(g.p.spent),
    halted: row(g.p.halted),
  })
}

/** Hidden counters of a player in a region. */
export const hiddenIn = (s: Scenario, p: Sight, player: number, region: number): number[] =>
  nth(rosterOf(s).counters, player).filter(c => p.where[c] === region && p.hidden[c] === 1)

/** G-75 These hidden units of a region, and if they are the last of them the leaders they hide. */
export function withLeaders(s: Scenario, p: Sight, player: number, units: readonly number[]): number[] {
  const stack = hiddenIn(s, p, player, at(p.where, at(units, 0)))
  return units.length === numbersOf(s, stack).units ? stack : [...units]
}

/** A region where a player has hidden units, and their side more than the cap; -1 for none. */
const overfilled = (s: Scenario, p: Sight, player: number): number =>
  s.map.regions.findIndex(
    (_, region) =>
      at(p.lurking, player * s.map.regions.length + region) > 0 &&
      lyingIn(s, p, player, region) > s.rules.hidden_cap,
  )

/** W-4.1.2-hidden-excess, G-75 If more than the cap are hidden, the owner turns units up until they fit. */
export const turnUpExcess: Choice<Waw, 'hidden-excess', 'moving'> = {
  kind: 'hidden-excess',
  rule: 'W-4.1.2-hidden-excess',
  who: g => {
    const player = [...g.s.players.keys()].find(q => overfilled(g.s, g.p, q) >= 0)
    return player === undefined ? [] : [player]
  },
  legal: (g, player) =>
    hiddenIn(g.s, g.p, player, overfilled(g.s, g.p, player)).filter(c => !isLeader(g.s, c)),
  whyNot: ({ s, p }, player, c) => {
    if (!isOneOf(c, s.units.length)) return no('W-4.1.2-hidden-excess', 'no-answer')
    if (s.owner[c] !== player) return no('W-4.1.2-hidden-excess', 'not-yours')
    if (p.hidden[c] !== 1) return no('W-4.1.2-hidden-excess', 'not-hidden')
    const region = overfilled(s, p, player)
    return p.where[c] === region ? null : no('W-4.1.2-hidden-excess', 'other-region', { region })
  },
  take: (g, player, unit) => {
    uncover(g, player, withLeaders(g.s, g.p, player, [unit]), 'cap')
    return again
  },
}
