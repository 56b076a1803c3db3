import type { El } from '../../../el.ts'
import type { Field, Spot } from './field.ts'
import type { Point } from '../../../plane.ts'
import type { Shown } from './drawn.ts'
import { between, distance, pathOf } from '../../../plane.ts'
import { chip } from './chip.ts'
import { el, short } from '../../../el.ts'
import { onScreen, pixels } from './drawn.ts'

/** Fire from one spot to another. */
export interface Fire {
  readonly from: Spot
  readonly to: Spot
}

export interface Aimed extends Fire {
  /** Dotted and curved. */
  readonly indirect: boolean
  readonly text: string
}

/** The choice: an amber line with its metres and what the strength is divided by. */
export function aimLine({ from, to, indirect, text }: Aimed, field: Field, shown: Shown): El {
  const [a, b] = [field.at(from), field.at(to)]
  const { palette } = shown
  const top = summit(a, b)
  const line = (stroke: string, width: number): El =>
    el('path', {
      d: indirect ? curve(a, top, b) : pathOf([a, b]),
      fill: 'none',
      stroke,
      'stroke-width': short(pixels(shown, width)),
      'stroke-linecap': 'round',
      'stroke-dasharray': indirect && [0.1, 9].map(part => short(pixels(shown, part))).join(' '),
    })
  const middle = indirect ? between(between(a, b, 0.5), top, 0.5) : between(a, b, 0.5)
  return el(
    'g',
    {},
    line(palette.paper, 10),
    line(palette.signal, 5),
    head(b, indirect ? angleOf(top, b) : angleOf(a, b), 9, palette.signal, shown),
    onScreen(shown, middle, chip(text, shown, 'choice')),
  )
}

/** The place where a line of sight ends that something interrupts, and what that is. */
export const interrupted = (at: Spot, text: string, field: Field, shown: Shown): El =>
  el(
    'g',
    {},
    crosses([field.at(at)], pixels(shown, 7), shown.palette.hit, 3, shown),
    onScreen(shown, field.at(at), el('g', { transform: 'translate(0 -26)' }, chip(text, shown, 'bad'))),
  )

/** A curve that bends over a point. */
const curve = (a: Point, top: Point, b: Point): string =>
  `M${short(a[0])} ${short(a[1])}Q${short(top[0])} ${short(top[1])} ${short(b[0])} ${short(b[1])}`

export interface Declared extends Fire {
  /** The colour of the side's mark. */
  readonly mark: string
  /** Your own fire is solid, the enemy's is dashed. */
  readonly mine: boolean
  /** Dotted and curved. */
  readonly indirect: boolean
}

/** Fire that has been declared. */
export function declaredFire({ from, to, mark, mine, indirect }: Declared, field: Field, shown: Shown): El {
  const [a, b] = [field.at(from), field.at(to)]
  const top = summit(a, b)
  const d = indirect ? curve(a, top, b) : pathOf([a, b])
  const dash = indirect ? [0.1, 6] : mine ? null : [8, 4]
  const line = (stroke: string, width: number): El =>
    el('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': short(pixels(shown, width)),
      'stroke-linecap': 'round',
      'stroke-dasharray': dash && dash.map(part => short(pixels(shown, part))).join(' '),
    })
  const end = indirect ? angleOf(top, b) : angleOf(a, b)
  return el('g', {}, line(shown.palette.paper, 5), line(mark, 2.4), head(b, end, 6, mark, shown))
}

/** Fire that is carried out now, solid in the side's mark, with its metres on it. */
export function firedLine(
  fire: Omit<Aimed, 'text'> & Pick<Declared, 'mark'>,
  text: string,
  field: Field,
  shown: Shown,
): El {
  return el(
    'g',
    {},
    declaredFire({ ...fire, mine: true }, field, shown),
    onScreen(shown, middleOfFire(fire, field), chip(text, shown, 'plain')),
  )
}

/** Where a fired line has its metres, in metres of the drawing. */
export function middleOfFire({ from, to, indirect }: Omit<Aimed, 'text'>, field: Field): Point {
  const [a, b] = [field.at(from), field.at(to)]
  return indirect ? between(between(a, b, 0.5), summit(a, b), 0.5) : between(a, b, 0.5)
}

/** Where the curve of a shell bends to: over the middle, as seen from the south. */
function summit(a: Point, b: Point): Point {
  const [x, y] = between(a, b, 0.5)
  return [x, y - 0.45 * distance(a, b)]
}

const angleOf = (a: Point, b: Point): number => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI

/** An arrowhead whose tip is at a place. */
const head = (at: Point, angle: number, size: number, colour: string, shown: Shown): El =>
  onScreen(
    shown,
    at,
    el('path', {
      d: `M${short(size * 0.2)} 0L${-1.6 * size} ${-size}V${size}Z`,
      transform: `rotate(${short(angle)})`,
      fill: colour,
      stroke: shown.palette.paper,
      'stroke-width': 1.6,
    }),
  )

/** Friendly men who would be hit: a cross over each. */
export function endangered(spots: readonly Spot[], field: Field, shown: Shown): El {
  const r = Math.max(1, pixels(shown, 4))
  return crosses(spots.map(field.at), r, shown.palette.hit, 2, shown)
}

/** Small crosses with a light edge. */
export function crosses(
  places: readonly Point[],
  r: number,
  colour: string,
  width: number,
  shown: Shown,
): El {
  const across = short(2 * r)
  const d = places
    .map(([x, y]) => `M${short(x - r)} ${short(y - r)}l${across} ${across}m0 ${-across}l${-across} ${across}`)
    .join('')
  const line = (stroke: string, wide: number): El =>
    el('path', { d, fill: 'none', stroke, 'stroke-width': short(pixels(shown, wide)) })
  return el('g', {}, line(shown.palette.paper, width + 2), line(colour, width))
}
