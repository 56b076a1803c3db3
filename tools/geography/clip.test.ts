import type { Position } from 'geojson'
import { expect, test } from 'vitest'
import { clipArea, clipLines } from './clip.ts'

const SQUARE: Position[] = [
  [0, 0],
  [0, 4],
  [4, 4],
  [4, 0],
  [0, 0],
]

test('an area is cut at the frame', () => {
  const { coordinates } = clipArea({ type: 'MultiPolygon', coordinates: [[SQUARE]] }, [1, 1, 9, 3])
  expect(coordinates).toHaveLength(1)
  const corners = new Set(coordinates[0]?.[0]?.map(point => point.join()))
  expect(corners).toEqual(new Set(['1,1', '1,3', '4,3', '4,1']))
})

test('an area that is outside the frame vanishes', () => {
  expect(clipArea({ type: 'MultiPolygon', coordinates: [[SQUARE]] }, [5, 5, 9, 9]).coordinates).toEqual([])
})

test('a line that leaves the frame and comes back becomes two', () => {
  const line = [
    [0, 1],
    [2, 1],
    [2, 5],
    [3, 5],
    [3, 1],
    [9, 1],
  ]
  expect(clipLines([line], [1, 0, 4, 3]).coordinates).toEqual([
    [
      [1, 1],
      [2, 1],
      [2, 3],
    ],
    [
      [3, 3],
      [3, 1],
      [4, 1],
    ],
  ])
})
