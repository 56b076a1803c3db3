import { expect, test } from 'vitest'
import { insetBox } from './inset-box.ts'

const ground = (...anchors: [number, number][]) => ({ regions: anchors.map(anchor => ({ anchor })) }) as never

test('one region lies in the middle', () => {
  const [left, top, right, bottom] = insetBox(ground([100, 50]), [0], 0.75)
  expect([(left + right) / 2, (top + bottom) / 2]).toEqual([100, 50])
  expect((bottom - top) / (right - left)).toBeCloseTo(0.75)
})

test.each([
  [
    [0, 0],
    [900, 0],
  ],
  [
    [0, 0],
    [0, 900],
  ],
] as [number, number][][])('all regions are within it, with room around them: %j', (...anchors) => {
  const [left, top, right, bottom] = insetBox(ground(...anchors), [0, 1], 0.75)
  for (const [x, y] of anchors) {
    expect(Math.min(x - left, right - x)).toBeGreaterThan(40)
    expect(Math.min(y - top, bottom - y)).toBeGreaterThan(40)
  }
  expect((bottom - top) / (right - left)).toBeCloseTo(0.75)
})
