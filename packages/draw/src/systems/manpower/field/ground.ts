import type { El } from '../../../el.ts'
import type { Field, FieldGround } from './field.ts'
import type { Box, Polyline, Point } from '../../../plane.ts'
import type { Viewed } from './drawn.ts'
import { between, boundsOf, distance, isInside, offEdge, pathOf, pathsOf } from '../../../plane.ts'
import { el, short } from '../../../el.ts'
import { isIn, isSeen, pixels } from './drawn.ts'
import { scatteredIn } from './scatter.ts'
import { spineOf } from './spine.ts'

type Kind = FieldGround['kind']

const closed = (ring: Polyline): string => `${pathOf(ring.slice(0, -1))}Z`

/** All grounds of some kinds that are to be seen, with their place in the file. */
export const ofKinds = (field: Field, viewed: Viewed, ...kinds: readonly Kind[]): [FieldGround, number][] =>
  field.ground
    .map((ground, i): [FieldGround, number] => [ground, i])
    .filter(([{ kind, ring }]) => kinds.includes(kind) && isSeen(viewed, ring))

/** Tilled fields in furrows along their longest side, in a dashed edge. */
export const tilled = (field: Field, viewed: Viewed): El[] =>
  ofKinds(field, viewed, 'field').map(([{ ring }, i]) => {
    const { palette, id } = viewed
    return el(
      'g',
      { stroke: palette.furrow, 'stroke-width': short(pixels(viewed, 0.9)) },
      el('clipPath', { id: `${id}-tilled${i}` }, el('path', { d: closed(ring) })),
      el('path', {
        d: closed(ring),
        fill: palette.tilled,
        'fill-opacity': 0.55,
        'stroke-dasharray': `${short(pixels(viewed, 4))} ${short(pixels(viewed, 3))}`,
      }),
      el('path', {
        d: furrows(ring, Math.max(5, pixels(viewed, 7))),
        fill: 'none',
        'clip-path': `url(#${id}-tilled${i})`,
      }),
    )
  })

function furrows(ring: Polyline, apart: number): string {
  const [from, to] = longestSide(ring)
  const far = distance(from, to) || 1
  const [dx, dy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const [left, top, right, bottom] = boundsOf([ring])
  const reach = right - left + bottom - top
  const lines: Point[][] = []
  for (let aside = -reach; aside < reach; aside += apart) {
    const [x, y] = [from[0] - dy * aside, from[1] + dx * aside]
    lines.push([
      [x - dx * reach, y - dy * reach],
      [x + dx * reach, y + dy * reach],
    ])
  }
  return pathsOf(lines.filter(line => touchesBox(line, [left, top, right, bottom])))
}

const touchesBox = (
  [a, b]: Polyline,
  [left, top, right, bottom]: readonly [number, number, number, number],
): boolean => {
  const sides = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) =>
    Math.sign(
      ((b as Point)[0] - (a as Point)[0]) * (y - (a as Point)[1]) -
        ((b as Point)[1] - (a as Point)[1]) * (x - (a as Point)[0]),
    ),
  )
  return new Set(sides).size > 1
}

const longestSide = (ring: Polyline): [Point, Point] =>
  ring
    .slice(1)
    .map((to, i): [Point, Point] => [ring[i] as Point, to])
    .reduce((best, side) => (distance(...side) > distance(...best) ? side : best))

/** Trees keep nearly their size on the screen: closer, there are more of them. */
const apartOf = ({ scale }: Viewed): number => 17 * Math.sqrt(0.7 / Math.max(0.2, scale))

/** Woods as canopies: crowns with their shade in an edge line, none cut by it or under a name. */
export const woods = (field: Field, viewed: Viewed, taken: readonly Box[]): El[] =>
  ofKinds(field, viewed, 'forest').map(([{ ring }, i]) => {
    const { palette, window } = viewed
    const apart = apartOf(viewed)
    const crowns = scatteredIn(ring, apart * 0.72, 5 + i * 131, window).filter(
      ([p, k]) => offEdge([ring], p) > apart * 0.3 * k && !taken.some(box => isIn(box, p)),
    )
    const crown = (grown: number, x: number, y: number): string => {
      const r = short(grown)
      return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    }
    const all = (dx: number, dy: number): string =>
      crowns.map(([[x, y], k]) => crown(apart * 0.36 * k, x + dx * apart, y + dy * apart)).join('')
    return el(
      'g',
      { 'stroke-width': short(pixels(viewed, 0.8)) },
      el('path', {
        d: closed(ring),
        fill: palette.forest,
        stroke: palette.canopyEdge,
        'stroke-width': short(pixels(viewed, 1.4)),
        'stroke-linejoin': 'round',
      }),
      el('path', { d: all(0.07, 0.1), fill: palette.canopyShade, 'fill-opacity': 0.45 }),
      el('path', { d: all(0, 0), fill: palette.canopy, stroke: palette.canopyEdge }),
    )
  })

