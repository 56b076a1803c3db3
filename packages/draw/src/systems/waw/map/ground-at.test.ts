import { describe, expect, test } from 'vitest'
import type { Ground } from './ground.ts'
import { ALL_GROUNDS } from '../testing/maps.ts'
import { counterSize } from './label.ts'
import { groundAt, stepBelow } from './ground-at.ts'
import { isInside, shared } from '../../../plane.ts'
import { markBox } from './marks.ts'
import { stackRoom } from './stack-room.ts'

test('names are set for a scale at or below the one that is seen, never by much', () => {
  for (let scale = 0.3; scale < 6; scale *= 1.07) {
    const step = stepBelow(scale)
    expect(step).toBeLessThanOrEqual(scale * 1.0001)
    expect(scale / step).toBeLessThan(1.1)
    expect(stepBelow(step)).toBe(step)
  }
})

/** How much of the counters other counters cover, of all that they are, in hundredths. */
function crowding(ground: Ground, scale: number): number {
  const size = counterSize(ground, scale)
  const boxes = ground.regions.map(({ anchor }) => stackRoom(anchor, size, scale).counters)
  const covered = boxes.flatMap((box, i) => boxes.slice(i + 1).map(other => shared(box, other)))
  return (100 * covered.reduce((sum, area) => sum + area, 0)) / (boxes.length * (size / scale) ** 2)
}

describe.each(ALL_GROUNDS)('$name', ({ ground }) => {
  test.each([0.6, 0.75, 0.85, 0.95, 1, 2])('at scale %d stacks leave each other in sight', scale => {
    const near = groundAt(ground, scale)
    expect(crowding(near, stepBelow(scale))).toBeLessThan(4)
    expect(near.regions.filter(region => !isInside(region.rings, region.anchor))).toEqual([])
  })

  test.each([0.92, 1, 1.5])('at scale %d hardly a town lies under a stack', scale => {
    const near = groundAt(ground, scale)
    const size = counterSize(ground, scale)
    const under = near.places.filter(place => {
      const mark = markBox(place, scale)
      return near.regions.some(
        ({ anchor }) => shared(stackRoom(anchor, size, scale).counters, mark) > shared(mark, mark) / 3,
      )
    })
    expect(under.length).toBeLessThanOrEqual(2)
  })

  test('close up nothing moves', () => {
    expect(groundAt(ground, 1.3)).toBe(ground)
    expect(groundAt(ground, 0.72)).toBe(groundAt(ground, 0.75))
  })
})
