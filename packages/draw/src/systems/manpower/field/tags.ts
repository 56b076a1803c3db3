import type { Box, Point } from '../../../plane.ts'
import type { El } from '../../../el.ts'
import type { Field } from './field.ts'
import type { FormationFigure, Stance } from './figure.ts'
import type { Shown } from './drawn.ts'
import { boxAround, overlap, shared } from '../../../plane.ts'
import { HIGH, tag, widthOfTag } from './tag.ts'
import { onScreen, pixels } from './drawn.ts'
import { stanceOf } from './figure.ts'

/** A tag that found its place. */
export interface PlacedTag {
  /** As it is written: without a name where there is no room for one. */
  readonly figure: FormationFigure
  /** What it covers, in metres. */
  readonly box: Box
}

/** Tags of all formations on the ground, in their order. */
export const tags = (figures: readonly FormationFigure[], field: Field, shown: Shown): El[] =>
  placedTags(figures, field, shown).map(({ figure, box: [left, top] }) => {
    const inset = pixels(shown, ROOM / 2)
    return onScreen(shown, [left + inset, top + inset], tag(figure, shown))
  })

/** Pixels that a tag keeps free around it, both sides together. */
const ROOM = 4

/** How often each tag looks for a better place, as others have moved. */
const ROUNDS = 3

/**
 * Every tag is beside its formation, over as little else as can be. It has its name if that hides neither a
 * formation nor another tag, and if it is chosen. A chosen tag moves no other tag, and a tag with its name
 * stays on its side when it shows shots.
 */
export function placedTags(figures: readonly FormationFigure[], field: Field, shown: Shown): PlacedTag[] {
  const stances = figures.map(figure => stanceOf(figure, field, shown))
  const grounds = stances.map(boundsOfStance)
  const boxesOf = (i: number, width: number): Box[] =>
    boxesAround(stances[i] as Stance, grounds[i] as Box, width, shown)
  const taken: Box[] = []
  const costOf = (i: number, box: Box): number =>
    taken.reduce(
      (sum, other, j) => sum + (j !== i && overlap(box, other) ? 1 + 10 * shared(box, other) : 0),
      0,
    ) +
    grounds.reduce((sum, ground, j) => sum + (j === i ? 0.2 : 1) * shared(box, ground), 0) +
    10 * outside(box, field)
  const best = (i: number, figure: FormationFigure, width: number): Found => {
    const boxes = boxesOf(i, width)
    const costs = boxes.map(box => costOf(i, box))
    const cost = Math.min(...costs)
    const place = costs.indexOf(cost)
    return { figure, place, cost, box: boxes[place] as Box }
  }
  const found: Found[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, figure] of figures.entries()) {
      const nameless = { ...figure, name: '' }
      const named = round === 0 ? null : best(i, figure, widthOfTag(figure, 0))
      found[i] = named?.cost === 0 ? named : best(i, nameless, widthOfTag(nameless, 0))
      taken[i] = found[i].box
    }
  return found.map((one, i) => {
    const whole = figures[i] as FormationFigure
    if (whole.state === 'chosen' && one.figure !== whole) return best(i, whole, widthOfTag(whole))
    return { figure: one.figure, box: boxesOf(i, widthOfTag(one.figure))[one.place] as Box }
  })
}

/** A place that was found, by its number among those around the formation, and what it would hide. */
interface Found extends PlacedTag {
  readonly place: number
  readonly cost: number
}

/** How much of a box is off the field at least. */
const outside = ([left, top, right, bottom]: Box, { width, height }: Field): number =>
  Math.max(0, -left, -top, right - width, bottom - height) * (bottom - top)

function boundsOfStance({ middle: [x, y], turn, front, deep }: Stance): Box {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)].map(Math.abs) as [
    number,
    number,
  ]
  return boxAround([x, y], front * cos + deep * sin, front * sin + deep * cos)
}

/** What a tag of this width in pixels may cover: behind the formation first, then around it. */
function boxesAround({ middle, turn }: Stance, ground: Box, width: number, shown: Shown): Box[] {
  const [x, y] = middle
  const [left, top, right, bottom] = ground
  const [wide, high] = [pixels(shown, width + ROOM), pixels(shown, HIGH + ROOM)]
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
  const [level, upright] = [
    [left + wide / 2, right - wide / 2],
    [top + high / 2, bottom - high / 2],
  ]
  const flush: Point[] = [
    ...level.flatMap((at): Point[] => [
      [at, south],
      [at, north],
    ]),
    ...upright.flatMap((at): Point[] => [
      [west, at],
      [east, at],
    ]),
  ]
  const quarter = Math.round((((turn % 360) + 360) % 360) / 90) % 4
  const places = [...around.slice(quarter, 4), ...around.slice(0, quarter), ...around.slice(4), ...flush]
  return places.map(place => boxAround(place, wide, high))
}