/** Open ground with a few blades of grass, none on buildings, water, fields or woods. */
export function grass(field: Field, viewed: Viewed): El {
  const board: Polyline = [
    [0, 0],
    [field.width, 0],
    [field.width, field.height],
    [0, field.height],
    [0, 0],
  ]
  const apart = pixels(viewed, 62)
  const k = pixels(viewed, 1)
  const isOpen = (p: Point): boolean => !field.ground.some(({ ring }) => isInside([ring], p))
  const blades = scatteredIn(board, apart, 71, viewed.window)
    .filter(([p]) => isOpen(p))
    .map(([[x, y]]) => {
      const at = `${short(x)} ${short(y)}`
      return `M${at}l${short(-1.5 * k)} ${short(-4 * k)}M${short(x + 2.5 * k)} ${short(y)}v${short(-5 * k)}M${short(x + 5 * k)} ${short(y)}l${short(1.5 * k)} ${short(-4 * k)}`
    })
  return el('path', {
    d: blades.join(''),
    fill: 'none',
    stroke: viewed.palette.clearGlyph,
    'stroke-width': short(k),
  })
}

/** Rivers and standing water, with short waves on them. */
export const waters = (field: Field, viewed: Viewed): El[] =>
  ofKinds(field, viewed, 'river', 'water').map(([{ ring, kind }, i]) => {
    const { palette, window } = viewed
    const k = pixels(viewed, 1)
    const places =
      kind === 'river'
        ? spineOf(ring, pixels(viewed, 26)).slice(1, -1)
        : scatteredIn(ring, pixels(viewed, 34), 17 + i, window).map(([p]) => p)
    const waves = places.map(
      ([x, y]) =>
        `M${short(x - 5 * k)} ${short(y)}q${short(2.5 * k)} ${short(-3 * k)} ${short(5 * k)} 0t${short(5 * k)} 0`,
    )
    return el(
      'g',
      { 'stroke-linejoin': 'round' },
      el('path', {
        d: closed(ring),
        fill: palette.river,
        stroke: palette.riverCase,
        'stroke-width': short(2 * k),
      }),
      el('path', {
        d: waves.join(''),
        fill: 'none',
        stroke: palette.riverThread,
        'stroke-width': short(1.4 * k),
        'stroke-linecap': 'round',
      }),
    )
  })

/** Mud in short strokes, swamps with reeds on water lines, both in a dashed edge. */
export const wet = (field: Field, viewed: Viewed): El[] =>
  ofKinds(field, viewed, 'mud', 'swamp').map(([{ ring, kind }, i]) => {
    const { palette, window } = viewed
    const k = pixels(viewed, 1)
    const strokes = scatteredIn(ring, 15 * k, 29 + i, window).map(([[x, y]]) => {
      const line = `M${short(x - 4 * k)} ${short(y)}h${short(8 * k)}`
      return kind === 'mud'
        ? line
        : `${line}M${short(x - 1.5 * k)} ${short(y - 1.5 * k)}v${short(-4 * k)}M${short(x + 1.5 * k)} ${short(y - 1.5 * k)}v${short(-5.5 * k)}`
    })
    return el(
      'g',
      { stroke: palette.swampGlyph, 'stroke-width': short(1.2 * k) },
      el('path', {
        d: closed(ring),
        fill: palette.swamp,
        'fill-opacity': 0.9,
        'stroke-dasharray': `${short(5 * k)} ${short(3 * k)}`,
      }),
      el('path', { d: strokes.join(''), fill: 'none' }),
    )
  })

/** Cliffs: a dark edge with hachures that point inwards. */
export const cliffs = (field: Field, viewed: Viewed): El[] =>
  ofKinds(field, viewed, 'cliff').map(([{ ring }]) => {
    const { palette } = viewed
    const k = pixels(viewed, 1)
    const ticks = ring.slice(1).flatMap((to, i) => teeth(ring, ring[i] as Point, to, 6 * k, 7 * k))
    return el(
      'g',
      { stroke: palette.mapInk2, fill: 'none', 'stroke-linejoin': 'round' },
      el('path', { d: closed(ring), fill: palette.mountain, 'stroke-width': short(2 * k) }),
      el('path', { d: pathsOf(ticks), 'stroke-width': short(1.1 * k) }),
    )
  })

/** Short lines from an edge of a ring into it. */
function teeth(ring: Polyline, from: Point, to: Point, apart: number, long: number): Polyline[] {
  const far = distance(from, to)
  const many = Math.floor(far / apart)
  if (many === 0) return []
  const [dx, dy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far]
  const middle = between(from, to, 0.5)
  const inwards = isInside([ring], [middle[0] - dy * 0.5, middle[1] + dx * 0.5]) ? 1 : -1
  return Array.from({ length: many }, (_, i) => {
    const p = between(from, to, (i + 0.5) / many)
    return [p, [p[0] - dy * long * inwards, p[1] + dx * long * inwards]] as Polyline
  })
}
