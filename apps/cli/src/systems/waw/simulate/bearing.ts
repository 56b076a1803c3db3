import { at } from '@sandtable/kernel'
/** How something that a side can have in a game, a card that it plays or a region that it holds, bears on victory. */
export interface Bearing {
  /** Games in which a side had it, and those of them that this side won. */
  readonly games: number
  readonly wins: number
  /** How many it would have won if it made no difference, and the standard error of that. */
  readonly expected: number
  readonly error: number
  /** Games in which it was otherwise than in most. */
  readonly otherwise: number
}

/** Games played by the same bots in the same seats, so that they differ only in what happened. */
export interface Stratum {
  /** By side: games that it won; the last are draws. */
  readonly results: readonly number[]
  /** By side: games in which it had the thing. */
  readonly had: readonly number[]
  /** Games that were won by the side that had it. */
  readonly wins: number
}

/** If it made no difference, the victories could as well have been dealt out among the games of a stratum at random. */
export function bearingOf(strata: readonly Stratum[]): Bearing {
  const sum = (of: (stratum: Stratum) => number): number => strata.reduce((all, one) => all + of(one), 0)
  const had = (strata[0]?.had ?? []).map((_, side) => sum(stratum => at(stratum.had, side)))
  const games = total(had)
  const played = sum(({ results }) => total(results))
  return {
    games,
    wins: sum(({ wins }) => wins),
    expected: sum(expectedIn),
    error: Math.sqrt(sum(varianceIn)),
    otherwise: played - Math.max(played - games, ...had),
  }
}

/**
 * To show anything, a thing must differ from most games at least this often, and its bearing must be this many
 * standard errors wide.
 */
const FEWEST = 10
const ERRORS = 2

export const tells = ({ wins, expected, error, otherwise }: Bearing): boolean =>
  otherwise >= FEWEST && Math.abs(wins - expected) > ERRORS * error

/** Of games in which a side had it, the share won by that side above what was expected. */
export const gain = ({ games, wins, expected }: Bearing): number =>
  games === 0 ? 0 : (wins - expected) / games

const total = (row: readonly number[]): number => row.reduce((all, n) => all + n, 0)

const product = (a: readonly number[], b: readonly number[]): number => total(a.map((n, i) => n * at(b, i)))

function expectedIn({ results, had }: Stratum): number {
  const games = total(results)
  return games === 0 ? 0 : product(had, results) / games
}

/** For a sum of scores over random pairs of a side that had it and a winner; the score is 1 if they are the same. */
function varianceIn({ results, had }: Stratum): number {
  const games = total(results)
  if (games < 2) return 0
  const havers = [...had, games - total(had)]
  const nobody = had.length
  const mean = product(had, results) / games / games
  const share = (row: readonly number[], side: number): number =>
    side === nobody ? 0 : at(row, side) / games
  const squares = havers.map((n, haver) =>
    results.map((m, winner) => {
      const score = haver === winner && haver !== nobody ? 1 : 0
      return n * m * (score - share(results, haver) - share(had, winner) + mean) ** 2
    }),
  )
  return total(squares.flat()) / (games - 1)
}
