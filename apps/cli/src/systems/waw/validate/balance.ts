import type { Outcome, Subject, Watch } from './check.ts'
import type { Trial } from './trial.ts'
import { at } from '@sandtable/kernel'
import { apportioned } from '@sandtable/odds'
import { finished } from './trial.ts'
import { percent, wilson } from '../../../figures.ts'
import { suspicious } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** With two sides each should win 35 to 65 games in a hundred; with more, its share plus or minus 15. */
const [LEAST, MOST] = [0.7, 1.3]

/** Fewer games show nothing. */
const ENOUGH = 10

/** Captains against captains: no side wins much more often than another. */
export function balance({ pack }: Subject): Watch {
  const sides = [...new Set(pack.players.map(({ side }) => side))]
  return {
    result: (trials): Outcome => {
      const even = finished(trials).filter(({ bots }) => bots.every(name => name === 'captain'))
      if (even.length < ENOUGH)
        return {
          figures: warPhrase('balance:few', { count: even.length }),
          found: [],
        }
      const shares = sides.map((_, side) => shareOf(even, side, sides.length))
      const hundredths = apportioned(shares, 100)
      const won = sides.map((side, i) =>
        warPhrase('balance:share', {
          side: playersOf(pack, side),
          share: percent(at(hundredths, i) / 100, 0),
        }),
      )
      return {
        figures: warPhrase('balance:won', { games: even.length, shares: won }),
        found: uneven(shares, even.length).map(side => {
          const first = pack.players.findIndex(player => player.side === sides[side])
          return suspicious(
            ['pack', 'players', first],
            message(playersOf(pack, at(sides, side)), at(shares, side), even.length, sides.length),
          )
        }),
      }
    },
  }
}

/** The names of a side's players. */
const playersOf = ({ players }: Subject['pack'], side: string): string[] =>
  players.filter(player => player.side === side).map(({ name }) => name)

/** The sides that win too much even if they were lucky, or if there is none those that win too little. */
function uneven(shares: readonly number[], games: number): number[] {
  const sides = [...shares.keys()]
  const within = shares.map(share => wilson(share * games, games))
  const strong = sides.filter(side => (within[side]?.low ?? 0) > MOST / shares.length)
  return strong.length > 0 ? strong : sides.filter(side => (within[side]?.high ?? 1) < LEAST / shares.length)
}

function message(side: readonly string[], share: number, games: number, sides: number): string {
  const { low, high } = wilson(share * games, games)
  return warPhrase('balance:uneven', {
    side,
    games,
    share: percent(share, 0),
    low: percent(low, 0),
    high: percent(high, 0),
    least: percent(LEAST / sides, 0),
    most: percent(MOST / sides, 0),
  })
}

/** Games that a side won; a draw counts in part for each side. */
function shareOf(trials: readonly Trial[], side: number, sides: number): number {
  const won = trials.reduce((sum, { winner }) => sum + (winner === side ? 1 : winner < 0 ? 1 / sides : 0), 0)
  return won / trials.length
}
