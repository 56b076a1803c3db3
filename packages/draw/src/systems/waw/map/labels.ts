import type { Box, Point } from '../../../plane.ts'
import type { Free, Label } from './label.ts'
import type { Ground, GroundRegion } from './ground.ts'
import type { Place } from './places.ts'
import { boxAround, lengthOf, overlap, stretch } from '../../../plane.ts'
import { counterSize, letterScale } from './label.ts'
import { markBox } from './marks.ts'
import { riverNames, seaNames } from './water-names.ts'
import { settings, SETTINGS, widthOf } from '../../../letters.ts'
import { stackRoom } from './stack-room.ts'

/** The room of a stack in each region, in units of the drawing. */
export function stackBoxes(ground: Ground, scale: number): Box[] {
  const size = counterSize(ground, scale) + 3
  return ground.regions.map(({ anchor }) => stackRoom(anchor, size, scale).counters)
}

/** What hangs out of the stacks, and what stands under them for a while: a name goes there only where it has no other place. */
function hangingBoxes(ground: Ground, scale: number): { hung: Box[]; chips: Box[] } {
  const rooms = ground.regions.map(({ anchor }) => stackRoom(anchor, counterSize(ground, scale), scale))
  return { hung: rooms.flatMap(({ tab, badge }) => [tab, badge]), chips: rooms.map(({ chip }) => chip) }
}

/** The names that have room at a scale, none over another, over a mark or where a stack stands; more as one looks closer. */
export function labelsAt(ground: Ground, scale: number): Label[] {
  const stacks = stackBoxes(ground, scale)
  const marks = ground.places.map(place => markBox(place, scale))
  const placed: Label[] = []
  const isFree = (box: Box): boolean =>
    !stacks.some(other => overlap(box, other)) &&
    !marks.some(other => overlap(box, other)) &&
    !placed.some(label => label.boxes.some(other => overlap(box, other)))
  const { hung, chips } = hangingBoxes(ground, scale)
  const isClear = (box: Box): boolean => isFree(box) && !hung.some(other => overlap(box, other))
  const isOpen = (box: Box): boolean => isClear(box) && !chips.some(other => overlap(box, other))
  const put = (label: Label | null): void => void (label !== null && placed.push(label))
  const order = [...ground.regions.keys()].toSorted((a, b) => roomOf(ground, a) - roomOf(ground, b))
  const clutter = clutterOf(ground)
  for (const i of order) {
    const name = (free: Free): Label | null => regionName(ground, i, scale, free, clutter)
    put(name(isOpen) ?? name(isClear) ?? name(isFree))
  }
  const named = new Set(placed.map(label => label.on))
  for (const place of ground.places.toSorted((a, b) => b.points - a.points)) {
    const region = ground.regions[place.region] as GroundRegion
    const name = place.name ?? (named.has(place.region) || place.kind === 'site' ? null : region.name)
    if (name !== null) put(placeName(ground, place, name, scale, isFree, clutter))
  }
  for (const label of seaNames(ground, scale, isFree)) put(label)
  for (const label of riverNames(ground, scale, isFree)) put(label)
  for (const land of landNames(ground, scale, isFree)) put(land)
  return placed
}

const roomOf = (ground: Ground, i: number): number => {
  const [left, top, right, bottom] = (ground.regions[i] as GroundRegion).bounds
  return (right - left) * (bottom - top)
}

interface Fit {
  readonly label: Label
  readonly worth: number
}

/**
 * How much of a box lies on its own ground; off the board is next best, but not between the boxes of a plan, where lines
 * run; and a neighbour's ground is worth nothing.
 */
function homeliness(ground: Ground, [left, top, right, bottom]: Box, region: number): number {
  const off = ground.links.length > 0 ? 0.3 : 0.6
  let sum = 0
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    for (const y of [top, (top + bottom) / 2, bottom]) {
      const owner = ground.owner([left + (right - left) * part, y])
      sum += owner === region ? 1 : owner === null ? off : 0
    }
  }
  return sum / 18
}

/** How many points of roads, railways and rivers a box covers: a name reads best on open ground. */
type Clutter = (box: Box) => number

function clutterOf(ground: Ground): Clutter {
  const rivers = ground.crossings.flatMap(({ river, lines }) => (river === null ? [] : lines.flat()))
  const ways = ground.ways.flatMap(({ line }) => stretch(line, 0, lengthOf(line), 7))
  const points = [...rivers, ...ways]
  return ([left, top, right, bottom]) =>
    Math.min(6, points.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length)
}

/** Letters of a region's name, largest first: a name that has no room is set smaller before it is left out. */
const LETTERS = [1, 0.88] as const

