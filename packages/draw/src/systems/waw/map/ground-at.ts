import type { Ground, GroundRegion } from './ground.ts'
import type { Stood } from './standing.ts'
import { counterSize } from './label.ts'
import { markBox } from './marks.ts'
import { standings } from './standing.ts'

/**
 * Names and stacks are placed again at every eighth of a doubling; between two steps they grow with the map.
 */
const STEPS = 8

/** The step below a scale, so that letters are never smaller than they were set. */
export const stepBelow = (scale: number): number => 2 ** (Math.floor(Math.log2(scale) * STEPS + 1e-6) / STEPS)

const known = new WeakMap<Ground, Map<number, Ground>>()

/**
 * A ground as it lies at a scale: from farther away, where counters cover more of it, stacks make way for each other and
 * for towns. Close up they have room where they stand.
 */
export function groundAt(ground: Ground, scale: number): Ground {
  const step = stepBelow(scale)
  if (step >= 1) return ground
  const steps = known.get(ground) ?? new Map<number, Ground>()
  known.set(ground, steps)
  const found = steps.get(step) ?? spread(ground, step)
  steps.set(step, found)
  return found
}

function spread(ground: Ground, scale: number): Ground {
  const stood = standings(
    ground.regions.map(({ rings, name, anchor }) => ({ rings, name, home: anchor })),
    {
      owner: ground.owner,
      size: counterSize(ground, scale),
      scale,
      marks: ground.places.map(place => markBox(place, scale)),
    },
  )
  const regions = ground.regions.map((region, i): GroundRegion => ({ ...region, ...(stood[i] as Stood) }))
  return { ...ground, regions }
}
