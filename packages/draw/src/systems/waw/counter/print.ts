import type { Voice } from '@sandtable/kernel'
import type { El } from '../../../el.ts'
import type { CounterWords } from '../words/words.ts'
import type { Face } from './face.ts'
import type { Detail } from './marks.ts'
import { el, short } from '../../../el.ts'
import { FONTS } from '../../../fonts.ts'
import { figure } from './defs.ts'
import { FIGURES } from './figures.ts'
import { crown, stars } from './insignia.ts'
import { letter } from './lettering.ts'
import { lettersOn } from './pennant.ts'
import { natoSymbol } from './nato.ts'
import { fitted } from '../../../wrap.ts'

/** Where things stand on a counter, by how large it is. */
// prettier-ignore
const PLACES = {
  96: { size: 19, top: 21, bottom: 92, box: { width: 20, height: 19.5, line: 1.9 }, dot: 3.7, dots: 11, star: 6.5 },
  48: { size: 27, top: 26, bottom: 93, box: { width: 27, height: 26,   line: 2.6 }, dot: 4.8, dots: 14, star: 7.8 },
  28: { size: 57, top: 70, bottom: 70, box: { width: 44, height: 60,   line: 5 },   dot: 0,   dots: 0,  star: 12 },
} as const

const LEFT = 15
const RIGHT = 89
const MIDDLE = 53

const inkOf = ({ livery, steps, fullSteps }: Face): string =>
  steps < fullSteps ? livery.backInk : livery.ink

/** Type and factors in their printed corners; the smallest counter has its combat factor alone. */
export function values(face: Face, detail: Detail): El[] {
  const { top, bottom } = PLACES[detail]
  const ink = inkOf(face)
  const figures = (x: number, y: number, text: string, end = false): El =>
    written(text, { x, y, size: sizeOf(text, detail), ink, end })
  if (detail === 28) return small(face, ink)
  const corner = face.kind === 'leader' ? face.hierarchy : face.type
  return [
    ...(corner === null ? [] : [figures(LEFT, top, corner)]),
    ...(face.mf === null ? [] : [figures(RIGHT, top, said(face.mf), true)]),
    ...combat(face, detail, ink),
    ...(face.mp === null ? [] : [figures(RIGHT, bottom, said(face.mp), true)]),
    ...dots(face, detail, ink),
  ]
}

/** A half is nearly as wide as two figures: where there is one, figures are smaller and leave the step dots their room. */
const sizeOf = (text: string, detail: Detail): number =>
  text.includes('½') ? SIZES[detail][text.length > 2 ? 1 : 0] : PLACES[detail].size
const SIZES = { 96: [19, 15], 48: [17, 14], 28: [57, 57] } as const

/** How wide bold figures are, for their size. */
const wide = (text: string, size: number): number =>
  size * Array.from(text).reduce((sum, sign) => sum + (sign === '½' ? 0.88 : 0.56), 0)

function combat({ cf, heavy }: Face, detail: 96 | 48, ink: string): El[] {
  if (cf === null) return []
  const { size, bottom, box } = PLACES[detail]
  return [
    ...(heavy
      ? [
          el('rect', {
            x: LEFT - 3,
            y: short(bottom - 0.82 * box.height),
            width: box.width,
            height: box.height,
            fill: 'none',
            stroke: ink,
            'stroke-width': box.line,
          }),
        ]
      : []),
    written(said(cf), { x: LEFT + (heavy ? 1.5 : 0), y: bottom, size, ink }),
  ]
}

/** What is left of a counter when it is small: its combat factor, a leader's star, or the letter of a support unit. */
function small(face: Face, ink: string): El[] {
  if (face.kind === 'leader')
    return face.crown ? [crown(59, 48, 60, face.livery.gilt)] : stars(1, 59, 52, 30, face.livery.gilt)
  const text = face.cf === null ? (face.type ?? '') : said(face.cf)
  return [written(text, { x: 59, y: 70, size: 57, ink, middle: true })]
}

/** One dot a step, hollow where it is lost, between the figures to the left and to the right of them. */
function dots({ steps, fullSteps, cf, heavy, mp }: Face, detail: 96 | 48, ink: string): El[] {
  if (fullSteps < 2) return []
  const { size, box, dot, dots: apart } = PLACES[detail]
  const left = cf === null ? LEFT : heavy ? LEFT - 3 + box.width + box.line / 2 : LEFT + wide(said(cf), size)
  const right = mp === null ? RIGHT : RIGHT - wide(said(mp), sizeOf(said(mp), detail))
  const half = ((fullSteps - 1) * apart) / 2 + dot + LINE / 2
  const scale = Math.min(1, (right - left - 2 * GAP) / (2 * half))
  const middle = Math.min(Math.max(MIDDLE, left + GAP + half * scale), right - GAP - half * scale)
  return Array.from({ length: fullSteps }, (_, i) =>
    el('circle', {
      cx: short(middle + (i - (fullSteps - 1) / 2) * apart * scale),
      cy: 86,
      r: short(dot * scale),
      fill: i < steps ? ink : 'none',
      stroke: ink,
      'stroke-width': LINE,
    }),
  )
}
/** The line of a step dot, and how much stays free on both sides of the dots. */
const LINE = 1.8
const GAP = 1.2

interface Written {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: string
  readonly end?: boolean
  readonly middle?: boolean
}

