import { expect, test } from 'vitest'
import { stepBelow } from './layers-at.ts'

test('names are set for a scale at or below the one that is seen, never by much', () => {
  for (let scale = 0.3; scale < 6; scale *= 1.07) {
    const step = stepBelow(scale)
    expect(step).toBeLessThanOrEqual(scale * 1.0001)
    expect(scale / step).toBeLessThan(1.2)
    expect(stepBelow(step)).toBe(step)
  }
})
