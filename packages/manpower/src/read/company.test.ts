import { expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import type { Pair } from '../position.ts'
import { casting, numberOf } from '../testing/powers.ts'
import { companyFor } from './company.ts'
import { declare, firing } from '../testing/firing.ts'
import { field } from '../testing/field.ts'

const circle = (units: number, x: number): GroupSpec => ({
  side: 0,
  stacks: [['wizard', units]],
  at: [x, 100],
  files: units,
  spells: ['meteor', 'fog-bank'],
})
const ENEMY: GroupSpec = { side: 1, stacks: [['spearman', 20]], at: [100, 300] }

/** Wizards in groups, each a distance to the east. */
const wizards = (...circles: [units: number, x: number][]) =>
  firing(field({ era: 'medieval', groups: [...circles.map(([units, x]) => circle(units, x)), ENEMY] }), [])

test.for<[string, [number, number][], Pair[] | null]>([
  [
    'three of one stack cast it together',
    [[4, 100]],
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  ],
  [
    'others who stand near help',
    [
      [1, 100],
      [4, 110],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 0],
    ],
  ],
  [
    'who is far off does not',
    [
      [2, 100],
      [4, 140],
      [1, 90],
    ],
    [
      [0, 0],
      [0, 0],
      [2, 0],
    ],
  ],
  [
    'two are too few',
    [
      [2, 100],
      [4, 140],
    ],
    null,
  ],
])('[M-spl-multi] %s', ([, circles, company]) => {
  // prettier-ignore
  const g = wizards(...circles)
  expect(companyFor(g.s, g.p, 0, numberOf(g.s.spells, 'meteor'), [0, 0])).toEqual(company)
})

test('[M-spl-one] units that have cast this turn are not in the company', () => {
  const g = wizards([3, 100])
  const meteor = numberOf(g.s.spells, 'meteor')
  declare(g, 0, casting(g.s, 'meteor', companyFor(g.s, g.p, 0, meteor, [0, 0]) ?? []))
  expect(companyFor(g.s, g.p, 0, meteor, [0, 0])).toBe(null)
})
