import { expect, test } from 'vitest'
import type { Answer, Pending } from '@sandtable/kernel'
import { pending, seeded } from '@sandtable/kernel'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import type { Position } from '../position.ts'
import { field } from '../testing/field.ts'
import { firing } from '../testing/firing.ts'
import { WITS } from './wits.ts'

/** What a captain wants to declare first. */
function wanted(era: FieldSpec['era'], groups: readonly GroupSpec[]): Answer | undefined {
  const g = firing(field({ era, groups } as FieldSpec), [])
  const [decision] = pending(g) as [Pending<Manpower>]
  const seat = { s: g.s, view: g.p as Position, player: 0, pending: decision, dice: seeded('wits') }
  return WITS.plans(seat)[0]
}

const inOpenOrder = (side: number, unit: string, at: [number, number]): GroupSpec => ({
  side,
  stacks: [[unit, 16]],
  at,
  facing: [0, -1],
  files: 4,
  order: 'open',
})

test('a captain lays a gun on a man where a small shell would burst between the men', () => {
  const gun: GroupSpec = { side: 0, stacks: [['breech-field-gun', 1]], at: [400, 100], files: 1 }
  expect(wanted('pre-war', [gun, inOpenOrder(1, 'rifle-infantry', [420, 700])])).toMatchObject({
    do: 'attack',
    group: 0,
    aim: { at: 'point', point: [40_500, 71_500] },
  })
})

test('[MG-ffs] a captain whose shell would burst at his own men on its way lobs it over them', () => {
  const gun: GroupSpec = { side: 0, stacks: [['field-gun', 1]], at: [400, 100], files: 1 }
  const enemies = inOpenOrder(1, 'riflemen-ww1', [420, 700])
  const shot = { do: 'attack', group: 0, aim: { at: 'point' } }
  expect(wanted('ww1', [gun, enemies])).toMatchObject({ ...shot, roll: 'none' })
  const own = inOpenOrder(0, 'riflemen-ww1', [425, 400])
  expect(wanted('ww1', [gun, enemies, own])).toMatchObject({ ...shot, roll: 'own' })
})
