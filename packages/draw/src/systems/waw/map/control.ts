import type { El } from '../../../el.ts'
import type { Ground } from './ground.ts'
import { el } from '../../../el.ts'
import { chained, pathsOf } from '../../../plane.ts'

/** How a side marks its own regions on the map: a colour, plain or hatched. */
export interface Mark {
  readonly colour: string
  readonly hatched: boolean
}

const BAND = 12

/**
 * A band inside the border of each controlled region, only where the neighbour has another owner, so that the bands
 * draw the front. `control` has the number of a mark for each region, or null.
 */
export function controlBand(
  ground: Ground,
  control: readonly (number | null)[],
  marks: readonly Mark[],
  id: string,
): El {
  const fronts = ground.regions.map((_, region) => frontOf(ground, region, control))
  const lined = fronts.flatMap((d, region) => (d === '' ? [] : [{ d, region, by: control[region] ?? -1 }]))
  return el(
    'g',
    { fill: 'none', 'stroke-linejoin': 'round' },
    el(
      'defs',
      {},
      marks.map((mark, i) => mark.hatched && hatch(mark, `${id}-hatch-${i}`)),
      lined.map(({ region }) =>
        el('clipPath', { id: `${id}-in-${region}` }, el('path', { d: ground.regions[region]?.d ?? '' })),
      ),
    ),
    lined.map(({ d, region, by }) => {
      const mark = marks[by]
      return (
        mark !== undefined &&
        el(
          'g',
          { 'clip-path': `url(#${id}-in-${region})` },
          el('path', {
            d,
            stroke: mark.hatched ? `url(#${id}-hatch-${by})` : mark.colour,
            'stroke-width': BAND,
            'stroke-opacity': mark.hatched ? 0.75 : 0.55,
          }),
        )
      )
    }),
  )
}

function frontOf(ground: Ground, region: number, control: readonly (number | null)[]): string {
  const by = control[region] ?? null
  if (by === null) return ''
  const lines = ground.crossings
    .filter(({ a, b }) => (a === region && control[b] !== by) || (b === region && control[a] !== by))
    .flatMap(crossing => crossing.lines)
  return pathsOf(chained(lines))
}

const hatch = ({ colour }: Mark, id: string): El =>
  el(
    'pattern',
    { id, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    el('rect', { width: 3, height: 6, fill: colour }),
  )
