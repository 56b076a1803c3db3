import { expect, test } from 'vitest'
import { begin, encode, freeze, seeded, thaw } from '@sandtable/kernel'
import { field } from './testing/field.ts'
import { FIRST_RULINGS, RULINGS } from './rulings.ts'
import { MANPOWER } from './ruleset.ts'
import { MIGRATIONS } from './migrations.ts'
import { say } from './say/testing/english.ts'

const S = field({
  groups: [
    { side: 0, stacks: [['riflemen-ww1', 20]], at: [50, 400] },
    { side: 1, stacks: [['riflemen-ww1', 20]], at: [700, 400] },
  ],
})

test('[MG-win-single] [MG-block] a battle of version 2 keeps its rulings, and its log says what is new', () => {
  const { position, ...rest } = freeze(begin(MANPOWER, S, { dice: seeded('old') }))
  const old = Object.fromEntries(
    Object.entries(position as object).filter(
      ([name]) => !['rulings', 'offered', 'givenUp', 'truce'].includes(name),
    ),
  )
  const body = JSON.parse(encode({ ...rest, position: old } as never)) as never
  const g = thaw(MANPOWER, S, body, 2, MIGRATIONS)
  expect(g.p.rulings).toEqual(FIRST_RULINGS)
  const last = g.log?.at(-1)
  expect(last).toEqual({ is: 'rules-updated', from: 2, to: MANPOWER.version })
  expect(say(S, g.p, last as never)[0]?.text).toContain('Rules updated')
  expect(begin(MANPOWER, S, { dice: seeded('new') }).p.rulings).toEqual(RULINGS)
})
