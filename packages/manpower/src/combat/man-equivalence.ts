import type { Ratio } from '../formula/ratio.ts'
import { ratio, times } from '../formula/ratio.ts'

/** Units that take part in a volley. */
export interface Firing {
  readonly healthy: number
  readonly injured: number
  /** In hundredths, of one unit (MG-me-unit). */
  readonly me: number
  /** What their man equivalence is multiplied by: order, traits, powers. */
  readonly factors: readonly Ratio[]
}

/** M-me-sum, MG-men-act What units count for before advantage: the injured half (MG-combat, step 1). */
export const rawOf = ({ healthy, injured, me, factors }: Firing): Ratio =>
  factors.reduce(times, ratio((2 * healthy + injured) * me, 200))

/** MG-spacing What Medieval and Napoleonic units are worth in open order. */
export const LOOSE = ratio(3, 4)
