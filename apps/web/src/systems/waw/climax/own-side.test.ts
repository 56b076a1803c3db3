import { expect, test } from 'vitest'
import { ownSide } from './own-side.ts'

/** Two allies and their enemy. */
const s = { players: [{ side: 0 }, { side: 1 }, { side: 1 }] } as never

test('a player has the side of an ally, and a spectator has none', () => {
  expect(ownSide(s, [0, 1], 0)).toBe(0)
  expect(ownSide(s, [0, 1], 2)).toBe(1)
  expect(ownSide(s, [0, 1], null)).toBe(null)
  expect(ownSide(s, [1, 2], 0)).toBe(null)
})
