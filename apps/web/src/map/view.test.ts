import { expect, test } from 'vitest'
import {
  bounded,
  coveredOf,
  firstOf,
  held,
  isSeen,
  NO_INSETS,
  onTheWay,
  pointAt,
  reachOf,
  resized,
  scaledAt,
  seenIn,
  showing,
  viewOf,
  wholeOf,
} from './view.ts'

const DESK = { width: 1000, height: 800 }
const PHONE = { width: 390, height: 784 }
const BOARD = [0, 0, 1000, 700] as const

test('the whole board lies in the frame, above what covers its foot', () => {
  const insets = { ...NO_INSETS, bottom: 352 }
  const { k, x, y } = wholeOf(BOARD, PHONE, insets)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(1000 * k + x).toBeLessThanOrEqual(390)
  expect(y).toBeGreaterThanOrEqual(0)
  expect(700 * k + y).toBeLessThanOrEqual(784 - 352)
})

test('on a phone the view starts in the middle, at a readable scale', () => {
  const view = firstOf(BOARD, PHONE, NO_INSETS)
  expect(view.k).toBe(0.62)
  const [left, top, right, bottom] = seenIn(view, PHONE)
  expect((left + right) / 2).toBeCloseTo(500)
  expect((top + bottom) / 2).toBeCloseTo(350)
  expect(firstOf(BOARD, DESK, NO_INSETS)).toEqual(wholeOf(BOARD, DESK, NO_INSETS))
})

test('showing visible points moves nothing', () => {
  const view = { k: 1, x: 0, y: 0 }
  expect(showing(view, [[500, 400]], DESK, NO_INSETS)).toEqual(view)
  expect(showing(view, [], DESK, NO_INSETS)).toEqual(view)
})

test('a point under the sheet is shifted above it, at the same scale', () => {
  const insets = { ...NO_INSETS, bottom: 352 }
  const { k, y } = showing({ k: 1, x: 0, y: 0 }, [[200, 700]], PHONE, insets)
  expect(k).toBe(1)
  expect(700 + y).toBeLessThanOrEqual(784 - 352)
})

test('points too far apart for the scale are all shown from farther out', () => {
  const points = [
    [0, 0],
    [2000, 100],
  ] as const
  const view = showing({ k: 1, x: 0, y: 0 }, points, DESK, NO_INSETS)
  expect(view.k).toBeLessThan(1)
  for (const [x, y] of points) {
    expect(x * view.k + view.x).toBeGreaterThanOrEqual(0)
    expect(x * view.k + view.x).toBeLessThanOrEqual(1000)
    expect(y * view.k + view.y).toBeGreaterThanOrEqual(0)
  }
})

test('the view zooms out a little beyond the whole, and in at least five times', () => {
  const [least, most] = reachOf(BOARD, PHONE)
  expect(least).toBeLessThan(viewOf(BOARD, PHONE, NO_INSETS, 5).k)
  expect(most).toBeGreaterThanOrEqual(5)
})

test('a journey starts and ends in the right places', () => {
  const [a, b] = [
    { k: 1, x: 10, y: 20 },
    { k: 3, x: -400, y: 5 },
  ]
  for (const [part, view] of [
    [0, a],
    [1, b],
  ] as const) {
    const on = onTheWay(a, b, part, DESK)
    expect(on.k).toBeCloseTo(view.k)
    expect(on.x).toBeCloseTo(view.x)
    expect(on.y).toBeCloseTo(view.y)
  }
})

const SHORT = { width: 780, height: 433 }
const SHEET = { ...NO_INSETS, bottom: 388 }

test('on a short screen a strip of the map stays free, and things shown there stay large enough', () => {
  const insets = coveredOf(SHEET, SHORT)
  expect(SHORT.height - insets.bottom).toBe(120)
  expect(coveredOf(SHEET, PHONE)).toEqual(SHEET)
  const points = [
    [400, 200],
    [500, 500],
  ] as const
  const view = showing({ k: 1, x: 0, y: 0 }, points, SHORT, insets)
  expect(view.k).toBeGreaterThan(0.15)
  for (const [, y] of points) {
    expect(y * view.k + view.y).toBeGreaterThanOrEqual(0)
    expect(y * view.k + view.y).toBeLessThanOrEqual(120)
  }
})