const written = (text: string, { x, y, size, ink, end = false, middle: mid = false }: Written): El =>
  el(
    'text',
    {
      x,
      y,
      'text-anchor': end ? 'end' : mid ? 'middle' : null,
      'font-family': FONTS.sans,
      'font-weight': 700,
      'font-size': size,
      fill: ink,
    },
    text,
  )

/** A factor as it is printed: a real minus, and halves as a fraction. */
const said = (n: number): string => {
  const whole = Math.trunc(Math.abs(n))
  const half = Math.abs(n) % 1 === 0 ? '' : '½'
  return `${n < 0 ? '−' : ''}${whole === 0 && half !== '' ? '' : whole}${half}`
}

const NAMES = { one: 13.2, two: 11.8, least: 11.5 }

/** Figure or cameo, name and pennants. */
export function middle(
  face: Face,
  detail: 96 | 48,
  symbols: 'silhouette' | 'nato',
  voice: Voice<CounterWords>,
): El[] {
  const name = letter(face.name, 80, NAMES)
  const lines = detail === 96 ? name.lines : []
  return [
    ...(face.kind === 'leader'
      ? cameo(face, detail, lines.length)
      : [silhouette(face, detail, lines.length, symbols)]),
    ...lines.map((line, i) =>
      nameLine(
        line,
        NAME_LINES[face.kind === 'leader' ? 'leader' : 'unit'][lines.length === 1 ? 0 : i + 1] as number,
        name.size,
        inkOf(face),
      ),
    ),
    ...pennants(face, detail, voice),
  ]
}

/** Baselines of a name: of one line, of the first of two, of the second. */
const NAME_LINES = { unit: [71.5, 64, 74.6], leader: [74.5, 66, 76.2] } as const

const nameLine = (text: string, y: number, size: number, ink: string): El =>
  el(
    'text',
    {
      x: MIDDLE,
      y,
      'text-anchor': 'middle',
      'font-family': FONTS.narrow,
      'font-weight': 500,
      'font-size': size,
      'letter-spacing': 0.2,
      fill: ink,
    },
    text,
  )

function silhouette(face: Face, detail: 96 | 48, lines: number, symbols: 'silhouette' | 'nato'): El {
  const { livery, steps, fullSteps } = face
  const colour = steps < fullSteps ? livery.backInk : livery.figure
  const [scale, y] = detail === 48 ? [0.86, 50] : lines > 1 ? [0.56, 32.5] : [0.64, 36.5]
  const drawn = symbols === 'nato' ? natoSymbol(face.figure, colour) : null
  const inBox =
    drawn ??
    figure(face.figure, {
      fill: colour,
      transform: `scale(${short(6400 / FIGURES[face.figure].size) / 100})`,
    })
  return el(
    'g',
    { transform: `translate(${short(MIDDLE - 32 * scale)} ${short(y - 32 * scale)}) scale(${scale})` },
    inBox,
  )
}

/** A leader in an oval with a gilt rim, under his stars or crown. */
function cameo(face: Face, detail: 96 | 48, lines: number): El[] {
  const { livery } = face
  const [cy, r] = detail === 48 ? [53, 25] : lines > 1 ? [38.5, 17] : [43, 20]
  const scale = (1.84 * r) / 64
  const bust = figure(face.figure, { fill: livery.bust, 'clip-path': 'url(#cameo)' })
  return [
    el('ellipse', {
      cx: MIDDLE - 0.5,
      cy,
      rx: short(0.86 * r),
      ry: r,
      fill: livery.cameo,
      stroke: livery.gilt,
      'stroke-width': 2.6,
    }),
    el(
      'g',
      {
        transform: `translate(${short(MIDDLE - 0.5 - 0.92 * r)} ${short(cy - 0.86 * r)}) scale(${short(1000 * scale) / 1000})`,
      },
      bust,
    ),
    ...rank(face, detail),
  ]
}

function rank({ livery, stars: number, crown: crowned, hierarchy }: Face, detail: 96 | 48): El[] {
  const { star: r } = PLACES[detail]
  const x = detail === 96 ? MIDDLE - 0.5 : hierarchy === null ? LEFT + r + (number - 1) * 1.03 * r : 46
  const y = detail === 96 ? 13.5 : 16
  return crowned
    ? [crown(detail === 96 ? MIDDLE - 0.5 : 44, y + 1, 3.4 * r, livery.gilt)]
    : stars(number, x, y, r, livery.gilt)
}

/** What two letters on a pennant take at most; more are smaller. */
const LETTERS = 16.2

/** Flags as pennants on the left; a counter of middle size shows one without letters. */
function pennants({ livery, pennants: all }: Face, detail: 96 | 48, voice: Voice<CounterWords>): El[] {
  if (all.length === 0) return []
  if (detail === 48) return [el('path', { d: 'M7 40h15l-4 7 4 7H7z', fill: livery.pennant })]
  return all.flatMap((pennant, i) => {
    const sign = lettersOn(pennant, voice)
    const y = 25 + 14.5 * i
    const size = fitted(sign, LETTERS, 12)
    return [
      el('path', { d: `M7 ${y}h${sign.length > 1 ? 21 : 15}l-4 6.500 4 6.500H7z`, fill: livery.pennant }),
      written(sign, {
        x: 10,
        y: short(y + 10.6 - (12 - size) / 3),
        size: short(size),
        ink: livery.pennantInk,
      }),
    ]
  })
}
