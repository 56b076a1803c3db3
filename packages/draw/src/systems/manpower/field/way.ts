import type { El } from '../../../el.ts'
import type { Field, Spot } from './field.ts'
import type { Point } from '../../../plane.ts'
import type { Shown } from './drawn.ts'
import { between, distance, pathOf } from '../../../plane.ts'
import { chip } from './chip.ts'
import { el, short } from '../../../el.ts'
import { onScreen, pixels } from './drawn.ts'

/** A move over the ground. */
export interface WayShown {
  /** Its corners, the start first. */
  readonly way: readonly Spot[]
  /** Stretches of it that lead through a hazard. */
  readonly hazards: readonly (readonly [Spot, Spot])[]
  /** The ground at its end, front left corner first, and what it costs, written behind that ground. */
  readonly end: readonly Spot[]
  readonly text: string
  /** The length of every leg where there are several. */
  readonly legs: readonly string[]
}

/** Pixels that a leg must have for its length to be written on it. */
const ROOM = 90

/** The way of a move that is held up: amber in a light casing, a ring at every turn, its hazards marked. */
export function wayLine({ way, hazards, end, text, legs }: WayShown, field: Field, shown: Shown): El {
  const places = way.map(field.at)
  const { palette } = shown
  return el(
    'g',
    {},
    line(places, palette.paper, 8, null, shown),
    line(places, palette.signal, 4, null, shown),
    hazards.map(ends => line(ends.map(field.at), palette.hit, 4, [3, 6], shown)),
    places.slice(1, -1).map(place => ring(place, shown)),
    legs.map((length, i) => {
      const [from, to] = [places[i] as Point, places[i + 1] as Point]
      const isLong = distance(from, to) * shown.scale >= ROOM
      return isLong ? onScreen(shown, between(from, to, 0.5), chip(length, shown, 'plain')) : null
    }),
    onScreen(shown, behind(end.map(field.at), shown), chip(text, shown, 'choice')),
  )
}

/** Above or below some ground, on the side that its front does not look to. */
function behind(ground: readonly Point[], shown: Shown): Point {
  const [front, , back] = ground as [Point, Point, Point]
  const rows = ground.map(([, y]) => y)
  const x = (front[0] + back[0]) / 2
  return front[1] < back[1]
    ? [x, Math.max(...rows) + pixels(shown, 24)]
    : [x, Math.min(...rows) - pixels(shown, 24)]
}

/** Another player's move: where it came from, and where it still wants to go. */
export function strangeWay(
  gone: readonly Spot[],
  ahead: readonly Spot[],
  mark: string,
  field: Field,
  shown: Shown,
): El {
  const { palette } = shown
  const [come, go] = [gone.map(field.at), ahead.map(field.at)]
  return el(
    'g',
    {},
    line(come, palette.paper, 6, null, shown),
    line(come, mark, 3, null, shown),
    line(go, palette.paper, 6, null, shown),
    line(go, mark, 3, [8, 5], shown),
    go.slice(1).map(place => ring(place, shown)),
  )
}

/** The path taken so far, thin and dashed, from a hollow ring at its start. */
export function trail(way: readonly Spot[], mark: string, field: Field, shown: Shown): El {
  const places = way.map(field.at)
  const { palette } = shown
  const began = (stroke: string, width: number): El => hollow(places[0] as Point, 5, stroke, width, shown)
  return el(
    'g',
    {},
    el('g', { opacity: 0.6 }, line(places, palette.paper, 4, null, shown), began(palette.paper, 4.4)),
    line(places, mark, 1.8, [6, 3], shown),
    began(mark, 2),
  )
}

/** A ring round a place. */
export const spotRing = (at: Spot, field: Field, shown: Shown): El =>
  el(
    'g',
    {},
    [[shown.palette.paper, 6] as const, [shown.palette.mapInk, 2.5] as const].map(([stroke, width]) =>
      hollow(field.at(at), 16, stroke, width, shown),
    ),
  )

/** Words at a place where something cannot be. */
export const refusal = (at: Spot, text: string, field: Field, shown: Shown): El =>
  onScreen(shown, field.at(at), chip(text, shown, 'bad'))

const line = (
  places: readonly Point[],
  stroke: string,
  width: number,
  dash: readonly number[] | null,
  shown: Shown,
): El =>
  el('path', {
    d: pathOf(places),
    fill: 'none',
    stroke,
    'stroke-width': short(pixels(shown, width)),
    'stroke-linecap': dash === null ? 'round' : 'butt',
    'stroke-linejoin': 'round',
    'stroke-dasharray': dash && dash.map(part => short(pixels(shown, part))).join(' '),
  })

const ring = (place: Point, shown: Shown): El =>
  hollow(place, 5, shown.palette.signal, 2.5, shown, shown.palette.paper)

const hollow = ([x, y]: Point, r: number, stroke: string, width: number, shown: Shown, fill = 'none'): El =>
  el('circle', {
    cx: short(x),
    cy: short(y),
    r: short(pixels(shown, r)),
    fill,
    stroke,
    'stroke-width': short(pixels(shown, width)),
  })
