import type { Answer, Space } from '@sandtable/kernel'
import type { Plan, Seat } from './seat.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Unit } from '../counters.ts'
import { at } from '../position.ts'
import { forecast } from './foresight.ts'
import { friendly, ofFriends } from '../map/presence.ts'
import { hitPick, panicPick } from '../battle/policy.ts'
import { isLeader } from '../scenario.ts'
import { keepWorth } from './cards.ts'
import { marchAt } from '../movement/march.ts'
import { outlook } from './outlook.ts'
import { powerOf, worthOfRegions } from './worth.ts'
import { restorable } from '../economy/replacements.ts'

/** A fortress that holds more often than not. */
const STRONG = 3

const list = ({ pending: { options } }: Seat): readonly Answer[] => options as readonly Answer[]

/** The options in falling order of what they are worth. */
const best = (seat: Seat, worth: (option: Answer) => number): readonly Answer[] =>
  list(seat)
    .map(option => ({ option, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ option }) => option)

const numbers = (seat: Seat): readonly number[] => list(seat) as readonly number[]

/** Battles that are likely to be won come first. */
export const planBattle: Plan = seat =>
  best(seat, option => {
    const { region, side } = option as unknown as { region: number; side: number }
    return forecast(seat.s, seat.view, seat.player, region, side)?.odds.attackerWins ?? 0
  })

/** Back to where we are strong, and rather into a fortress than through it. */
export const planRetreat: Plan = seat => {
  const look = outlook(seat.s, seat.view, seat.player)
  return best(seat, option => {
    if (typeof option === 'string') return at(look.enemy, seat.view.battle.region) > 12 ? -1 : 2
    return 0.2 * at(look.own, option as number) - 0.3 * at(look.menace, option as number)
  })
}

/** Whoever is all but lost in the open goes behind the walls, if they are strong. */
export const planShelter: Plan = ({ s, view: p, player, pending }) => {
  const region = marchAt(p)
  const shape = (pending.options as Space).shape as { stack: readonly number[] }
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
  return hopeless && at(p.fdv, region) <= STRONG ? [[...shape.stack]] : [[]]
}

/** New counters go where we are drawn to, beside others and out of the enemy's reach. */
export const planArrival: Plan = seat => {
  const { s, view: p, player } = seat
  const look = outlook(s, p, player)
  return best(seat, option => {
    const { to, counter } = option as { to: number | null; counter?: number }
    if (to === null) return -99
    const safe = at(look.menace, to) > 1.1 * (at(look.own, to) + 2) ? -2 : 0
    const company = Math.min(1, 0.15 * at(look.own, to))
    const leader = counter !== undefined && isLeader(s, counter)
    const needed =
      leader && ofFriends(s, look.lay.leaders, player, to) === 0
        ? 0.3 * ofFriends(s, look.lay.combat, player, to)
        : 0
    return at(look.pull, to) + safe + company + needed
  })
}

/** Replacements for what is reduced, then the unit that gives most for its price, as long as the next upkeep is safe. */
export const planPurchase: Plan = seat => {
  const { s, view: p, player } = seat
  const reduced = restorable(s, p, player).length > at(p.replacements, player)
  const worth = (option: Answer): number => {
    if (option === 'done') return 0
    const ware = option as { do: string; unit?: number }
    if (ware.do === 'replacement') return reduced ? 1.2 : -1
    if (ware.do === 'card') return at(p.money, player) >= 3 * (s.extraDraw ?? 1) ? 0.4 : -1
    if (ware.unit === undefined) return -1
    const { price } = s.units[ware.unit] as Unit
    return powerOf(s, p, ware.unit) / Math.max(1, price?.money ?? 1)
  }
  return best(seat, worth)
}

/** The weakest go first. */
export const planWeakest: Plan = seat => {
  const own = (u: number): boolean => seat.s.owner[u] === seat.player
  return best(seat, option => {
    if (typeof option !== 'number') return -99
    const power = powerOf(seat.s, seat.view, option)
    return own(option) ? -power : power
  })
}

export const planReplacement: Plan = seat =>
  best(seat, option => (typeof option === 'number' ? powerOf(seat.s, seat.view, option) : -1))

export const planDiscard: Plan = seat =>
  best(seat, option =>
    typeof option === 'number' ? -keepWorth(seat.s, seat.view, seat.player, option) : -99,
  )

export const planHit: Plan = seat => [hitPick(seat.s, seat.view, numbers(seat))]
export const planPanic: Plan = seat => [panicPick(seat.s, seat.view, numbers(seat))]

/** A train is spent where it keeps several units alive. */
export const planTrain: Plan = seat => [...list(seat).filter(option => option !== 'pass'), 'pass']

export const planTakeover: Plan = seat => [...list(seat).filter(option => option !== 'pass'), 'pass']

/** A surplus goes on to where it is safe. */
export const planSurplus: Plan = seat =>
  best(seat, option => {
    const { unit, to } = option as { unit: number; to: number | null }
    return (
      (to === null ? -5 : worthHere(seat.s, seat.view, seat.player, to)) - powerOf(seat.s, seat.view, unit)
    )
  })

const worthHere = (s: Scenario, p: Sight, player: number, region: number): number =>
  friendly(s, p, player, region) ? at(worthOfRegions(s, player), region) : 0
