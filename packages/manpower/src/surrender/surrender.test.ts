import { expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { carryOut, give, may, move, moving } from '../testing/moves.ts'
import { casting } from '../testing/powers.ts'
import { declare, firing, happened } from '../testing/firing.ts'
import { field } from '../testing/field.ts'
import { holder, survivingValue } from '../victory/victory.ts'
import { leaderOf } from '../powers/in-force.ts'

const BLUE: GroupSpec = { side: 1, stacks: [['riflemen-ww2', 100]], at: [400, 110], facing: [-1, 0] }
const red = (x: number, y = 110): GroupSpec => ({
  side: 0,
  facing: [1, 0],
  stacks: [['riflemen-ww2', 100]],
  at: [x, y],
  files: 10,
})

test('[M-sur-group] [M-sur-refund] [MG-sur] the group is lost for a tenth of what the living have cost', () => {
  const g = moving({ groups: [red(100), red(100, 300), BLUE] })
  Object.assign(at(at(g.p.groups, 0).stacks, 0), { healthy: 60, injured: 16, dead: 24 })
  give(g, { do: 'surrender', group: 0 })
  expect(at(g.p.groups, 0).where).toBe('captured')
  expect([g.p.manpower, g.p.refunded]).toEqual([
    [0, 0],
    [800, 0],
  ])
})

test('[MG-sur] [M-lead-bonus] what was cheaper under a leader is refunded for less', () => {
  const flyers: GroupSpec = { side: 0, stacks: [['fighter', 10]], at: [100, 300] }
  const refund = (leader: string | null): number | undefined => {
    const g = moving({
      era: 'ww2',
      sides: leader === null ? [{}, {}] : [{ leader }, {}],
      groups: [red(100), flyers, BLUE],
    })
    give(g, { do: 'surrender', group: 1 })
    return g.p.refunded[0]
  }
  expect([refund(null), refund('air-marshal')]).toEqual([1400, 1300])
})

test("[MG-sur-when] [MG-mor-ldie] a leader captured in person dies, and the army's morale suffers", () => {
  const person: GroupSpec = { ...red(20), stacks: [['riflemen-ww1', 20], ['leader-in-person', 1]] } // prettier-ignore
  const sides = [{ leader: 'field-marshal' }, {}]
  const g = moving({ sides, groups: [person, red(100, 300), BLUE] }, [3, 1])
  expect(leaderOf(g.s, g.p, 0)).not.toBeNull()
  give(g, { do: 'surrender', group: 0 })
  expect(leaderOf(g.s, g.p, 0)).toBeNull()
  expect(happened(g, 'morale-changed').map(({ groups, which }) => [groups.includes(1), which])).toEqual([
    [true, 'low'],
    [true, 'low'],
  ])
})

test('[MG-sur-when] only at the start of the phase', () => {
  const g = moving({ groups: [red(100), red(100, 300), { ...BLUE, at: [1900, 1900] }] })
  expect(may(g, { do: 'surrender', group: 0 })).toBe(true)
  carryOut(g, move(1, [[110, 290]]))
  expect(may(g, { do: 'surrender', group: 0 })).toBe(false)
})

test('[MG-sur-when] only to an enemy within reach', () => {
  const g = moving({ groups: [red(100), BLUE] })
  Object.assign(at(g.p.groups, 1), { where: 'left' })
  expect(may(g, { do: 'surrender', group: 0 })).toBe(false)
})

test("[M-sur-group] a carrier's passengers go with it", () => {
  const truck: GroupSpec = { side: 0, facing: [1, 0], stacks: [['truck-ww2', 1]], at: [100, 200] }
  const men: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 20]], at: [100, 100] }
  const g = moving({ groups: [men, truck, BLUE] })
  Object.assign(at(g.p.groups, 0), { where: 'aboard', carrier: 1 })
  give(g, { do: 'surrender', group: 1 })
  expect(g.p.groups.map(({ where }) => where)).toEqual(['captured', 'captured', 'field'])
  expect(g.p.refunded).toEqual([200, 0])
})

test('[M-sur-node] the node is lost when no other active group of the player is in it', () => {
  const node = { name: 'Village', owner: 'red', outline: box(0, 0, 700, 200) }
  const g = moving({ groups: [red(100), red(100, 400), { ...BLUE, at: [600, 110] }], map: { node } })
  expect(holder(g.s, g.p)).toBe(0)
  give(g, { do: 'surrender', group: 0 })
  expect(holder(g.s, g.p)).toBe(1)
})

test('[MG-win-single] surrendered manpower does not count as surviving', () => {
  const g = moving({ groups: [red(100), red(100, 300), BLUE] })
  expect([0, 1].map(side => survivingValue(g.s, g.p, side))).toEqual([20_000, 10_000])
  give(g, { do: 'surrender', group: 0 })
  expect([0, 1].map(side => survivingValue(g.s, g.p, side))).toEqual([10_000, 10_000])
})

test('[M-sur-end] a surrendered group is not fired at, and holds no enemy', () => {
  const g = moving({ groups: [red(100), red(100, 300), BLUE] })
  Object.assign(at(g.p.groups, 2), { engaged: 0 })
  give(g, { do: 'surrender', group: 0 })
  carryOut(g, move(1, [[110, 290]]))
  expect(at(g.p.groups, 2).engaged).toBe(-1)
})

test('[MG-spl-break] [M-sur-group] a spell that a captured group was casting fails', () => {
  const caster: GroupSpec = { side: 0, stacks: [['occultist', 1]], spells: ['fog-bank'], at: [180, 100] }
  const g = firing(field({ groups: [red(100), caster, BLUE] }), [])
  declare(g, 0, casting(g.s, 'fog-bank', [[1, 0]]))
  Object.assign(at(g.p.castings, 0), { begun: 0 })
  declare(g, 0, { do: 'surrender', group: 1 })
  expect(happened(g, 'spell-failed').map(({ because }) => because[0]?.what)).toEqual(['caster-lost'])
  expect(g.p.castings).toEqual([])
})
