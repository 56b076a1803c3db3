import { describe, expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { carryOut, give, may, move, moving, open } from '../testing/moves.ts'
import { happened } from '../testing/firing.ts'

const BLUE: GroupSpec = { side: 1, stacks: [['riflemen-ww2', 100]], at: [400, 110], facing: [-1, 0] }
const red = (x: number, y = 110): GroupSpec => ({
  side: 0,
  facing: [1, 0],
  stacks: [['riflemen-ww2', 100]],
  at: [x, y],
  files: 10,
})

describe('leaving the field', () => {
  test('[MG-retreat] a group that touches its own edge may leave', () => {
    const g = moving({ groups: [red(25), { ...BLUE, at: [1900, 1900] }] })
    expect(may(g, { do: 'leave', group: 0 })).toBe(false)
    carryOut(g, move(0, [[10, 100]]))
    give(g, { do: 'leave', group: 0 })
    expect(at(g.p.groups, 0).where).toBe('left')
    expect(open(g).kind).toBe('orders')
  })

  test("[MG-retreat] not by another side's edge; defenders by any", () => {
    const groups: GroupSpec[] = [red(200, 20), { ...BLUE, at: [1900, 1900] }]
    expect(may(moving({ groups }), { do: 'leave', group: 0 })).toBe(false)
    const sides = [{ status: 'defending' as const }, { status: 'attacking' as const }]
    expect(may(moving({ sides, groups }), { do: 'leave', group: 0 })).toBe(true)
  })

  test('[MG-retreat] enemies in range fire once as it leaves', () => {
    const g = moving({ groups: [red(20), BLUE] }, [3, 4])
    give(g, { do: 'leave', group: 0 })
    expect(open(g)).toMatchObject({ kind: 'react', player: 1 })
    give(g, {
      do: 'fire',
      group: 1,
      stack: 0,
      attack: 0,
      units: 100,
      aim: { at: 'stack', group: 0, stack: 0 },
    })
    expect(happened(g, 'volley-fired')).toHaveLength(1)
    expect(at(g.p.groups, 0).where).toBe('left')
    expect(open(g).kind).toBe('orders')
  })
})
