import type { El } from '../../../el.ts'
import type { Face } from './face.ts'
import type { Shown } from './counter.ts'
import { el, short } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { counter } from './counter.ts'
import { stars as starRow, crown } from './insignia.ts'

export interface Stack {
  /** The counter on top. */
  readonly top: Face
  /** All counters of the stack. */
  readonly count: number
  /** Its commander, whose stars stand on a tab. */
  readonly commander?: Face | null
  /** How wide a counter is on the screen, in pixels: tab and badge keep their size, but for the smallest counters. */
  readonly size: number
}

/** How far each counter under the top one looks out, in pixels. */
const EDGE = 3.2

/** A stack in a box of 100 by 100 for its top counter, with edges, tab and badge outside. */
export function stackMark(stack: Stack, shown: Shown): El {
  const edges = Math.min(2, stack.count - 1)
  const lift = shown.states?.includes('selected') === true ? -9 : 0
  const pixel = 100 / stack.size
  const hung = pixel * Math.min(1.1, Math.max(0.88, stack.size / 40))
  const out = edges * EDGE * pixel
  const { livery } = stack.top
  return el(
    'g',
    {},
    Array.from({ length: edges }, (_, i) => edge(livery.foot, livery.edge, (edges - i) * EDGE * pixel)),
    counter(stack.top, shown),
    stack.commander !== undefined && stack.commander !== null && tab(stack.commander, lift - out, hung),
    stack.count > 1 && badge(stack.count, livery.edge, out, hung),
  )
}

const edge = (fill: string, stroke: string, out: number): El =>
  el('rect', {
    x: short(out),
    y: short(-out),
    width: 100,
    height: 100,
    rx: 10,
    fill,
    stroke,
    'stroke-width': 2,
  })

/** The tab of the commander, outside top left. */
function tab({ livery, stars, crown: crowned }: Face, top: number, pixel: number): El {
  const number = Math.max(1, stars)
  return el(
    'g',
    { transform: `translate(${short(-4 * pixel)} ${short(top - 12.5 * pixel)}) scale(${short(pixel)})` },
    el('rect', {
      width: 8 + 10.5 * number,
      height: 16,
      rx: 8,
      fill: livery.edge,
      stroke: '#FFFDF7',
      'stroke-width': 1.3,
    }),
    crowned ? crown(9.3, 8, 12, GILT) : starRow(stars, 4.05 + 5.25 * number, 8.3, 4.8, GILT),
  )
}

const GILT = '#F3D27A'

/** How many counters there are, outside bottom right. */
const badge = (count: number, stroke: string, out: number, pixel: number): El =>
  el(
    'g',
    {
      transform: `translate(${short(100 + out + 4 * pixel)} ${short(100 + 2 * pixel)}) scale(${short(pixel)})`,
    },
    el('circle', { r: 9.5, fill: '#FFFDF7', stroke, 'stroke-width': 1.4 }),
    el(
      'text',
      {
        y: 4.3,
        'text-anchor': 'middle',
        'font-family': FONTS.sans,
        'font-weight': 700,
        'font-size': 12.5,
        fill: '#1E1B16',
      },
      String(count),
    ),
  )
