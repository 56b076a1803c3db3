import type { El } from '../../../el.ts'
import type { Ground } from './ground.ts'
import type { Palette } from '../../../palette.ts'
import { el } from '../../../el.ts'
import { groundLayers } from './layers.ts'

/** A map for a card: as it lies on the table, with the names of its cities alone. */
export function thumbnail(ground: Ground, palette: Palette, id: string): El {
  const quiet: Ground = {
    ...ground,
    regions: ground.regions.map(region => ({ ...region, name: '' })),
    around: ground.around.map(land => ({ ...land, name: '' })),
  }
  const named = quiet.places.map(place => (place.points > 1 ? place : { ...place, name: null }))
  const plain = named.map(place => ({ ...place, source: [], airbase: null }))
  const layers = groundLayers({ ...quiet, places: plain }, palette, {
    scale: 0.6,
    id,
    sourceColour: () => palette.ink,
  })
  return el('g', {}, layers.ground, layers.lines, layers.places, layers.names)
}
