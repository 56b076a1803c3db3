import type { Box } from '../../../plane.ts'
import type { El } from '../../../el.ts'
import type { Ground } from './ground.ts'
import type { Label } from './label.ts'
import type { Palette } from '../../../palette.ts'
import type { Place } from './places.ts'
import { base, edges } from './land.ts'
import { bridges, rivers, ways } from './lines.ts'
import { el, short } from '../../../el.ts'
import { labelsAt, stackBoxes } from './labels.ts'
import { lettersOf } from './lettering.ts'
import { markBox, markOf } from './marks.ts'
import { markScale } from './label.ts'
import { moved } from '../../../plane.ts'
import { scattered } from './glyphs.ts'

/** A map's drawings, lowest first: what states of regions are painted over, and what stays above them. */
export interface GroundLayers {
  /** Land, sea, what grows there, borders. */
  readonly ground: El
  /** Rivers, roads, railways and bridges. */
  readonly lines: El
  /** Towns and what is built. */
  readonly places: El
  readonly names: El
  /** The names that were drawn. */
  readonly labels: readonly Label[]
}

export interface Drawn {
  /** Pixels of the screen that a unit of the drawing will take; names and marks keep their size on the screen. */
  readonly scale: number
  /** Begins every id in the drawing, so that two maps can stand on one page. */
  readonly id: string
  /** The colour of whose source of supply a place is. */
  readonly sourceColour: (players: readonly string[]) => string
}

export function groundLayers(ground: Ground, palette: Palette, drawn: Drawn): GroundLayers {
  const { scale, id } = drawn
  const labels = labelsAt(ground, scale)
  const taken: Box[] = [
    ...labels.flatMap(label => label.boxes.map(box => grown(box, 3 / scale))),
    ...stackBoxes(ground, scale),
    ...ground.places.map(place => grown(markBox(place, scale), 6 / scale)),
  ]
  const thin = thinness(scale)
  return {
    ground: el(
      'g',
      {},
      base(ground, palette, id),
      scattered(ground, palette, taken, scale),
      edges(ground, palette, thin),
    ),
    lines: el(
      'g',
      { fill: 'none', 'stroke-linejoin': 'round' },
      rivers(ground, palette, thin, id),
      ways(ground, palette, thin, id),
      bridges(ground, palette, thin),
    ),
    places: placesLayer(ground.places, palette, drawn),
    names: el(
      'g',
      {},
      labels.map((label, i) => lettersOf(label, ground, palette, `${id}-n${i}`)),
    ),
    labels,
  }
}

/** Towns and what is built, as it stands. */
export const placesLayer = (places: readonly Place[], palette: Palette, drawn: Drawn): El =>
  el(
    'g',
    {},
    places.map(place => placeMark(place, palette, drawn)),
  )

/** Lines grow less than the map. */
const thinness = (scale: number): number => Math.min(1.5, scale ** -0.4)

const grown = ([left, top, right, bottom]: Box, by: number): Box => [
  left - by,
  top - by,
  right + by,
  bottom + by,
]

const placeMark = (place: Place, palette: Palette, { scale, sourceColour }: Drawn): El =>
  el(
    'g',
    { transform: `${moved(place.at)} scale(${short(markScale(scale) / scale)})` },
    markOf(place, palette, sourceColour(place.source)),
  )
