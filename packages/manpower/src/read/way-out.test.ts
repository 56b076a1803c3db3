import { describe, expect, test } from 'vitest'
import type { Answer } from '@sandtable/kernel'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { give, may, moving } from '../testing/moves.ts'
import { insideOf, wayOut } from './way-out.ts'

const MEN: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 20]], at: [290, 300], files: 5 }
const TRUCK: GroupSpec = { side: 0, facing: [1, 0], stacks: [['truck-ww2', 1]], at: [302, 300], files: 1 }
const FAR_BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }

const aboard = () => give(moving({ groups: [MEN, TRUCK, FAR_BLUE] }), { do: 'embark', group: 0, carrier: 1 })

describe('the exit order', () => {
  test('[MG-carry] is an order that may be given, and afterwards the group is in nothing', () => {
    const g = aboard()
    expect(insideOf(at(g.p.groups, 0))).toEqual({ in: 'carrier', group: 1 })
    const way = wayOut(g.s, g.p, 0, 0)
    if (way === null || 'why' in way) throw new Error('the group stays aboard')
    const order = way.order as unknown as Answer
    expect(may(g, order)).toBe(true)
    give(g, order)
    expect(insideOf(at(g.p.groups, 0))).toBe(null)
    expect(wayOut(g.s, g.p, 0, 0)).toBe(null)
  })

  test('[MG-carry] says why they must stay aboard wherever they would get off, such as a lack of speed', () => {
    const g = aboard()
    at(g.p.groups, 0).spent = 10_000
    expect(wayOut(g.s, g.p, 0, 0)).toMatchObject({ why: { what: 'half-speed' } })
  })
})