test('a map shown as a whole stays whole at another size, and back at the first', () => {
  const whole = wholeOf(BOARD, DESK, NO_INSETS)
  const small = resized(whole, BOARD, DESK, SHORT, NO_INSETS)
  expect(small).toEqual(firstOf(BOARD, SHORT, NO_INSETS))
  expect(resized(small, BOARD, SHORT, DESK, NO_INSETS)).toEqual(whole)
})

test('a map shown in part keeps its scale at another size, and leaves no space empty', () => {
  const corner = { k: 2, x: 0, y: 0 }
  const view = resized(corner, BOARD, SHORT, DESK, NO_INSETS)
  expect(view).toEqual({ k: 2, x: 0, y: 0 })
  const middle = { k: 2, x: -500, y: -400 }
  expect(resized(middle, BOARD, SHORT, DESK, NO_INSETS)).toEqual({ k: 2, x: -390, y: -216.5 })
})

test('a map that becomes too small for its frame is shown as a whole', () => {
  const dot = { k: 0.7, x: 300, y: 40 }
  expect(resized(dot, BOARD, SHORT, DESK, NO_INSETS)).toEqual(wholeOf(BOARD, DESK, NO_INSETS))
})

test('a point is visible while it lies in the frame', () => {
  const view = { k: 2, x: -500, y: -400 }
  expect(isSeen(view, [300, 250], SHORT)).toBe(true)
  expect(isSeen(view, [200, 250], SHORT)).toBe(false)
  expect(isSeen(view, [300, 450], SHORT)).toBe(false)
})

test('a pointer keeps its point under it, and two that spread zoom in around them', () => {
  const view = { k: 2, x: 30, y: -40 }
  const [one, two] = [
    [200, 100],
    [300, 180],
  ] as const
  const hold = (at: readonly [number, number], to: readonly [number, number]) => ({
    point: pointAt(view, at),
    at: to,
  })
  expect(held(view, [], [1, 5])).toEqual(view)
  expect(held(view, [hold(one, [215, 90])], [1, 5])).toEqual({ k: 2, x: 45, y: -50 })
  const spread = held(view, [hold(one, [150, 60]), hold(two, [350, 220])], [1, 5])
  expect(spread.k).toBeCloseTo(4)
  expect(pointAt(spread, [350, 220])).toEqual(pointAt(view, two))
  expect(held(view, [hold(one, [150, 60]), hold(two, [350, 220])], [1, 3]).k).toBe(3)
  expect(held(view, [hold(one, one), hold(one, two)], [1, 5]).k).toBe(5)
})

test('a wheel leaves the point under it, up to the closest scale', () => {
  const view = { k: 1, x: 10, y: 20 }
  const near = scaledAt(view, [110, 220], 2, [0.5, 4])
  expect(near).toEqual({ k: 2, x: -90, y: -180 })
  expect(pointAt(near, [110, 220])).toEqual(pointAt(view, [110, 220]))
  expect(scaledAt(view, [0, 0], 100, [0.5, 4]).k).toBe(4)
  expect(scaledAt(view, [0, 0], 0.01, [0.5, 4]).k).toBe(0.5)
})

test('a hand moves no map out of the frame', () => {
  const bound = (k: number, x: number, y: number) => bounded({ k, x, y }, [0, 0, 1000, 700], DESK)
  expect(bound(2, -300, -200)).toEqual({ k: 2, x: -300, y: -200 })
  expect(bound(2, 50, -900)).toEqual({ k: 2, x: 0, y: -600 })
  expect(bound(0.5, 10, 10)).toEqual({ k: 0.5, x: 250, y: 225 })
})
