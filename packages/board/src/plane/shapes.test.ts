import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Facing, Point } from './points.ts'
import type { Shape } from './shapes.ts'
import { anyMotion, pointWithin } from './testing/figures.ts'
import { boxAround, seenFrom, touches, touchesOutline } from './shapes.ts'
import { placed } from './points.ts'

const EAST: Facing = [1, 0]
const METRE = 100

test('a line of 10 m by 5 m strikes a man beside it, and not one before its end', () => {
  const line: Shape = { kind: 'strip', from: [0, 0], facing: EAST, length: 10 * METRE, width: 5 * METRE }
  expect(touches(line, [9 * METRE, 3 * METRE], METRE)).toBe(true)
  expect(touches(line, [11.5 * METRE, 0], METRE)).toBe(false)
})

describe('a disc just touches, or just does not', () => {
  // prettier-ignore
  test.for<[string, Shape, Point, number]>([
    ['a circle',                    { kind: 'circle', at: [0, 0], radius: 3 },                                [6, 8],       7],
    ['a segment, beside it',        { kind: 'segment', from: [0, 0], to: [40, 30] },                          [17, 19],     5],
    ['a segment, at its end',       { kind: 'segment', from: [0, 0], to: [40, 30] },                          [45, 42],     13],
    ['a strip, beside it',          { kind: 'strip', from: [0, 0], facing: EAST, length: 50, width: 10 },     [20, -12],    7],
    ['a strip, before its end',     { kind: 'strip', from: [0, 0], facing: EAST, length: 50, width: 10 },     [57, 5],      7],
    ['a strip, behind it',          { kind: 'strip', from: [0, 0], facing: EAST, length: 50, width: 10 },     [-7, -5],     7],
    ['a strip, off a far corner',   { kind: 'strip', from: [0, 0], facing: EAST, length: 50, width: 10 },     [53, 9],      5],
    ['a strip, off a near corner',  { kind: 'strip', from: [0, 0], facing: EAST, length: 50, width: 10 },     [-3, -9],     5],
    ['a slanting strip, beside it', { kind: 'strip', from: [0, 0], facing: [4, 3], length: 50, width: 10 },   [14, 23],     5],
    ['a slanting one, off a corner', { kind: 'strip', from: [0, 0], facing: [4, 3], length: 50, width: 10 },  [37, 39],     5],
    ['a sector, before its arc',    { kind: 'sector', tip: [0, 0], facing: EAST, radius: 10 },                [16, 12],     10],
    ['a sector, behind its tip',    { kind: 'sector', tip: [0, 0], facing: EAST, radius: 10 },                [-4, 3],      5],
    ['a sector, beside an edge',    { kind: 'sector', tip: [0, 0], facing: [1, 1], radius: 10 },              [5, -4],      4],
    ['a sector, at its other edge', { kind: 'sector', tip: [0, 0], facing: [1, 1], radius: 10 },              [-4, 5],      4],
    ['a sector, off a corner',      { kind: 'sector', tip: [0, 0], facing: [1, 1], radius: 10 },              [13, -4],     5],
  ])('%s', ([, shape, centre, radius]) => {
    expect([radius, radius - 1].map(size => touches(shape, centre, size))).toEqual([true, false])
  })
})

describe('an area is touched, or is not', () => {
  const square = (west: number, south: number): Point[] => [
    [west, south],
    [west + 20, south],
    [west + 20, south + 20],
    [west, south + 20],
  ]
  const strip: Shape = { kind: 'strip', from: [0, 0], facing: EAST, length: 50, width: 10 }
  const sector: Shape = { kind: 'sector', tip: [0, 0], facing: EAST, radius: 50 }
  // prettier-ignore
  test.for<[string, Shape, Point, Point]>([
    ['by a circle',                      { kind: 'circle', at: [0, 0], radius: 5 },            [3, 4],    [4, 4]],
    ['by a circle in it',                { kind: 'circle', at: [0, 0], radius: 1 },            [-10, -10], [2, -10]],
    ['by a segment through it',          { kind: 'segment', from: [-50, 0], to: [50, 0] },     [-10, -20], [-10, -21]],
    ['by a segment in it',               { kind: 'segment', from: [-3, 0], to: [3, 0] },       [-10, -10], [4, -10]],
    ['by a strip, beside it',            strip,                                                [10, 5],   [10, 6]],
    ['by a strip, at its end',           strip,                                                [50, -10], [51, -10]],
    ['by a sector, before its arc',      sector,                                               [50, -10], [51, -10]],
    ['by the edge of a sector',          sector,                                               [5, 25],   [4, 25]],
    ['by a sector, behind its tip',      sector,                                               [-20, -10], [-21, -10]],
  ])('%s', ([, shape, near, far]) => {
    expect([near, far].map(([west, south]) => touchesOutline(shape, square(west, south)))).toEqual([true, false])
  })

  test('by a sector that lies in it, and by one in which it lies', () => {
    expect(touchesOutline({ ...sector, radius: 3 }, square(-10, -10))).toBe(true)
    expect(touchesOutline(sector, square(25, -10))).toBe(true)
  })
})

