import type { QuestionOf } from '@sandtable/kernel'
import type { Answers } from '../questions.ts'
import type { Plan, Seat } from './seat.ts'
import type { Waw } from '../events.ts'
import type { Counter } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { forecast } from './foresight.ts'
import { outsideOf } from '../movement/fortress.ts'
import { friendly, ofFriends } from '../map/presence.ts'
import { hitPick, panicPick, supportPick } from '../battle/policy.ts'
import { isLeader } from '../scenario.ts'
import { keepWorth } from './cards.ts'
import { list } from './seat.ts'
import { marchAt } from '../movement/march.ts'
import { outlook } from './outlook.ts'
import { powerOf, worthOfRegions } from './worth.ts'
import { restorable } from '../economy/replacements.ts'

/** A fortress that holds more often than not. */
const STRONG = 3

/** The options in falling order of value. */
const best = <A extends QuestionOf<Waw>>(
  seat: Seat<A>,
  worth: (option: Answers[A]) => number,
): readonly Answers[A][] =>
  list(seat)
    .map(option => ({ option, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ option }) => option)

/** Battles likely to be won come first. */
export const planBattle: Plan<'battle'> = seat =>
  best(
    seat,
    ({ region, side }) => forecast(seat.s, seat.view, seat.player, region, side)?.odds.attackerWins ?? 0,
  )

/** Retreats to our strong regions, and rather into a fortress than past it. */
export const planRetreat: Plan<'retreat'> = seat => {
  const look = outlook(seat.s, seat.view, seat.player)
  return best(seat, option => {
    if (typeof option === 'string') return at(look.enemy, seat.view.battle.region) > 12 ? -1 : 2
    return 0.2 * at(look.own, option) - 0.3 * at(look.menace, option)
  })
}

/** A stack almost lost in the open goes into the fortress, if that is strong. */
export const planShelter: Plan<'shelter'> = ({ s, view: p, player }) => {
  const region = marchAt(p)
  const attacker = forecast(
    s,
    p,
    p.active,
    region,
    at(
      s.players.map(({ side }) => side),
      player,
    ),
  )
  const hopeless = attacker !== null && attacker.odds.attackerWins > 0.8
  return hopeless && at(p.fdv, region) <= STRONG ? [outsideOf(s, p, player, region)] : [[]]
}

/** A stack likely to be beaten evades, to our strong regions; any other stands. */
export const planEvade: Plan<'evade'> = seat => {
  const { s, view: p, player } = seat
  const { side } = nth(s.players, player)
  const attack = forecast(s, p, p.active, marchAt(p), side)
  const look = outlook(s, p, player)
  return best(seat, option =>
    option === 'stand'
      ? (attack?.odds.defenderWins ?? 1) - 0.5
      : 0.01 * (at(look.own, option) - at(look.menace, option)),
  )
}

/** New counters go towards our goals, beside others and out of the enemy's reach. */
export function planArrival<A extends 'reinforcement' | 'leader-back' | 'grant' | 'placement'>(
  seat: Seat<A>,
): readonly Answers[A][] {
  const { s, view: p, player } = seat
  const look = outlook(s, p, player)
  return best(seat, option => {
    const { to } = option
    if (to === null) return -99
    const safe = at(look.menace, to) > 1.1 * (at(look.own, to) + 2) ? -2 : 0
    const company = Math.min(1, 0.15 * at(look.own, to))
    const leader = 'counter' in option && isLeader(s, option.counter)
    const needed =
      leader && ofFriends(s, look.lay.leaders, player, to) === 0
        ? 0.3 * ofFriends(s, look.lay.combat, player, to)
        : 0
    return at(look.pull, to) + safe + company + needed
  })
}

/** Replacements for reduced units, then the best unit for its price, while the next upkeep is safe. */
export const planPurchase: Plan<'purchase'> = seat => {
  const { s, view: p, player } = seat
  const reduced = restorable(s, p, player).length > at(p.replacements, player)
  const worth = (ware: Answers['purchase']): number => {
    if (ware === 'done') return 0
    if (ware.do === 'replacement') return reduced ? 1.2 : -1
    if (ware.do === 'card') return at(p.money, player) >= 3 * (s.extraDraw ?? 1) ? 0.4 : -1
    if (ware.do !== 'unit') return -1
    const { price } = nth(s.units, ware.unit)
    return powerOf(s, p, ware.unit) / Math.max(1, price?.money ?? 1)
  }
  return best(seat, worth)
}

/** The weakest go first. */
export function planWeakest(seat: Seat<'unpaid' | 'loss' | 'hidden-excess'>): readonly Counter[] {
  const own = (u: number): boolean => seat.s.owner[u] === seat.player
  return best(seat, unit => (own(unit) ? -1 : 1) * powerOf(seat.s, seat.view, unit))
}

export const planReplacement: Plan<'replacement'> = seat =>
  best(seat, option => (typeof option === 'number' ? powerOf(seat.s, seat.view, option) : -1))

export const planDiscard: Plan<'discard'> = seat =>
  best(seat, card => -keepWorth(seat.s, seat.view, seat.player, card))

export const planHit = (seat: Seat<'hit' | 'pursuit-hit'>): readonly Counter[] => [
  hitPick(seat.s, seat.view, list(seat)),
]
export const planPanic: Plan<'panic'> = seat => [panicPick(seat.s, seat.view, list(seat))]

export const planSupportLoss: Plan<'support-loss'> = seat => [supportPick(seat.s, list(seat))]

/** A train is spent where it keeps several units alive. */
export const planTrain: Plan<'train'> = seat => [...list(seat).filter(option => option !== 'pass'), 'pass']

export const planTakeover: Plan<'takeover'> = seat => [
  ...list(seat).filter(option => option !== 'pass'),
  'pass',
]

/** A surplus goes on to a safe region. */
export const planSurplus: Plan<'surplus'> = seat =>
  best(
    seat,
    ({ unit, to }) =>
      (to === null ? -5 : worthHere(seat.s, seat.view, seat.player, to)) - powerOf(seat.s, seat.view, unit),
  )

const worthHere = (s: Scenario, p: Sight, player: number, region: number): number =>
  friendly(s, p, player, region) ? at(worthOfRegions(s, player), region) : 0
