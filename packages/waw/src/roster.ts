import type { Phase } from './cards/card.ts'
import { PHASES } from './cards/card.ts'
import type { Region, Reinforcement, Scenario } from './scenario.ts'
import type { Unit } from './counters.ts'
import { TERRAIN } from './charts/terrain.ts'
import { nth } from './position.ts'

/** A counter that comes by schedule, and with which group. */
export interface Scheduled {
  readonly counter: number
  readonly group: Reinforcement
}

/** Printed data, sorted for questions asked at every step: by owner, by region. It never changes. */
export interface Roster {
  /** By player: all counters, and units alone. */
  readonly counters: readonly (readonly number[])[]
  readonly units: readonly (readonly number[])[]
  readonly forSale: readonly (readonly number[])[]
  readonly twoStep: readonly (readonly number[])[]
  readonly scheduled: readonly (readonly Scheduled[])[]
  readonly cards: readonly (readonly number[])[]
  /** Special rules that happen in a phase. */
  readonly rulesIn: { readonly [phase in Phase]: readonly number[] }
  /** W-8-generic, W-8-battle By player: cards with a use in a phase, and those with a use in battle. */
  readonly cardsFor: readonly { readonly [phase in Phase]: readonly number[] }[]
  readonly battleCards: readonly (readonly number[])[]
  /** By player and number of the deck. */
  readonly decks: readonly (readonly (readonly number[])[])[]
  /** By unit: GROUND_COMBAT, GROUND_SUPPORT or ELSEWHERE. */
  readonly arm: readonly number[]
  /** W-13.1-sources, W-A2.1-production By player: sources of the side, and production regions. */
  readonly sources: readonly (readonly number[])[]
  readonly production: readonly (readonly number[])[]
  /** W-A1-horde-production By player: the side's Hordes. */
  readonly hordes: readonly (readonly number[])[]
  readonly ships: readonly number[]
  /** W-9-difficult By region: how many units of one side it holds. */
  readonly limit: readonly number[]
  /** By region: neighbours open to a line of supply. */
  readonly lines: readonly (readonly number[])[]
  /** At player × regions + region: nothing at all. */
  readonly nothing: readonly number[]
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
  const unitsThat = (fits: (unit: Unit) => boolean): number[] =>
    [...s.units.keys()].filter(u => fits(nth(s.units, u)))
  const of = (fits: (unit: Unit) => boolean): number[][] =>
    s.players.map((_, q) => unitsThat(unit => unit.owner === q && fits(unit)))
  const regionsThat = (fits: (region: Region) => boolean): number[] =>
    [...s.map.regions.keys()].filter(r => fits(nth(s.map.regions, r)))
  const sideOf = (q: number): number | undefined => s.players[q]?.side
  const cards = s.players.map((_, q) => [...s.cards.keys()].filter(card => nth(s.cards, card).owner === q))
  return {
    counters: s.players.map((_, q) => [...s.owner.keys()].filter(c => s.owner[c] === q)),
    units: of(() => true),
    forSale: of(({ price }) => price !== null),
    twoStep: of(({ steps }) => steps > 1),
    scheduled: s.players.map((_, q) =>
      s.reinforcements
        .filter(({ player }) => player === q)
        .flatMap(group => group.counters.map(counter => ({ counter, group }))),
    ),
    cards,
    rulesIn: byPhase(phase => [...s.special.keys()].filter(rule => s.special[rule]?.when === phase)),
    cardsFor: cards.map(own =>
      byPhase(phase => own.filter(card => s.cards[card]?.generic?.when.includes(phase))),
    ),
    battleCards: cards.map(own => own.filter(card => s.cards[card]?.battle !== null)),
    decks: cards.map(own => {
      const last = Math.max(-1, ...own.map(card => nth(s.cards, card).deck))
      return Array.from({ length: last + 1 }, (_, deck) => own.filter(card => s.cards[card]?.deck === deck))
    }),
    arm: s.units.map(({ is, support }) =>
      is.naval === true || is.air === true ? ELSEWHERE : support ? GROUND_SUPPORT : GROUND_COMBAT,
    ),
    sources: s.players.map(({ side }) => regionsThat(({ source }) => source.some(q => sideOf(q) === side))),
    production: s.players.map((_, q) => regionsThat(({ production }) => production.includes(q))),
    hordes: s.players.map(({ side }) =>
      unitsThat(({ is, owner }) => is.horde === true && sideOf(owner) === side),
    ),
    ships: unitsThat(({ is }) => is.naval === true),
    limit: s.map.regions.map(region => limitOf(s, region)),
    lines: s.map.regions.map((_, r) => lines(s, r)),
    nothing: s.players.flatMap(() => s.map.regions.map(() => 0)),
  }
}

const byPhase = (of: (phase: Phase) => number[]): Record<Phase, number[]> =>
  Object.fromEntries(PHASES.map(phase => [phase, of(phase)])) as Record<Phase, number[]>

/** W-9-ground, W-9-difficult, G-04 How many units of one side a region holds. */
function limitOf(s: Scenario, { terrain }: Region): number {
  const difficult =
    s.rules.difficult_terrains === 'printed'
      ? TERRAIN[terrain].difficult
      : terrain === 'swamp' || terrain === 'desert'
  return difficult ? s.rules.difficult_stack_limit : Infinity
}

/** W-13.2-blocked, G-54 Neighbours over borders that are not closed; impassable and neutral regions are none. */
function lines(s: Scenario, region: number): number[] {
  const via = nth(s.map.board.via, region)
  return nth(s.map.board.next, region).filter(
    (there, n) => s.map.regions[there]?.closed === null && s.map.borders[nth(via, n)]?.closed === null,
  )
}
