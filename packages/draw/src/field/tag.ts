import type { Box, Point } from '../map/plane.ts'
import type { El } from '../el.ts'
import type { Field } from './field.ts'
import type { FormationFigure, Stance } from './figure.ts'
import type { Shown } from './drawn.ts'
import { boxAround, overlap, shared } from '../map/plane.ts'
import { el, short } from '../el.ts'
import { FONTS } from '../fonts.ts'
import { onScreen, pixels } from './drawn.ts'
import { stanceOf } from './figure.ts'
import { stripeFill } from './defs.ts'
import { symbol } from './symbols.ts'
import { widthOf } from '../card/wrap.ts'

const HIGH = 24
const SIZE = 13
/** Where the name begins, and what stands between the parts. */
const [NAME, GAP] = [27, 7]

const numberOf = ({ alive }: FormationFigure): string => String(alive)

/** What the shots take: a cartridge, their number, and room before them. */
const widthOfShots = ({ shots }: FormationFigure): number =>
  shots === null ? 0 : 16 + 7.2 * String(shots).length

const widthOfTag = (figure: FormationFigure, shots = widthOfShots(figure)): number =>
  Math.ceil(
    NAME +
      widthOf(figure.name, SIZE) +
      GAP +
      7.2 * numberOf(figure).length +
      shots +
      8 +
      (figure.morale === null ? 0 : 14) +
      (figure.declared ? 15 : 0),
  )

/** What says who a formation is, in pixels from its upper left corner: stripe, symbol, name, how many live, shots, morale, tick. */
export function tag(figure: FormationFigure, { palette }: Shown): El {
  const { livery, name, shots, morale, declared } = figure
  const wide = widthOfTag(figure)
  const number = numberOf(figure)
  const afterName = NAME + widthOf(name, SIZE) + GAP
  const cartridge = afterName + 7.2 * number.length + 6
  const afterNumber = cartridge - 1 + widthOfShots(figure)
  const frame = (out: number, paint: Readonly<Record<string, string | number>>): El =>
    el('rect', { x: -out, y: -out, width: wide + 2 * out, height: HIGH + 2 * out, rx: 5 + out, ...paint })
  return el(
    'g',
    {},
    [2, 0].map(out => frame(out, { fill: '#1B1206', 'fill-opacity': 0.12, transform: 'translate(1 2.5)' })),
    RINGS[figure.state ?? 'none'].map(([out, colour]) => frame(out, { fill: palette[colour] })),
    frame(0, { fill: livery.field, stroke: livery.edge, 'stroke-width': 1 }),
    el('path', { d: `M6 0H5A5 5 0 0 0 0 5V${HIGH - 5}A5 5 0 0 0 5 ${HIGH}H6z`, fill: stripeFill(livery) }),
    el('g', { transform: 'translate(8.5 4)' }, symbol(figure.symbol, 16, livery.ink)),
    written(name, NAME, 600, livery.ink),
    written(number, short(afterName), 700, livery.ink),
    shots !== null &&
      el('path', {
        d: `M${short(cartridge)} 17V9a2.500 3 0 0 1 5 0v8z`,
        fill: livery.ink,
        'fill-opacity': 0.75,
      }),
    shots !== null && written(String(shots), short(cartridge + 9), 600, livery.ink),
    morale !== null && el('path', { d: MORALE[morale](short(afterNumber)), fill: livery.ink }),
    declared &&
      el('path', {
        d: `M${short(afterNumber + (morale === null ? 0 : 14))} 12l3.500 4 6-8`,
        fill: 'none',
        stroke: livery.ink,
        'stroke-width': 2.2,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
  )
}

const RINGS = {
  none: [],
  can: [
    [3.2, 'signalLine'],
    [1.2, 'paper'],
  ],
  chosen: [
    [5, 'signalLine'],
    [2, 'paper'],
  ],
} as const

const MORALE = {
  high: (x: number) => `M${x} 16h9l-4.500-8z`,
  low: (x: number) => `M${x} 8h9l-4.500 8z`,
} as const

const written = (text: string, x: number, weight: number, ink: string): El =>
  el(
    'text',
    { x, y: 16.5, 'font-family': FONTS.sans, 'font-weight': weight, 'font-size': SIZE, fill: ink },
    text,
  )

/**
 * Tags of all formations on the ground, in their order: beside their formations, over as little else as can be. A tag
 * that tells shots stays where it is without them.
 */
export function tags(figures: readonly FormationFigure[], field: Field, shown: Shown): El[] {
  const stances = figures.map(figure => stanceOf(figure, field, shown))
  const grounds = stances.map(boundsOfStance)
  const taken: Box[] = []
  return figures.map((figure, i) => {
    const high = pixels(shown, HIGH + 4)
    const boxesFor = (width: number): Box[] => {
      const wide = pixels(shown, width + 4)
      return placesAround(stances[i] as Stance, grounds[i] as Box, wide, high, shown).map(p =>
        boxAround(p, wide, high),
      )
    }
    const boxes = boxesFor(widthOfTag(figure, 0))
    const cost = (box: Box): number =>
      taken.reduce((sum, other) => sum + (overlap(box, other) ? 1 + 10 * shared(box, other) : 0), 0) +
      grounds.reduce((sum, other, j) => sum + (j === i ? 0.2 : 1) * shared(box, other), 0) +
      10 * Math.max(0, -box[0], -box[1], box[2] - field.width, box[3] - field.height) * high
    const best = boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least))
    taken.push(best)
    const [left, top] = boxesFor(widthOfTag(figure))[boxes.indexOf(best)] as Box
    const inset = pixels(shown, 2)
    return onScreen(shown, [left + inset, top + inset], tag(figure, shown))
  })
}

function boundsOfStance({ middle: [x, y], turn, front, deep }: Stance): Box {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)].map(Math.abs) as [
    number,
    number,
  ]
  return boxAround([x, y], front * cos + deep * sin, front * sin + deep * cos)
}

/** Behind the formation first, then around it. */
function placesAround(
  { middle, turn }: Stance,
  [left, top, right, bottom]: Box,
  wide: number,
  high: number,
  shown: Shown,
): Point[] {
  const [x, y] = middle
  const gap = pixels(shown, 8)
  const [west, east] = [left - wide / 2 - gap, right + wide / 2 + gap]
  const [north, south] = [top - high / 2 - gap, bottom + high / 2 + gap]
  const around: Point[] = [
    [x, south],
    [west, y],
    [x, north],
    [east, y],
    [east, south],
    [west, south],
    [west, north],
    [east, north],
  ]
  const quarter = Math.round((((turn % 360) + 360) % 360) / 90) % 4
  return [...around.slice(quarter, 4), ...around.slice(0, quarter), ...around.slice(4)]
}
