import type { Field, FieldShown } from '@sandtable/draw'
import { fieldLayers } from '@sandtable/draw'

type Layers = ReturnType<typeof fieldLayers>

interface Land {
  readonly scale: number
  readonly layers: Layers
}

const drawn = new WeakMap<Field, Map<string, Land>>()

/** The ground of a field at a scale; it is redrawn only for another scale. */
export function landAt(field: Field, shown: FieldShown): Layers {
  const lands = drawn.get(field) ?? new Map<string, Land>()
  drawn.set(field, lands)
  const known = lands.get(shown.id)
  if (known?.scale === shown.scale) return known.layers
  const layers = fieldLayers(field, shown)
  lands.set(shown.id, { scale: shown.scale, layers })
  return layers
}
