import { begin, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Outlook } from './outlook.ts'
import { field } from '../testing/field.ts'
import { MANPOWER } from '../ruleset.ts'
import { outlookOf } from './outlook.ts'

const s = field({
  groups: [
    { side: 0, stacks: [['riflemen-ww1', 100]], at: [100, 100], files: 50 },
    { side: 1, stacks: [['riflemen-ww1', 100]], at: [100, 300], facing: [0, -1], files: 50 },
  ],
})
const game = begin(MANPOWER, s, { dice: seeded('outlook') })
const declared = { side: 0, group: 0, stack: 0, attack: 0, units: 100, falls: null }

test('[MG-combat] a volley is foreseen for every roll of two dice, and nothing of it happens', () => {
  const outlook = outlookOf(game, { ...declared, aim: { at: 'stack', group: 1, stack: 0 } }) as Outlook
  expect(outlook.rolls.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(outlook.rolls.reduce((all, { ways }) => all + ways, 0)).toBe(36)
  const falls = outlook.rolls.map(({ dead, injured }) => 2 * dead + injured)
  expect(falls).toEqual(falls.toSorted((a, b) => a - b))
  expect(falls[0]).toBeLessThan(falls[10] as number)
  expect(game.p.groups[1]?.stacks[0]).toMatchObject({ healthy: 100, dead: 0 })
})

test('[M-fp-point] what is aimed at the ground has no such outlook', () => {
  expect(outlookOf(game, { ...declared, aim: { at: 'point', point: [10000, 30000] } })).toBeNull()
})
