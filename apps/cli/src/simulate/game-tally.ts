import { at } from '@sandtable/kernel'

/** Games of one scenario that bots play. */
export interface Tournament<S = unknown> {
  readonly s: S
  /** Names of bots, one for each side. */
  readonly bots: readonly string[]
  /** Bots change places from game to game. */
  readonly swap: boolean
  readonly seed: string
  readonly games: number
}

/** The results of many games, in whole numbers, so that the order of adding up makes no difference. */
export interface GameTally {
  games: number
  /** By side. */
  wins: number[]
  draws: number
  /** By bot, in the order named: games won, and games played. */
  botWins: number[]
  botGames: number[]
  turns: number
  /** Games that ended before the last turn. */
  early: number
  answers: number
}

export const zeros = (length: number): number[] => Array.from({ length }, () => 0)

export const emptyGameTally = (sides: number, bots: number): GameTally => ({
  games: 0,
  wins: zeros(sides),
  draws: 0,
  botWins: zeros(bots),
  botGames: zeros(bots),
  turns: 0,
  early: 0,
  answers: 0,
})

/** How the bots sit in a game: how many places they have moved on. */
export const seatingIn = ({ bots, swap }: Tournament, game: number): number => (swap ? game % bots.length : 0)

/** The bot that plays a side in a game. */
export const botOfSide = (played: Tournament, game: number, side: number): number =>
  (side + seatingIn(played, game)) % played.bots.length

/** Counts one game: its winner (below 0: none), and in which of its turns. */
export function countGame(
  tally: GameTally,
  played: Tournament,
  game: number,
  { winner, turn, turns }: { readonly winner: number; readonly turn: number; readonly turns: number },
): void {
  tally.games = 1
  tally.turns = turn
  tally.early = turn < turns ? 1 : 0
  if (winner < 0) tally.draws = 1
  else tally.wins[winner] = 1
  tally.wins.forEach((_, side) => {
    const bot = botOfSide(played, game, side)
    tally.botGames[bot] = 1
    if (side === winner) tally.botWins[bot] = 1
  })
}

export const bump = (row: number[], i: number, by: number): void => void (row[i] = at(row, i) + by)

/** Adds one tally to another, field by field. */
export function addTally<T extends GameTally>(sum: T, tally: T): void {
  for (const key of Object.keys(sum) as (keyof T)[]) {
    const [own, other] = [sum[key], tally[key]]
    if (Array.isArray(own)) (other as number[]).forEach((n, i) => bump(own, i, n))
    else (sum[key] as number) = (own as number) + (other as number)
  }
}

/** The share of its games that one has won, a draw counting half. */
export const scoreOf = ({ wins, draws, games }: GameTally, one: number): number =>
  (at(wins, one) + draws / 2) / games
