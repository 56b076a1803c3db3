import type { Outline, Point } from '@sandtable/board'
import fc from 'fast-check'
import { contains } from '@sandtable/board'
import { describe, expect, test } from 'vitest'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { bareScenario, box } from '../testing/bare.ts'
import { BATTLES, battleNamed } from '../testing/packs.ts'
import { heightAt, heightBeside } from './height.ts'

/** The rule word for word: of all terraces at a point the last one counts. */
const plainly = ({ map }: Scenario, point: Point): number =>
  map.contours.findLast(({ outline }) => contains(outline, point))?.height ?? 0

/** A terrace itself and the one under it, or over it. */
function plainlyBeside({ map }: Scenario, terrace: number, point: Point): number {
  const others = map.contours.filter(({ outline }, n) => n !== terrace && contains(outline, point))
  const other = others.at(-1)
  const own = at(map.contours, terrace)
  if (other !== undefined && map.contours.indexOf(other) > terrace) return other.height
  return Math.max(own.height, other?.height ?? 0)
}

const metres = fc.nat(800)
const terrace = fc
  .tuple(fc.integer({ min: -5, max: 20 }), metres, metres, metres, metres)
  .filter(([, west, south, east, north]) => west !== east && south !== north)
  .map(([height, west, south, east, north]) => ({
    height: 100 * height,
    outline: box(Math.min(west, east), Math.min(south, north), Math.max(west, east), Math.max(south, north)),
  }))
const terraces = fc.array(terrace, { maxLength: 8 })
/** On the map and a little beyond. */
const place: fc.Arbitrary<Point> = fc.tuple(
  fc.integer({ min: -2000, max: 82_000 }),
  fc.integer({ min: -2000, max: 82_000 }),
)

const pointOnSide = (outline: Outline, side: number, share: number): Point => {
  const [from, to] = [outline.at(side - 1) as Point, at(outline, side)]
  const along = (axis: 0 | 1): number => Math.round(from[axis] + ((to[axis] - from[axis]) * share) / 100)
  return [along(0), along(1)]
}

describe('the height of the ground, looked up by squares', () => {
  test('[MG-los-height] is that of the last terrace at a point, wherever terraces lie over each other', () => {
    fc.assert(
      fc.property(terraces, fc.array(place, { minLength: 1, maxLength: 20 }), (contours, points) => {
        const s = bareScenario({ contours })
        const corners = contours.flatMap(({ outline }) => outline)
        for (const point of [...points, ...corners]) expect(heightAt(s, point)).toBe(plainly(s, point))
      }),
    )
  })

  test.each(BATTLES)('[MG-los-height] is the same on the ground of %s, on edges and beside them', battle => {
    const s = battleNamed(battle)
    const edges = s.map.contours.flatMap(({ outline }, n) => outline.map((_, side) => ({ n, side })))
    if (edges.length === 0) return
    const near = fc.integer({ min: -3, max: 3 })
    fc.assert(
      fc.property(fc.constantFrom(...edges), fc.nat(100), near, near, ({ n, side }, share, east, north) => {
        const [x, y] = pointOnSide(at(s.map.contours, n).outline, side, share)
        const point: Point = [x + east, y + north]
        expect(heightAt(s, point)).toBe(plainly(s, point))
        expect(heightBeside(s, n, [x, y])).toBe(plainlyBeside(s, n, [x, y]))
      }),
      { numRuns: 300 },
    )
  })
})
