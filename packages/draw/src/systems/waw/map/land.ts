import type { El } from '../../../el.ts'
import type { Ground, GroundRegion } from './ground.ts'
import type { Palette } from '../../../palette.ts'
import { el, short } from '../../../el.ts'
import { pathsOf } from '../../../plane.ts'

/** The sheet, the lands around, the board's soft shadow, and the regions in the colours of their terrain. */
export function base(ground: Ground, palette: Palette, id: string): El {
  const [left, top, right, bottom] = ground.sheet
  const sheet = { x: left, y: top, width: right - left, height: bottom - top }
  return el(
    'g',
    { fill: 'none' },
    el('rect', { ...sheet, fill: ground.sea ? palette.sea : palette.off }),
    ground.sea && waters(ground, palette, id),
    el('path', { d: ground.around.map(land => land.d).join(''), fill: palette.off }),
    el('path', {
      d: pathsOf(ground.frontiers),
      stroke: palette.offInk,
      'stroke-dasharray': '7 3 1.5 3',
      'stroke-opacity': 0.6,
    }),
    streams(ground, palette),
    links(ground, palette),
    el('defs', {}, el('path', { id: `${id}-edge`, d: pathsOf(ground.edge) })),
    [14, 9, 5].map(width =>
      el('use', {
        href: `#${id}-edge`,
        stroke: palette.shadow,
        'stroke-width': width,
        'stroke-opacity': 0.35,
      }),
    ),
    ground.regions.map(region => regionFill(region, palette)),
  )
}

const regionFill = ({ d, terrain }: GroundRegion, palette: Palette): El =>
  el('path', { d, fill: palette[terrain], stroke: palette[terrain], 'stroke-width': 0.8 })

/** The lines between the boxes of a plan; closed borders are broken. */
const links = (ground: Ground, palette: Palette): El[] =>
  [false, true].map(closed =>
    el('path', {
      d: pathsOf(ground.links.filter(link => link.closed === closed).map(({ line }) => line)),
      stroke: palette.frame,
      'stroke-width': closed ? 1.6 : 3.2,
      'stroke-dasharray': closed ? '3 6' : null,
      'stroke-opacity': 0.75,
    }),
  )

/** Rivers off the board, those broader that are great ones on it. */
const streams = (ground: Ground, palette: Palette): El[] =>
  [false, true].map(major =>
    el('path', {
      d: pathsOf(ground.streams.filter(stream => stream.major === major).map(({ line }) => line)),
      stroke: palette.river,
      'stroke-width': major ? 4 : 1.6,
      'stroke-opacity': 0.6,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )

/** Water lines off the coast, closer together towards it. */
function waters(ground: Ground, palette: Palette, id: string): El {
  const d = [...ground.around.map(land => land.d), ...ground.regions.map(region => region.d)].join('')
  return el(
    'g',
    { stroke: palette.seaGlyph, 'stroke-linejoin': 'round' },
    el('defs', {}, el('path', { id: `${id}-coast`, d })),
    [42, 30, 20, 11].map((width, i) =>
      el('use', {
        href: `#${id}-coast`,
        'stroke-width': width,
        'stroke-opacity': short(0.13 + i * 0.02),
      }),
    ),
  )
}

/** Borders in dashes, closed ones solid; impassable ground struck along its edge; the board's edge. */
export function edges(ground: Ground, palette: Palette, thin: number): El {
  const open = ground.crossings.filter(crossing => crossing.river === null && crossing.closed === null)
  const shut = ground.crossings.filter(crossing => crossing.closed !== null)
  const closed = ground.regions.filter(region => region.closed !== null)
  return el(
    'g',
    { fill: 'none', 'stroke-linejoin': 'round', stroke: palette.frame },
    el('path', {
      d: pathsOf(open.flatMap(({ lines }) => lines)),
      stroke: palette.border,
      'stroke-width': short(1.2 * thin),
      'stroke-dasharray': `${short(5 * thin)} ${short(2.6 * thin)}`,
    }),
    el('path', { d: pathsOf(shut.flatMap(({ lines }) => lines)), 'stroke-width': short(2.6 * thin) }),
    closed.map(({ d }) =>
      el('path', { d, 'stroke-width': 5, 'stroke-dasharray': '1.4 5', 'stroke-opacity': 0.7 }),
    ),
    el('path', { d: pathsOf(ground.edge), 'stroke-width': short((ground.sea ? 1.4 : 2) * thin) }),
  )
}
