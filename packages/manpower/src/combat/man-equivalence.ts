import type { Ratio } from '../formula/ratio.ts'
import type { GroupSight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { ratio, times } from '../formula/ratio.ts'

/** The factors of man equivalence, by name. */
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

/** M-me-sum, MG-men-act Units' strength before advantage: the injured count half (MG-combat, step 1). */
export const rawOf = ({ healthy, injured, me, factors }: Firing): Ratio =>
  factors.reduce((product, { by }) => times(product, by), ratio((2 * healthy + injured) * me, 200))

/** Raw man equivalence of a group from its sheets, the injured at half; in two-hundredths. */
export const rawMe = (s: Scenario, { stacks }: GroupSight): number =>
  stacks.reduce((sum, { unit, healthy, injured }) => sum + (2 * healthy + injured) * at(s.units, unit).me, 0)

/** MG-spacing Medieval and Napoleonic units' strength in open order. */
export const LOOSE: Factor = { what: 'open-order', by: ratio(3, 4) }
