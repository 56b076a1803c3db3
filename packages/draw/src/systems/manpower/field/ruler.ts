import type { El } from '../../../el.ts'
import type { Field, Spot } from './field.ts'
import type { Fire } from './fire.ts'
import type { Point } from '../../../plane.ts'
import type { Shown } from './drawn.ts'
import { between, distance, pathOf } from '../../../plane.ts'
import { chip } from './chip.ts'
import { crosses } from './fire.ts'
import { el, short } from '../../../el.ts'
import { onScreen, pixels } from './drawn.ts'

export interface Ruler extends Fire {
  /** Where something hides its end; null: nothing does. */
  readonly hidden: Spot | null
  readonly text: string
}

/** Pixels between two marks of a ruler at the least, and how long each of them is. */
const [APART, MARK] = [14, 9]

/** Metres from mark to mark. */
const STEPS = [10, 25, 50, 100, 250, 500, 1000]

/** A ruler on the ground, marked in metres: whole as far as sight goes, dashed behind whatever hides the rest. */
export function rulerLine({ from, to, hidden, text }: Ruler, field: Field, shown: Shown): El {
  const [a, b] = [field.at(from), field.at(to)]
  const { palette } = shown
  const end = hidden === null ? b : field.at(hidden)
  const line = (ends: readonly Point[], stroke: string, width: number, dash: string | null): El =>
    el('path', {
      d: pathOf(ends),
      fill: 'none',
      stroke,
      'stroke-width': short(pixels(shown, width)),
      'stroke-dasharray': dash,
    })
  const dashes = `${short(pixels(shown, 6))} ${short(pixels(shown, 5))}`
  return el(
    'g',
    {},
    line([a, b], palette.paper, 6, null),
    line([a, end], palette.mapInk, 2.6, null),
    hidden === null ? null : line([end, b], palette.hit, 2.6, dashes),
    marks(a, b, shown),
    hidden === null ? null : crosses([end], pixels(shown, 7), palette.hit, 3, shown),
    onScreen(shown, beside(a, b, shown), chip(text, shown, hidden === null ? 'plain' : 'bad')),
  )
}

/** Pixels between a ruler and its words. */
const OFF = 24

/** Above the middle of a ruler, or beside one that stands upright. */
function beside(a: Point, b: Point, shown: Shown): Point {
  const [x, y] = between(a, b, 0.5)
  const isUpright = Math.abs(b[1] - a[1]) > 3 * Math.abs(b[0] - a[0])
  return isUpright ? [x + pixels(shown, 4 * OFF), y] : [x, y - pixels(shown, OFF)]
}

/** Short strokes across a ruler, as close as they can be told apart. */
function marks(a: Point, b: Point, shown: Shown): El | null {
  const far = distance(a, b)
  const step = STEPS.find(metres => metres * shown.scale >= APART)
  if (step === undefined || far < step) return null
  const [east, south] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far]
  const half = pixels(shown, MARK / 2)
  const strokes = Array.from({ length: Math.floor(far / step) }, (_, i): string => {
    const [x, y] = between(a, b, ((i + 1) * step) / far)
    return pathOf([
      [x - south * half, y + east * half],
      [x + south * half, y - east * half],
    ])
  })
  return el('path', {
    d: strokes.join(''),
    fill: 'none',
    stroke: shown.palette.mapInk,
    'stroke-width': short(pixels(shown, 1.4)),
  })
}

export interface Threatening extends Fire {
  /** It is fired over cover: dotted. */
  readonly indirect: boolean
  readonly text: string
}

/** Fire that could come: a thin line in red with its metres, beside whoever could fire. */
export function threatLine({ from, to, indirect, text }: Threatening, field: Field, shown: Shown): El {
  const [a, b] = [field.at(from), field.at(to)]
  const { palette } = shown
  const dash = (indirect ? [1.5, 5] : [10, 4]).map(part => short(pixels(shown, part))).join(' ')
  const line = (stroke: string, width: number, dashes: string | null): El =>
    el('path', {
      d: pathOf([a, b]),
      fill: 'none',
      stroke,
      'stroke-width': short(pixels(shown, width)),
      'stroke-dasharray': dashes,
    })
  return el(
    'g',
    {},
    line(palette.paper, 4.5, null),
    line(palette.hit, 1.8, dash),
    onScreen(shown, between(a, b, 0.34), chip(text, shown, 'bad')),
  )
}
