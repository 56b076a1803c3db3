import type { Card } from './cards/card.ts'
import type { Reinforcement, Scenario } from './scenario.ts'
import type { Unit } from './counters.ts'

/** A counter that comes by schedule, and with which group. */
export interface Scheduled {
  readonly counter: number
  readonly group: Reinforcement
}

/** What is printed, sorted by owner: it never changes, and is asked for at every step. */
export interface Roster {
  /** By player. */
  readonly units: readonly (readonly number[])[]
  readonly forSale: readonly (readonly number[])[]
  readonly twoStep: readonly (readonly number[])[]
  readonly scheduled: readonly (readonly Scheduled[])[]
  readonly cards: readonly (readonly number[])[]
  /** By player and number of the deck. */
  readonly decks: readonly (readonly (readonly number[])[])[]
  /** By unit: GROUND_COMBAT, GROUND_SUPPORT or ELSEWHERE. */
  readonly arm: readonly number[]
}

export const ELSEWHERE = 0
const GROUND_SUPPORT = 1
export const GROUND_COMBAT = 2

const known = new WeakMap<Scenario, Roster>()

export function rosterOf(s: Scenario): Roster {
  let roster = known.get(s)
  if (roster === undefined) known.set(s, (roster = drawUp(s)))
  return roster
}

function drawUp(s: Scenario): Roster {
  const of = (fits: (unit: Unit) => boolean): number[][] =>
    s.players.map((_, q) =>
      [...s.units.keys()].filter(u => s.units[u]?.owner === q && fits(s.units[u] as Unit)),
    )
  const cards = s.players.map((_, q) =>
    [...s.cards.keys()].filter(card => (s.cards[card] as Card).owner === q),
  )
  return {
    units: of(() => true),
    forSale: of(({ price }) => price !== null),
    twoStep: of(({ steps }) => steps > 1),
    scheduled: s.players.map((_, q) =>
      s.reinforcements
        .filter(({ player }) => player === q)
        .flatMap(group => group.counters.map(counter => ({ counter, group }))),
    ),
    cards,
    decks: cards.map(own => {
      const last = Math.max(-1, ...own.map(card => (s.cards[card] as Card).deck))
      return Array.from({ length: last + 1 }, (_, deck) => own.filter(card => s.cards[card]?.deck === deck))
    }),
    arm: s.units.map(({ is, support }) =>
      is.naval === true || is.air === true ? ELSEWHERE : support ? GROUND_SUPPORT : GROUND_COMBAT,
    ),
  }
}
