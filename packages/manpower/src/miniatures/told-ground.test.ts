import { expect, test } from 'vitest'
import { knownParts, toldRows } from './told-ground.ts'

const PLAIN = { higher: false, forest: false, node: false, more: [] }

test('[M-adv-elev] [M-adv-forest] [M-adv-node] each fact about the ground has its value', () => {
  const rows = toldRows({ ...PLAIN, forest: true })
  expect(rows.map(({ what, part, isTold }) => [what, part.change, isTold])).toEqual([
    ['higher', 1, false],
    ['forest', 2, true],
    ['node', 3, false],
  ])
})

test('[MG-adv-scope] facts given by people are not among those the sheet knows', () => {
  const forest = { rule: 'M-adv-forest', what: 'forest', change: 2 }
  const trench = { rule: 'MG-adv-scope', what: 'trench', change: 1 }
  const brace = { rule: 'MG-adv-scope', what: 'brace', change: 1 }
  const morale = { rule: 'M-adv-high', what: 'high-morale', change: 1 }
  const ground = { ...PLAIN, forest: true, more: [{ what: 'trench', change: 1 }] }
  expect(knownParts(ground, [forest, trench, brace, morale])).toEqual([brace, morale])
})
