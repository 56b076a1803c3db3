import type { Finding, Outcome, Subject, Watch } from './check.ts'
import type { Trial } from './trials.ts'
import { finished } from './trials.ts'
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
      const figures = `of ${even.length} games of captains ${sides.map((side, i) => `${side} won ${percent(shares[i] as number, 0)}`).join(', ')}`
      const found = shares.flatMap((share, side): Finding[] => {
        if (share >= LEAST / sides.length && share <= MOST / sides.length) return []
        const first = pack.players.findIndex(player => player.side === sides[side])
        const error = Math.sqrt((share * (1 - share)) / even.length)
        const message = `${sides[side]} won ${percent(share, 0)} ± ${percent(error, 0)} of ${even.length} games of captains, and ${percent(LEAST / sides.length, 0)} to ${percent(MOST / sides.length, 0)} would be even`
        return [suspicious(['pack', 'players', first], message)]
      })
      return { figures, found }
    },
  }
}

/** Games that a side won; of a draw each side has its part. */
function shareOf(trials: readonly Trial[], side: number, sides: number): number {
  const won = trials.reduce((sum, { winner }) => sum + (winner === side ? 1 : winner < 0 ? 1 / sides : 0), 0)
  return won / trials.length
}
