import type { Box, Polyline, Point } from '../../../plane.ts'
import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { Palette } from '../../../palette.ts'
import type { Viewed } from './drawn.ts'
import { FONTS } from '../../../fonts.ts'
import { boundsOf, boxAround, distance, isInside, offEdge, overlap } from '../../../plane.ts'
import { el, short } from '../../../el.ts'
import { isIn, onScreen, pixels } from './drawn.ts'
import { lettered, SETTINGS, widthOf } from '../../../letters.ts'
import { spineOf } from './spine.ts'

/** A name or a mark that found room, in pixels around its middle. */
export interface FieldLabel {
  readonly text: string
  readonly at: Point
  /** What it covers, in metres. */
  readonly box: Box
  readonly drawing: El
}

type Face = 'region' | 'town' | 'river'

interface Wish {
  readonly text: string
  /** Where it may stand, the best first. */
  readonly places: readonly Point[]
  readonly width: number
  readonly height: number
  /** Degrees that it is turned by. */
  readonly turn?: number
  readonly drawing: El
}

/** Everything that is written on the ground: the most important first, none over another; what finds no room is left out. */
export function labelsOf(field: Field, viewed: Viewed): FieldLabel[] {
  const found: FieldLabel[] = []
  for (const { text, places, width, height, turn = 0, drawing } of wishes(field, viewed)) {
    const angle = (turn * Math.PI) / 180
    const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
    const [across, down] = [width * cos + height * sin, width * sin + height * cos]
    const boxAt = (p: Point): Box => boxAround(p, pixels(viewed, across), pixels(viewed, down))
    const isFree = (p: Point): boolean =>
      isWithin(boxAt(p), [0, 0, field.width, field.height]) &&
      !found.some(({ box }) => overlap(box, boxAt(p)))
    const at = places.find(isFree)
    if (at === undefined || !isIn(viewed.window, at, pixels(viewed, width))) continue
    const turned = turn === 0 ? drawing : el('g', { transform: `rotate(${short(turn)})` }, drawing)
    found.push({ text, at, box: boxAt(at), drawing: onScreen(viewed, at, turned) })
  }
  return found
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]

function wishes(field: Field, viewed: Viewed): Wish[] {
  const { palette } = viewed
  const { node } = field
  return [
    ...(node === null
      ? []
      : [name(node.name, 'region', [foot(node.ring, viewed), middleOf(node.ring)], palette.clear, palette)]),
    ...field.ground
      .filter(({ kind }) => isHazard(kind))
      .map(({ ring, kind }) => hazard(placesIn(ring, kind, viewed), palette)),
    ...field.ground.flatMap(ground => groundName(ground, viewed)),
    ...field.names.map(({ name: text, at }) =>
      name(text, 'town', around(at, viewed), palette.clear, palette),
    ),
    ...field.roads.flatMap(({ name: text, line }) =>
      text === null ? [] : [along(text, line, 3, palette.mapInk2, viewed)],
    ),
    ...heights(field, viewed),
  ]
}

const HAZARDS = ['river', 'mud', 'swamp'] as const
type Kind = Field['ground'][number]['kind']
const isHazard = (kind: Kind): boolean => HAZARDS.some(hazardous => hazardous === kind)

/** Under the lowest side of a ring. */
const foot = (ring: Polyline, viewed: Viewed): Point => {
  const [left, , right, bottom] = boundsOf([ring])
  return [(left + right) / 2, bottom + pixels(viewed, 13)]
}

/** The place in a ring that is farthest from its edge. */
function middleOf(ring: Polyline): Point {
  const [left, top, right, bottom] = boundsOf([ring])
  let [best, room]: [Point, number] = [[(left + right) / 2, (top + bottom) / 2], -1]
  for (let i = 1; i < 16; i++)
    for (let j = 1; j < 16; j++) {
      const p: Point = [left + ((right - left) * i) / 16, top + ((bottom - top) * j) / 16]
      const off = isInside([ring], p) ? offEdge([ring], p) : -1
      if (off > room) [best, room] = [p, off]
    }
  return best
}

const around = ([x, y]: Point, viewed: Viewed): Point[] =>
  [0, -16, 16, -32, 32].map(up => [x, y + pixels(viewed, up)])

/** Above and below the middle; along a river from its middle to its ends. */
function placesIn(ring: Polyline, kind: Kind, viewed: Viewed): Point[] {
  if (kind !== 'river') return around(middleOf(ring), viewed)
  const spine = spineOf(ring, pixels(viewed, 20))
  return spine.toSorted((a, b) => fromMiddle(spine, a) - fromMiddle(spine, b))
}

const fromMiddle = (spine: Polyline, p: Point): number =>
  Math.abs(spine.indexOf(p) - Math.round((spine.length - 1) * 0.3))

