import { expect, test } from 'vitest'
import type { Pending } from '@sandtable/kernel'
import { pending, seeded } from '@sandtable/kernel'
import type { Position } from '../position.ts'
import { field } from '../testing/field.ts'
import { firing } from '../testing/firing.ts'
import { WITS } from './wits.ts'

test('a captain lays a gun on a man where a small shell would burst between the men', () => {
  const g = firing(
    field({
      era: 'pre-war',
      groups: [
        { side: 0, stacks: [['breech-field-gun', 1]], at: [400, 100], files: 1 },
        {
          side: 1,
          stacks: [['rifle-infantry', 16]],
          at: [420, 700],
          facing: [0, -1],
          files: 4,
          order: 'open',
        },
      ],
    }),
    [],
  )
  const [decision] = pending(g) as [Pending]
  const [wanted] = WITS.plans({
    s: g.s,
    view: g.p as Position,
    player: 0,
    pending: decision,
    dice: seeded('wits'),
  })
  expect(wanted).toMatchObject({ do: 'attack', group: 0, aim: { at: 'point', point: [40_500, 71_500] } })
})
