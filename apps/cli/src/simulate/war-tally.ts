import type { Bot } from '@sandtable/ai'
import type { Event, Position, Scenario, Waw } from '@sandtable/waw'
import { playGame } from '@sandtable/ai'
import { begin, copy, fold, seeded } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { botNamed } from '../bots.ts'

/** What came of many games, in whole numbers, so that it is the same in whatever order it is added up. */
export interface WarTally {
  games: number
  /** By side. */
  wins: number[]
  draws: number
  /** By bot, in the order in which they were named: games won, and games played. */
  botWins: number[]
  botGames: number[]
  turns: number
  /** Games that ended before the last turn. */
  early: number
  /** At player × (turns + 1) + turn, at the end of each game turn: points, and how many games got there. */
  points: number[]
  reached: number[]
  /** By card: how often it was played, and how often by him who won. */
  cards: number[]
  cardsWon: number[]
  /** By region: how often it changed hands. */
  taken: number[]
  answers: number
}

export interface War {
  readonly s: Scenario
  /** Names of bots, one for each player. */
  readonly bots: readonly string[]
  /** Bots change places from game to game. */
  readonly swap: boolean
  readonly seed: string
  readonly games: number
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

const sidesOf = (s: Scenario): number => Math.max(...s.players.map(({ side }) => side)) + 1

export function emptyWarTally({ s, bots }: Pick<War, 's' | 'bots'>): WarTally {
  const rows = s.players.length * (s.turns.length + 1)
  return {
    games: 0,
    wins: zeros(sidesOf(s)),
    draws: 0,
    botWins: zeros(bots.length),
    botGames: zeros(bots.length),
    turns: 0,
    early: 0,
    points: zeros(rows),
    reached: zeros(rows),
    cards: zeros(s.cards.length),
    cardsWon: zeros(s.cards.length),
    taken: zeros(s.map.regions.length),
    answers: 0,
  }
}

/** Which of the bots plays a player in a game: allies have the same. */
export const botAt = ({ s, bots, swap }: War, game: number, player: number): number =>
  ((s.players[player]?.side ?? 0) + (swap ? game : 0)) % bots.length

/** Plays one game of many; its dice hang on its number alone. */
export function playWar(war: War, game: number): WarTally {
  const { s, seed, bots } = war
  const tally = emptyWarTally(war)
  const g = begin(WAW, s, { dice: seeded(`${seed}/${game}`) })
  const seated = s.players.map((_, player) => botNamed(bots[botAt(war, game, player)] as string) as Bot<Waw>)
  playGame(g, seated, `${seed}/${game}`, () => void tally.answers++)
  const { winner, turn } = g.p
  tally.games = 1
  tally.turns = turn
  tally.early = turn < s.turns.length ? 1 : 0
  if (winner < 0) tally.draws = 1
  else tally.wins[winner] = 1
  s.players.forEach(({ side }, player) => {
    const bot = botAt(war, game, player)
    tally.botGames[bot] = 1
    if (side === winner) tally.botWins[bot] = 1
  })
  readLog(tally, s, g.log ?? [], winner)
  return tally
}

/** Points by turn, cards played and regions taken, as the log tells them. */
function readLog(tally: WarTally, s: Scenario, log: readonly Event[], winner: number): void {
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
    else if (e.is === 'card-played' || e.is === 'card-used') {
      bump(tally.cards, e.card, 1)
      if (s.players[e.player]?.side === winner) bump(tally.cardsWon, e.card, 1)
    }
    fold(WAW, s, p, [e])
  }
  endTurn()
}

const bump = (row: number[], i: number, by: number): void => void (row[i] = (row[i] as number) + by)

/** Adds one tally to another, field by field. */
export function addWarTally(sum: WarTally, tally: WarTally): void {
  for (const key of Object.keys(sum) as (keyof WarTally)[]) {
    const [own, other] = [sum[key], tally[key]]
    if (Array.isArray(own)) (other as number[]).forEach((n, i) => bump(own, i, n))
    else (sum[key] as number) = own + (other as number)
  }
}
