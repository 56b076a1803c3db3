import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Mover } from './way-round.ts'
import type { Outline } from './outlines.ts'
import type { Point } from './points.ts'
import { distanceFromSegment, distanceToOutline } from './outlines.ts'
import { distance, wayLength } from './points.ts'
import { enters } from './stretches.ts'
import { star } from './testing/figures.ts'
import { obstacles, wayRound } from './way-round.ts'

const FIELD = 100_000
const MOVER: Mover = { clearance: 0, field: [0, 0, FIELD, FIELD], longest: 10 * FIELD }

const block = (west: number, south: number, east: number, north: number): Outline => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

/** Across the whole field but for a gate. */
const WALL = [block(40_000, 0, 41_000, 60_000), block(40_000, 61_000, 41_000, FIELD)]
const [WEST, EAST]: [Point, Point] = [
  [10_000, 50_000],
  [90_000, 50_000],
]

describe('a way round obstacles', () => {
  test('is straight where nothing stands in it', () => {
    expect(wayRound(WEST, EAST, obstacles([]), { ...MOVER, longest: Infinity })).toEqual([WEST, EAST])
    expect(wayRound(WEST, EAST, obstacles([block(0, 0, FIELD, 49_000)]), MOVER)).toEqual([WEST, EAST])
  })

  test('goes through the gate that is wide enough, and not through one that is not', () => {
    const way = wayRound(WEST, EAST, obstacles(WALL), MOVER) ?? []
    expect(wayLength(way)).toBeLessThan(84_000)
    expect(wayRound(WEST, EAST, obstacles(WALL), { ...MOVER, clearance: 490 })).not.toBeNull()
    expect(wayRound(WEST, EAST, obstacles(WALL), { ...MOVER, clearance: 501 })).toBeNull()
  })

  test('finds the mouth of a pocket that lies away from the goal', () => {
    const pocket: Outline = [
      [5_000, 45_000],
      [30_000, 45_000],
      [30_000, 60_000],
      [5_000, 60_000],
      [5_000, 58_000],
      [28_000, 58_000],
      [28_000, 47_000],
      [5_000, 47_000],
    ]
    const way = wayRound([20_000, 50_000], EAST, obstacles([pocket]), { ...MOVER, clearance: 100 }) ?? []
    expect(way.length).toBeGreaterThan(3)
    expect(way.some(([x]) => x < 5_000)).toBe(true)
  })

  test('is none that leaves the field, or is longer than the longest', () => {
    const across = [block(40_000, -500, 41_000, FIELD + 500)]
    expect(wayRound(WEST, EAST, obstacles(across), MOVER)).toBeNull()
    expect(wayRound(WEST, EAST, obstacles(WALL), { ...MOVER, longest: 80_000 })).toBeNull()
    expect(wayRound(WEST, EAST, obstacles([]), { ...MOVER, longest: 80_000 })).toEqual([WEST, EAST])
  })

  test('is none out of an obstacle or into one', () => {
    const house = obstacles([block(5_000, 45_000, 15_000, 55_000)])
    expect(wayRound(WEST, EAST, house, MOVER)).toBeNull()
    expect(wayRound(EAST, WEST, house, MOVER)).toBeNull()
  })

  test('starts right at the side of an obstacle, and goes along it', () => {
    const house = block(10_000, 45_000, 15_000, 55_000)
    const way = wayRound(WEST, EAST, obstacles([house]), { ...MOVER, clearance: 300 }) ?? []
    expect(way.length).toBe(4)
    expect(legsOf(way).some(([a, b]) => enters(a, b, house))).toBe(false)
  })

  test('passes no obstacle, keeps its distance, and is no shorter than the straight way', () => {
    const sized = star(1_500).map(({ outline }) => outline)
    const house = fc
      .tuple(fc.nat(9), fc.nat(9), sized)
      .map(([x, y, outline]) =>
        outline.map(([a, b]): Point => [a + 5_000 + 10_000 * x, b + 5_000 + 10_000 * y]),
      )
    const end = fc.tuple(fc.nat(FIELD), fc.nat(FIELD))
    fc.assert(
      fc.property(fc.array(house, { maxLength: 12 }), end, end, fc.nat(400), (all, from, to, clearance) => {
        const way = wayRound(from, to, obstacles(all), { ...MOVER, clearance }) ?? []
        fc.pre(way.length > 0)
        expect([way[0], way.at(-1)]).toEqual([from, to])
        expect(wayLength(way) + way.length).toBeGreaterThanOrEqual(distance(from, to))
        for (const outline of all) {
          const keep = Math.min(clearance, distanceToOutline(from, outline), distanceToOutline(to, outline))
          expect(legsOf(way).filter(([a, b]) => enters(a, b, outline))).toEqual([])
          expect(legsOf(way).filter(([a, b]) => distanceFromSegment(a, b, outline) < keep)).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
  })
})

const legsOf = (way: readonly Point[]): [Point, Point][] =>
  way.slice(1).map((to, i): [Point, Point] => [way[i] as Point, to])
