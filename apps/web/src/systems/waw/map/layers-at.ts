import type { Ground, GroundLayers } from '@sandtable/draw'
import { groundAt, groundLayers, stepBelow, VARIABLES } from '@sandtable/draw'

type SourceColour = (players: readonly string[]) => string

const drawn = new WeakMap<Ground, Map<number, GroundLayers>>()

/** The layers of a ground at a scale, drawn once for each step. The colours of sources stay as first requested. */
export function layersAt(ground: Ground, scale: number, sourceColour: SourceColour): GroundLayers {
  const steps = drawn.get(ground) ?? new Map<number, GroundLayers>()
  drawn.set(ground, steps)
  const step = stepBelow(scale)
  const known = steps.get(step)
  if (known !== undefined) return known
  const layers = groundLayers(groundAt(ground, step), VARIABLES, { scale: step, id: 'map', sourceColour })
  steps.set(step, layers)
  return layers
}
