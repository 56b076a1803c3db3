import { expect, test } from 'vitest'
import { at } from '../position.ts'
import { moving } from '../testing/moves.ts'
import { placeOf } from './prospect.ts'

test('[MG-block] a captain counts of an engaged group only the fire at its blocker', () => {
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