function regionName(ground: Ground, i: number, scale: number, isFree: Free, clutter: Clutter): Label | null {
  for (const letters of LETTERS) {
    const factor = Math.max(letterScale(scale) * letters, LETTERS[1])
    const fits = settings((ground.regions[i] as GroundRegion).name)
      .flatMap((lines, turn) => regionFits(ground, i, lines, turn, scale, factor))
      .filter(({ label }) => label.boxes.every(isFree))
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, 40)
      .map(fit => withClutter(fit, clutter))
    const [best] = fits.toSorted((a, b) => b.worth - a.worth)
    if (best !== undefined) return best.label
  }
  return null
}

const withClutter = ({ label, worth }: Fit, clutter: Clutter): Fit => ({
  label,
  worth: worth - label.boxes.reduce((sum, box) => sum + clutter(box), 0) * 0.3,
})

function regionFits(
  ground: Ground,
  i: number,
  lines: readonly string[],
  turn: number,
  scale: number,
  factor: number,
): Fit[] {
  const region = ground.regions[i] as GroundRegion
  const size = (SETTINGS.region.size * factor) / scale
  const width = (Math.max(...lines.map(line => widthOf(line, 'region'))) * factor) / scale
  const height = size * (1.12 * lines.length - 0.2)
  const [left, top, right, bottom] = region.bounds
  const step = Math.max(3, 4 / scale, Math.sqrt(((right - left) * (bottom - top)) / 500))
  const fits: Fit[] = []
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const box = boxAround([x, y], width + 4 / scale, height + 3 / scale)
      const home = homeliness(ground, box, i)
      if (home < 0.55) continue
      const far = Math.hypot(x - region.label[0], (y - region.label[1]) * 1.3)
      const worth = home * 14 - (far * scale) / 40 - turn * 0.5 - Math.abs(x - region.anchor[0]) / 90
      fits.push({
        worth,
        label: { face: 'region', lines, at: [x, y], size, boxes: [box], curve: null, on: i },
      })
    }
  }
  return fits
}

/** Round the mark: right first, then left, then above and below. */
// prettier-ignore
const ROUND: readonly (readonly [number, number])[] = [[1, 0], [-1, 0], [1, -1], [1, 1], [-1, -1], [-1, 1], [0, -1], [0, 1]]

function placeName(
  ground: Ground,
  place: Place,
  name: string,
  scale: number,
  isFree: Free,
  clutter: Clutter,
): Label | null {
  const size = (SETTINGS.town.size * letterScale(scale)) / scale
  const width = (widthOf(name, 'town') * letterScale(scale)) / scale
  const mark = markBox(place, scale)
  let best: Fit | null = null
  for (const [turn, [right, down]] of ROUND.entries()) {
    const reach = right === 0 ? 0 : down === 0 ? 3 / scale : 0
    const x =
      right === 0 ? place.at[0] : right > 0 ? mark[2] + reach + width / 2 : mark[0] - reach - width / 2
    const y = down === 0 ? place.at[1] : down > 0 ? mark[3] + size * 0.42 : mark[1] - size * 0.42
    const box = boxAround([x, y], width + 2 / scale, size * 0.86)
    const worth = homeliness(ground, box, place.region) * 4 - turn * 0.2 - clutter(box) * 0.7
    if ((best !== null && worth <= best.worth) || !isFree(box)) continue
    const on = ground.owner([x, y])
    best = {
      worth,
      label: { face: 'town', lines: [name], at: [x, y], size, boxes: [box], curve: null, on },
    }
  }
  return best?.label ?? null
}

function* landNames(ground: Ground, scale: number, isFree: Free): Generator<Label> {
  const size = (SETTINGS.land.size * letterScale(scale)) / scale
  for (const [i, land] of ground.around.entries()) {
    if (land.name === '') continue
    const width = (widthOf(land.name, 'land') * letterScale(scale)) / scale
    let best: Fit | null = null
    for (let y = size; y < ground.height - size; y += 14) {
      for (let x = width / 2 + 8; x < ground.width - width / 2 - 8; x += 14) {
        const box = boxAround([x, y], width + 24 / scale, size * 1.6)
        if (!isAbroad(ground, i, box) || !isFree(box)) continue
        const worth = -Math.hypot(x - ground.width / 2, y - ground.height / 2)
        if (best !== null && worth <= best.worth) continue
        best = {
          worth,
          label: { face: 'land', lines: [land.name], at: [x, y], size, boxes: [box], curve: null, on: null },
        }
      }
    }
    if (best !== null) yield best.label
  }
}

/** Whether a box lies off the board, and all on one land. */
function isAbroad(ground: Ground, land: number, [left, top, right, bottom]: Box): boolean {
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    for (const y of [top, bottom]) {
      const p: Point = [left + (right - left) * part, y]
      if (ground.owner(p) !== null || ground.abroad(p) !== land) return false
    }
  }
  return true
}
