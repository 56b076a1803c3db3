import type { Ratio } from '../formula/ratio.ts'
import { ratio, times } from '../formula/ratio.ts'

/** What multiplies man equivalence, by its name. */
export interface Factor {
  readonly what: string
  readonly by: Ratio
}

/** Units that take part in a volley. */
export interface Firing {
  readonly healthy: number
  readonly injured: number
  /** In hundredths, of one unit (MG-me-unit). */
  readonly me: number
  /** What their man equivalence is multiplied by: order, traits, powers. */
  readonly factors: readonly Factor[]
}

/** M-me-sum, MG-men-act What units count for before advantage: the injured half (MG-combat, step 1). */
export const rawOf = ({ healthy, injured, me, factors }: Firing): Ratio =>
  factors.reduce((product, { by }) => times(product, by), ratio((2 * healthy + injured) * me, 200))

/** MG-spacing What Medieval and Napoleonic units are worth in open order. */
export const LOOSE: Factor = { what: 'open-order', by: ratio(3, 4) }
