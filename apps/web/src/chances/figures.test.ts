import { expect, test } from 'vitest'
import { figure } from './figures.ts'

test('an average is rounded as if it were exact, however its parts were added', () => {
  const dice = Array.from({ length: 36 }, () => 3.75 / 36).reduce((sum, part) => sum + part, 0)
  expect([3.75, 3.75 - 1e-12, dice, 3.74, 4, 0].map(figure)).toEqual([3.8, 3.8, 3.8, 3.7, 4, 0])
})
