import type { Box, Point } from '@sandtable/board'
import { contains, touchesBox } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Square } from './atlas.ts'
import { at } from '../position.ts'
import { atlasOf } from './atlas.ts'

/** MG-los-height The ground is flat between contours; where terraces overlap the last one counts. */
export function heightAt(s: Scenario, point: Point): number {
  const { steps, floor } = squareAt(s, point)
  for (let i = 0; i < steps.length; i++) {
    const { height, outline } = at(s.map.contours, at(steps, i))
    if (contains(outline, point)) return height
  }
  return floor
}

/** The higher of the ground on both sides of a terrace's edge at most: the terrace itself and what it lies on, or what covers it. */
export function heightBeside(s: Scenario, terrace: number, point: Point): number {
  const { steps, floor } = squareAt(s, point)
  let own: number | null = null
  for (let i = 0; i < steps.length; i++) {
    const n = at(steps, i)
    const { height, outline } = at(s.map.contours, n)
    if (n === terrace) own = height
    else if (contains(outline, point)) return own === null ? height : Math.max(own, height)
  }
  return own === null ? floor : Math.max(own, floor)
}

/** A point on an edge is rounded to whole centimetres, and may lie in the square beside. */
const ROUNDED = 1

/** The square of a point: most squares have no edge in them, and are flat. */
function squareAt(s: Scenario, point: Point): Square {
  const x = point[0]
  const y = point[1]
  if (x < 0 || y < 0 || x > s.map.width || y > s.map.height) return surveyed(s, boxAt(point))
  const { size, inRow, surveyed: known } = atlasOf(s).squares
  const [column, row] = [Math.floor(x / size), Math.floor(y / size)]
  const n = row * inRow + column
  const [west, south] = [column * size - ROUNDED, row * size - ROUNDED]
  const width = size + 2 * ROUNDED
  return (known[n] ??= surveyed(s, [west, south, west + width, south + width]))
}

/** Terraces from the last to the first, as far as one that covers the whole box. */
function surveyed(s: Scenario, box: Box): Square {
  const here = atlasOf(s).contours.within(box)
  const steps: number[] = []
  for (const n of here.reverse()) {
    const { height, outline } = at(s.map.contours, n)
    const hasEdgeHere = outline.some((end, i) => touchesBox(outline.at(i - 1) as Point, end, box))
    if (hasEdgeHere) steps.push(n)
    else if (contains(outline, [box[0], box[1]])) return { steps, floor: height }
  }
  return { steps, floor: 0 }
}

/** The box of a single point. */
export const boxAt = ([x, y]: Point): Box => [x, y, x, y]