function groundName({ name: text, kind, ring }: Field['ground'][number], viewed: Viewed): Wish[] {
  const { palette } = viewed
  if (text === null) return []
  if (kind === 'river') {
    const spine = spineOf(ring, pixels(viewed, 30))
    const half = offEdge([ring], spine[Math.floor(spine.length / 2)] as Point)
    return [along(text, spine, half, palette.riverInk, viewed)]
  }
  const halo =
    kind === 'forest' ? palette.forest : kind === 'mud' || kind === 'swamp' ? palette.swamp : palette.clear
  const places =
    kind === 'house' ? [foot(ring, viewed)] : [...around(middleOf(ring), viewed), foot(ring, viewed)]
  return [
    name(
      text,
      kind === 'house' ? 'town' : 'river',
      places,
      halo,
      palette,
      kind === 'house' ? palette.mapInk2 : palette.mapInk,
    ),
  ]
}

function name(
  text: string,
  face: Face,
  places: readonly Point[],
  halo: string,
  palette: Palette,
  ink = palette.mapInk,
): Wish {
  const { size } = SETTINGS[face]
  return {
    text,
    places,
    width: widthOf(text, face) + 6,
    height: size * 1.3,
    drawing: letters(text, face, ink, halo),
  }
}

function letters(text: string, face: Face, ink: string, halo: string): El {
  const { size, weight, italic, tracking } = SETTINGS[face]
  return el(
    'text',
    {
      y: short(size * 0.32),
      'text-anchor': 'middle',
      'font-family': FONTS.serif,
      'font-weight': weight,
      'font-style': italic && 'italic',
      'font-size': size,
      'letter-spacing': tracking > 0 && tracking,
      fill: ink,
      stroke: halo,
      'stroke-width': 3.4,
      'stroke-opacity': 0.85,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    lettered(text, face),
  )
}

/** A name beside something this half-width around a line, turned with the line. */
function along(text: string, line: Polyline, half: number, ink: string, viewed: Viewed): Wish {
  const far = pixels(viewed, widthOf(text, 'river')) / 2
  const legs = line
    .slice(1)
    .map((to, i): [Point, Point] => [line[i] as Point, to])
    .toSorted((a, b) => Math.min(far, distance(...b)) - Math.min(far, distance(...a)))
  const [from, to] = legs[Math.floor(legs.length / 3)] ?? [line[0] as Point, line.at(-1) as Point]
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const upright = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn
  const aside = half + pixels(viewed, 12)
  const long = distance(from, to) || 1
  const off: Point = [(aside * (to[1] - from[1])) / long, (-aside * (to[0] - from[0])) / long]
  const places = legs.flatMap(([a, b]): Point[] => {
    const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    return isAlike(a, b, from, to)
      ? [
          [x + off[0], y + off[1]],
          [x - off[0], y - off[1]],
        ]
      : []
  })
  return {
    text,
    places,
    width: widthOf(text, 'river') + 6,
    height: 18,
    turn: upright,
    drawing: letters(text, 'river', ink, viewed.palette.clear),
  }
}

const isAlike = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const [ab, cd] = [Math.atan2(b[1] - a[1], b[0] - a[0]), Math.atan2(d[1] - c[1], d[0] - c[0])]
  return Math.abs(Math.sin(ab - cd)) < 0.2
}

/** A triangle with a wave: a crossing here is dangerous. */
const hazard = (places: readonly Point[], palette: Palette): Wish => ({
  text: '',
  places,
  width: 26,
  height: 24,
  drawing: hazardMark(palette),
})

/** In pixels around its middle. */
export const hazardMark = (palette: Palette): El =>
  el(
    'g',
    { stroke: palette.riverInk, 'stroke-width': 1.8, 'stroke-linejoin': 'round' },
    el('path', { d: 'M0-11l11.500 20h-23z', fill: palette.paper }),
    el('path', { d: 'M-6 4q3-4 6 0t6 0', fill: 'none' }),
  )

/** Heights on contours, far from each other, on open ground. */
function heights(field: Field, viewed: Viewed): Wish[] {
  const isOpen = (p: Point): boolean =>
    !field.ground.some(({ ring }) => isInside([ring], p)) &&
    !(field.node !== null && isInside([field.node.ring], p))
  return field.terraces.map(({ height, ring }) => {
    const start = Math.round(ring.length * 0.6)
    const turned = [...ring.slice(start), ...ring.slice(0, start)]
    const text = String(height).replace('-', '−')
    return {
      text,
      places: turned.filter(isOpen),
      width: 7 * text.length + 30,
      height: 26,
      drawing: el(
        'text',
        {
          y: 4,
          'text-anchor': 'middle',
          'font-family': FONTS.serif,
          'font-weight': 500,
          'font-size': 12.5,
          fill: viewed.palette.contourInk,
          stroke: viewed.palette.clear,
          'stroke-width': 4,
          'stroke-opacity': 0.85,
          'stroke-linejoin': 'round',
          'paint-order': 'stroke',
        },
        text,
      ),
    }
  })
}