describe('every shape', () => {
  const size = fc.integer({ min: 0, max: 60 })
  const at = pointWithin(60)
  const facing = pointWithin(9).filter(([x, y]) => x !== 0 || y !== 0)
  const anyShape: fc.Arbitrary<Shape> = fc.oneof(
    fc.record({ kind: fc.constant('circle' as const), at, radius: size }),
    fc.record({ kind: fc.constant('segment' as const), from: at, to: at }),
    fc.record({ kind: fc.constant('strip' as const), from: at, facing, length: size, width: size }),
    fc.record({ kind: fc.constant('sector' as const), tip: at, facing, radius: size }),
  )

  test('is touched where the nearest of its points, found by search, is near enough', () => {
    fc.assert(
      fc.property(anyShape, at, size, (shape, centre, radius) => {
        const short = nearest(shape, centre) - radius
        fc.pre(Math.abs(short) > 1e-6)
        expect(touches(shape, centre, radius)).toBe(short < 0)
      }),
      { numRuns: 2000 },
    )
  })

  test('lies in the box around it', () => {
    fc.assert(
      fc.property(anyShape, pointWithin(200), (shape, centre) => {
        const [west, south, east, north] = boxAround(shape)
        const isOutside = centre[0] < west || centre[0] > east || centre[1] < south || centre[1] > north
        expect(isOutside && touches(shape, centre, 0)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  test('is touched wherever it lies, and however long its facing', () => {
    fc.assert(
      fc.property(anyShape, at, size, anyMotion, (shape, centre, radius, moved) => {
        expect(touches(laid(shape, moved), moved(centre), radius)).toBe(touches(shape, centre, radius))
      }),
    )
  })
})

/** The shape in another place, its facing a thousand times as long. */
function laid(shape: Shape, moved: (p: Point) => Point): Shape {
  const [x, y] = moved([0, 0])
  const turned = (along: Facing): Facing => {
    const [east, north] = moved(along)
    return [1000 * (east - x), 1000 * (north - y)]
  }
  switch (shape.kind) {
    case 'circle':
      return { ...shape, at: moved(shape.at) }
    case 'segment':
      return { ...shape, from: moved(shape.from), to: moved(shape.to) }
    case 'strip':
      return { ...shape, from: moved(shape.from), facing: turned(shape.facing) }
    case 'sector':
      return { ...shape, tip: moved(shape.tip), facing: turned(shape.facing) }
  }
}

/** How far a point is from a shape, by angles and fractions. */
function nearest(shape: Shape, [x, y]: Point): number {
  switch (shape.kind) {
    case 'circle':
      return Math.max(0, Math.hypot(x - shape.at[0], y - shape.at[1]) - shape.radius)
    case 'segment': {
      const facing: Point = [shape.to[0] - shape.from[0], shape.to[1] - shape.from[1]]
      const [ahead, aside] = inFrame([x - shape.from[0], y - shape.from[1]], facing)
      return Math.hypot(beyond(ahead, 0, Math.hypot(...facing)), aside)
    }
    case 'strip': {
      const [ahead, aside] = inFrame([x - shape.from[0], y - shape.from[1]], shape.facing)
      return Math.hypot(beyond(ahead, 0, shape.length), beyond(aside, -shape.width / 2, shape.width / 2))
    }
    case 'sector': {
      const [ahead, aside] = inFrame([x - shape.tip[0], y - shape.tip[1]], shape.facing)
      const off = Math.abs(Math.atan2(aside, ahead)) - Math.PI / 4
      const far = Math.hypot(ahead, aside)
      if (off <= 0) return Math.max(0, far - shape.radius)
      return Math.hypot(beyond(far * Math.cos(off), 0, shape.radius), far * Math.sin(off))
    }
  }
}

function inFrame([x, y]: Point, facing: Facing): [number, number] {
  const angle = Math.atan2(facing[1], facing[0])
  return [x * Math.cos(angle) + y * Math.sin(angle), y * Math.cos(angle) - x * Math.sin(angle)]
}

const beyond = (is: number, least: number, most: number): number => Math.max(0, least - is, is - most)

test('all places of a formation that lie in a box are in the part of it that is seen there', () => {
  const far = fc.integer({ min: -500, max: 500 })
  const facing = pointWithin(20).filter(([x, y]) => x !== 0 || y !== 0)
  const around = fc.tuple(fc.nat(300), fc.nat(300), fc.nat(300), fc.nat(300))
  fc.assert(
    fc.property(pointWithin(500), facing, far, far, around, (corner, looks, right, back, [w, s, e, n]) => {
      const [x, y] = placed(corner, looks, right, back)
      const [left, front, most, last] = seenFrom(corner, looks, [x - w, y - s, x + e, y + n])
      expect([left <= right, right <= most, front <= back, back <= last]).toEqual([true, true, true, true])
    }),
    { numRuns: 1000 },
  )
})

test('facing north, the east is to the right, and the south behind', () => {
  const [left, front, right, back] = seenFrom([0, 0], [0, 5], [10, -40, 30, -20])
  expect([left, front, right, back]).toEqual([9, 19, 31, 41])
})
