import type { Outcome, Subject, Watch } from './check.ts'
import type { Trial } from './trial.ts'
import { finished } from './trial.ts'
import { percent } from '../figures.ts'
import { suspicious } from './check.ts'

/** With two sides each should win 35 to 65 games in a hundred, with more of them as much more or less than its share. */
const [LEAST, MOST] = [0.7, 1.3]

/** Fewer games say nothing. */
const ENOUGH = 10

/** Captains against captains: no side wins much more often than another. */
export function balance({ pack }: Subject): Watch {
  const sides = [...new Set(pack.players.map(({ side }) => side))]
  return {
    result: (trials): Outcome => {
      const even = finished(trials).filter(({ bots }) => bots.every(name => name === 'captain'))
      if (even.length < ENOUGH)
        return { figures: `${even.length} games of captains are too few to tell`, found: [] }
      const shares = sides.map((_, side) => shareOf(even, side, sides.length))
      const won = sides.map((side, i) => `${side} won ${percent(shares[i] as number, 0)}`)
      return {
        figures: `of ${even.length} games of captains ${won.join(', ')}`,
        found: uneven(shares).map(side => {
          const first = pack.players.findIndex(player => player.side === sides[side])
          return suspicious(
            ['pack', 'players', first],
            message(sides[side] as string, shares[side] as number, even.length, sides.length),
          )
        }),
      }
    },
  }
}

/** The sides that win too much, or if there is none those that win too little. */
function uneven(shares: readonly number[]): number[] {
  const sides = [...shares.keys()]
  const strong = sides.filter(side => (shares[side] as number) > MOST / shares.length)
  return strong.length > 0 ? strong : sides.filter(side => (shares[side] as number) < LEAST / shares.length)
}

function message(side: string, share: number, games: number, sides: number): string {
  const error = Math.sqrt((share * (1 - share)) / games)
  const even = `${percent(LEAST / sides, 0)} to ${percent(MOST / sides, 0)} would be even`
  return `${side} won ${percent(share, 0)} ± ${percent(error, 0)} of ${games} games of captains, and ${even}`
}

/** Games that a side won; of a draw each side has its part. */
function shareOf(trials: readonly Trial[], side: number, sides: number): number {
  const won = trials.reduce((sum, { winner }) => sum + (winner === side ? 1 : winner < 0 ? 1 / sides : 0), 0)
  return won / trials.length
}
