import type { El } from '../../../el.ts'
import type { FormationFigure } from './figure.ts'
import type { Shown } from './drawn.ts'
import { el, short } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { stripeFill } from './defs.ts'
import { symbol } from './symbols.ts'
import { widthOf } from '../../../wrap.ts'

/** Pixels of a tag's height, and of its letters. */
export const HIGH = 24
const SIZE = 13
/** Where the name starts, and the gaps between the parts. */
const [NAME, GAP] = [27, 7]

const numberOf = ({ alive }: FormationFigure): string => String(alive)

/** What the shots take: a cartridge, their number, and room before them. */
const widthOfShots = ({ shots }: FormationFigure): number =>
  shots === null ? 0 : 16 + 7.2 * String(shots).length

/** What the name takes with the room behind it; a tag may do without. */
const widthOfName = ({ name }: FormationFigure): number => (name === '' ? 0 : widthOf(name, SIZE) + GAP)

export const widthOfTag = (figure: FormationFigure, shots = widthOfShots(figure)): number =>
  Math.ceil(
    NAME +
      widthOfName(figure) +
      7.2 * numberOf(figure).length +
      shots +
      8 +
      (figure.morale === null ? 0 : 14) +
      (figure.declared ? 15 : 0),
  )

/** Where the parts of a tag begin, in pixels from its left edge. */
export function partsOfTag(figure: FormationFigure) {
  const number = NAME + widthOfName(figure)
  const cartridge = number + 7.2 * numberOf(figure).length + 6
  const morale = cartridge - 1 + widthOfShots(figure)
  return { name: NAME, number, cartridge, morale, tick: morale + (figure.morale === null ? 0 : 14) }
}

/** What says who a formation is, in pixels from its upper left corner: stripe, symbol, name, how many live, shots, morale, tick. */
export function tag(figure: FormationFigure, { palette }: Shown): El {
  const { livery, name, shots, morale, declared } = figure
  const wide = widthOfTag(figure)
  const at = partsOfTag(figure)
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
    name !== '' && written(name, NAME, 600, livery.ink),
    written(numberOf(figure), short(at.number), 700, livery.ink),
    shots !== null &&
      el('path', {
        d: `M${short(at.cartridge)} 17V9a2.500 3 0 0 1 5 0v8z`,
        fill: livery.ink,
        'fill-opacity': 0.75,
      }),
    shots !== null && written(String(shots), short(at.cartridge + 9), 600, livery.ink),
    morale !== null && el('path', { d: MORALE[morale](short(at.morale)), fill: livery.ink }),
    declared &&
      el('path', {
        d: `M${short(at.tick)} 12l3.500 4 6-8`,
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
