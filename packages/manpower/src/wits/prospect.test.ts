import { expect, test } from 'vitest'
import { at } from '../position.ts'
import { moving } from '../testing/moves.ts'
import { placeOf, standingAt } from './prospect.ts'

test("[MG-block] a captain counts only an engaged group's fire at its blocker", () => {
  const { s, p } = moving({
    era: 'ww2',
    groups: [
      { side: 0, stacks: [['anti-tank-gun', 1]], at: [1000, 500] },
      { side: 1, stacks: [['medium-tank', 1]], at: [1000, 800] },
      { side: 1, stacks: [['riflemen-ww2', 10]], at: [900, 800], files: 5 },
    ],
  })
  const free = placeOf(s, p, 0).harm
  at(p.groups, 0).engaged = 2
  const held = placeOf(s, p, 0).harm
  expect(held).toBeGreaterThan(0)
  expect(held).toBeLessThan(free)
})

test('[M-ind-def] a captain counts the shells of guns that reach a place, and not of those that do not', () => {
  const { s, p } = moving({
    era: 'ww2',
    groups: [
      { side: 0, stacks: [['riflemen-ww2', 40]], at: [1000, 100], files: 10 },
      { side: 1, stacks: [['81-mm-mortar', 2]], at: [1000, 1900], files: 2 },
    ],
  })
  expect(placeOf(s, p, 0).danger).toBeGreaterThan(0)
  expect(placeOf(s, standingAt(s, p, 0, [100_000, 185_000]), 0).danger).toBe(0)
})
