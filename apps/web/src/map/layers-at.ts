import type { Ground, GroundLayers } from '@sandtable/draw'
import { groundLayers, VARIABLES } from '@sandtable/draw'

/** Names are placed anew at every quarter of a doubling; between two steps they grow with the map. */
const STEPS = 4

/** The step below a scale, so that letters are never smaller than they were set. */
export const stepBelow = (scale: number): number => 2 ** (Math.floor(Math.log2(scale) * STEPS + 1e-6) / STEPS)

type SourceColour = (players: readonly string[]) => string

const drawn = new WeakMap<Ground, Map<number, GroundLayers>>()

/** The layers of a ground at a scale; drawn once for each step. The colours of sources stay as they were first asked for. */
export function layersAt(ground: Ground, scale: number, sourceColour: SourceColour): GroundLayers {
  const steps = drawn.get(ground) ?? new Map<number, GroundLayers>()
  drawn.set(ground, steps)
  const step = stepBelow(scale)
  const known = steps.get(step)
  if (known !== undefined) return known
  const layers = groundLayers(ground, VARIABLES, { scale: step, id: 'map', sourceColour })
  steps.set(step, layers)
  return layers
}
