import type { Bot } from '@sandtable/ai'
import type { Event, Position, Scenario, Waw } from '@sandtable/waw'
import type { GameTally, Tournament } from '../../../simulate/game-tally.ts'
import { playGame } from '@sandtable/ai'
import { at, begin, copy, fold, seeded } from '@sandtable/kernel'
import { botOfSide, bump, countGame, emptyGameTally, seatingIn, zeros } from '../../../simulate/game-tally.ts'
import { WAW } from '@sandtable/waw'
import { WAW_BOTS } from '@sandtable/shelf'

/** The results of many games of a war. */
export interface WarTally extends GameTally {
  /** At player × (turns + 1) + turn, at the end of each game turn: points, and how many games reached it. */
  points: number[]
  reached: number[]
  /** At seating × (sides + 1) + side: games won; the last of a row are draws. */
  results: number[]
  /** By card, all copies counted as the first: how often it was played. */
  cards: number[]
  /** At (seating × cards + card) × sides + side: games in which it was played, and those its player won. */
  cardHad: number[]
  cardWon: number[]
  /** By region: how often it changed hands. */
  taken: number[]
  /** At (seating × regions + region) × sides + side: games in which it was held at the end, and those its holder won. */
  regionHad: number[]
  regionWon: number[]
}

export type War = Tournament<Scenario>

export const sidesOf = (s: Scenario): number => Math.max(...s.players.map(({ side }) => side)) + 1

export function emptyWarTally({ s, bots }: Pick<War, 's' | 'bots'>): WarTally {
  const rows = s.players.length * (s.turns.length + 1)
  const sides = sidesOf(s)
  const had = (things: readonly unknown[]): number[] => zeros(bots.length * things.length * sides)
  return {
    ...emptyGameTally(sides, bots.length),
    points: zeros(rows),
    reached: zeros(rows),
    results: zeros(bots.length * (sides + 1)),
    cards: zeros(s.cards.length),
    cardHad: had(s.cards),
    cardWon: had(s.cards),
    taken: zeros(s.map.regions.length),
    regionHad: had(s.map.regions),
    regionWon: had(s.map.regions),
  }
}

/** The bot that plays a player in a game: allies have the same. */
export const botAt = (war: War, game: number, player: number): number =>
  botOfSide(war, game, war.s.players[player]?.side ?? 0)

/** Plays one game of many; its dice depend on its number alone. */
export function playWar(war: War, game: number): WarTally {
  const { s, seed, bots } = war
  const tally = emptyWarTally(war)
  const g = begin(WAW, s, { dice: seeded(`${seed}/${game}`) })
  const seated = s.players.map((_, player) => WAW_BOTS[bots[botAt(war, game, player)] as string] as Bot<Waw>)
  playGame(g, seated, `${seed}/${game}`, () => void tally.answers++)
  const { winner, turn } = g.p
  countGame(tally, war, game, { winner, turn, turns: s.turns.length })
  readLog(tally, s, g.log ?? [])
  weigh(tally, s, g.p.control, seatingIn(war, game), winner)
  return tally
}

/** Each card played and region held at the end, by whom, and whether they won. */
function weigh(
  tally: WarTally,
  s: Scenario,
  control: readonly number[],
  seating: number,
  winner: number,
): void {
  const sides = sidesOf(s)
  bump(tally.results, seating * (sides + 1) + (winner < 0 ? sides : winner), 1)
  const count = (had: number[], won: number[], place: number, side: number): void => {
    bump(had, place * sides + side, 1)
    if (side === winner) bump(won, place * sides + side, 1)
  }
  s.cards.forEach(({ owner }, card) => {
    if (at(tally.cards, card) === 0) return
    count(tally.cardHad, tally.cardWon, seating * s.cards.length + card, at(s.players, owner).side)
  })
  control.forEach((player, region) => {
    const side = s.players[player]?.side
    if (side === undefined) return
    count(tally.regionHad, tally.regionWon, seating * control.length + region, side)
  })
}

/** Points by turn, cards played and regions taken, from the log. */
function readLog(tally: WarTally, s: Scenario, log: readonly Event[]): void {
  const p = copy(s.setup) as Position
  const endTurn = (): void =>
    p.points.forEach((points, player) => {
      const place = player * (s.turns.length + 1) + p.turn
      bump(tally.points, place, points)
      bump(tally.reached, place, 1)
    })
  for (const e of log) {
    if (e.is === 'turn-began') endTurn()
    else if (e.is === 'control-changed') bump(tally.taken, e.region, 1)
    else if (e.is === 'card-played' || e.is === 'card-used') bump(tally.cards, firstOf(s, e.card), 1)
    fold(WAW, s, p, [e])
  }
  endTurn()
}

/** Copies of a card count as the first of them. */
const firstOf = (s: Scenario, card: number): number => s.cards.findIndex(({ id }) => id === s.cards[card]?.id)
