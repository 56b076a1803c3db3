import type { Box, Polyline, Point } from '../../../plane.ts'
import type { Ground } from './ground.ts'
import type { Free, Label } from './label.ts'
import { boxAround, chained, lengthOf, stretch } from '../../../plane.ts'
import { letterScale } from './label.ts'
import { SETTINGS, widthOf } from '../../../letters.ts'

/** A river as long as this has its name twice. */
const LONG = 900
/** Between the points that a river is tried at. */
const STEP = 6

/** The name of each river along its bank, where it runs straightest and nothing else lies; one after the other. */
export function* riverNames(ground: Ground, scale: number, isFree: Free): Generator<Label> {
  for (const [name, lines] of riversOf(ground)) {
    const [first, second] = chained(lines).toSorted((a, b) => lengthOf(b) - lengthOf(a))
    const parts = first === undefined || lengthOf(first) <= LONG / scale ? 1 : 2
    const stretches = [
      ...Array.from({ length: parts }, (_, i) => ({ line: first, from: i / parts, to: (i + 1) / parts })),
      ...(second !== undefined && lengthOf(second) > LONG / 2 ? [{ line: second, from: 0, to: 1 }] : []),
    ]
    for (const { line, from, to } of stretches) {
      if (line === undefined) continue
      const far = lengthOf(line)
      const label = bankName(ground, name, line, [from * far, to * far], scale, isFree)
      if (label !== null) yield label
    }
  }
}

/** Rivers on the board by name. */
function riversOf(ground: Ground): Map<string, Polyline[]> {
  const rivers = new Map<string, Polyline[]>()
  for (const { called, river, lines } of ground.crossings) {
    if (river === null || called === null || lines.length === 0) continue
    rivers.set(called, [...(rivers.get(called) ?? []), ...lines])
  }
  return rivers
}

function bankName(
  ground: Ground,
  name: string,
  line: Polyline,
  [from, to]: readonly [number, number],
  scale: number,
  isFree: Free,
): Label | null {
  const size = (SETTINGS.river.size * letterScale(scale)) / scale
  const width = (widthOf(name, 'river') * letterScale(scale)) / scale
  const bed = stretch(line, from, to, STEP)
  const long = Math.ceil((width * 1.2) / STEP)
  let [best, least]: [Label | null, number] = [null, 2.4]
  for (let start = 0; start + long < bed.length; start += Math.max(1, Math.round(long / 7))) {
    const window = smooth(bed.slice(start, start + long + 1), 7)
    const isLeftward = (window[0] as Point)[0] > (window.at(-1) as Point)[0]
    const read = isLeftward ? window.toReversed() : window
    for (const side of [-1, 1]) {
      const curve = offset(read, side < 0 ? -(size * 0.3 + 4 / scale) : size * 0.62 + 4 / scale)
      const bend = bending(curve) + Math.abs(steepness(curve)) * 0.5
      const boxes = boxesOn(curve, size)
      if (bend >= least || !boxes.every(isFree)) continue
      const at = curve[Math.floor(curve.length / 2)] as Point
      ;[best, least] = [
        {
          face: 'river',
          lines: [name],
          at,
          size,
          boxes,
          curve: longer(curve, size * 2),
          on: ground.owner(at),
        },
        bend,
      ]
    }
  }
  return best
}

/** A line extended straight at both ends, so that every letter has something to stand on. */
function longer(line: Polyline, by: number): Point[] {
  const [first, last] = [line[0] as Point, line.at(-1) as Point]
  const [second, lastBut] = [line[3] ?? last, line.at(-4) ?? first]
  const beyond = (p: Point, inner: Point): Point => {
    const far = Math.hypot(p[0] - inner[0], p[1] - inner[1]) || 1
    return [p[0] + ((p[0] - inner[0]) / far) * by, p[1] + ((p[1] - inner[1]) / far) * by]
  }
  return [beyond(first, second), ...line, beyond(last, lastBut)]
}

/** Each point in the middle of its neighbours. */
function smooth(line: Polyline, times: number): Point[] {
  let now = [...line]
  for (let n = 0; n < times; n++) {
    now = now.map((p, i) => {
      const [a, b] = [now[i - 1] ?? p, now[i + 1] ?? p]
      return [(a[0] + p[0] * 2 + b[0]) / 4, (a[1] + p[1] * 2 + b[1]) / 4]
    })
  }
  return now
}

/** The line moved aside: down is more than 0. */
function offset(line: Polyline, aside: number): Point[] {
  return line.map((p, i) => {
    const [a, b] = [line[i - 2] ?? line[0] ?? p, line[i + 2] ?? line.at(-1) ?? p]
    const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [p[0] - ((b[1] - a[1]) / far) * aside, p[1] + ((b[0] - a[0]) / far) * aside]
  })
}

const heading = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0])

/** How much a line turns in all, in radians. */
function bending(line: Polyline): number {
  let sum = 0
  for (let i = 2; i < line.length; i++) {
    const turn =
      heading(line[i - 1] as Point, line[i] as Point) - heading(line[i - 2] as Point, line[i - 1] as Point)
    sum += Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
  }
  return sum
}

const steepness = (line: Polyline): number => Math.sin(heading(line[0] as Point, line.at(-1) as Point))

/** What letters on a curve cover: a row of boxes. */
function boxesOn(curve: Polyline, size: number): Box[] {
  const far = lengthOf(curve)
  const middles = stretch(curve, far * 0.06, far * 0.94, size * 0.8)
  return middles.map(([x, y]) => boxAround([x, y - size * 0.28], size * 0.95, size * 0.95))
}

/** A water that regions face each other over has its name in the midst of it. */
export function* seaNames(ground: Ground, scale: number, isFree: Free): Generator<Label> {
  const waters = new Map<string, Point[]>()
  for (const { called, river, lines, at } of ground.crossings) {
    if (river === null || called === null || lines.length > 0) continue
    waters.set(called, [...(waters.get(called) ?? []), at])
  }
  for (const [name, spots] of waters) {
    const size = (SETTINGS.river.size * 1.5 * letterScale(scale)) / scale
    const width = (widthOf(name, 'river') * 1.5 * letterScale(scale)) / scale
    const middle: Point = [mean(spots.map(p => p[0])), mean(spots.map(p => p[1]))]
    let [best, least]: [Label | null, number] = [null, Infinity]
    for (let dy = -120; dy <= 120; dy += 6) {
      for (let dx = -220; dx <= 220; dx += 10) {
        const at: Point = [middle[0] + dx, middle[1] + dy]
        const box = boxAround(at, width, size * 1.1)
        const far = Math.hypot(dx, dy * 1.5)
        if (far >= least || !isWater(ground, box) || !isFree(box)) continue
        ;[best, least] = [
          { face: 'river', lines: [name], at, size, boxes: [box], curve: null, on: null },
          far,
        ]
      }
    }
    if (best !== null) yield best
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length

function isWater(ground: Ground, [left, top, right, bottom]: Box): boolean {
  for (let part = 0; part <= 1; part += 0.125) {
    for (const y of [top, bottom]) if (ground.owner([left + (right - left) * part, y]) !== null) return false
  }
  return true
}
