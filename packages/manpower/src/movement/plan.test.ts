import { describe, expect, test } from 'vitest'
import { pending } from '@sandtable/kernel'
import type { FieldMapFile } from '@sandtable/scenario'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { built, carryOut, give, may, move, moving, open, patch } from '../testing/moves.ts'
import { happened } from '../testing/firing.ts'
import { centre, unitPoints } from '../formation/layout.ts'
import { planMove } from './plan.ts'
import { speedOf } from '../formation/speed.ts'

/** A hundred riflemen, ten by ten, whose centre is at 90, 90. */
const RED: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 100]], at: [100, 100] }
const FAR_BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }
/** A house on the place of unit 0 alone, when the centre is at 130, 90. */
const HUT = { ground: [patch('house', 138.5, 98.5, 139.5, 99.5)] }

describe('how far', () => {
  test('[M-move-speed] [M-speed-unit] [MG-speed-scale] a group goes as far as its speed in a turn, in as many orders as it likes', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    expect(may(g, move(0, [[190.01, 90]]))).toBe(false)
    carryOut(g, move(0, [[150, 90]]))
    expect(centre(g.s, at(g.p.groups, 0))).toEqual([15000, 9000])
    expect(may(g, move(0, [[190.01, 90]]))).toBe(false)
    carryOut(g, move(0, [[190, 90]]))
    expect(at(g.p.groups, 0)).toMatchObject({ spent: 10000, covered: 10000 })
    expect(may(g, move(0, [[190.01, 90]]))).toBe(false)
  })

  test('[T-group-speed] [M-grp-slowest] a group is as fast as its slowest unit that is not dead', () => {
    const beta: GroupSpec = {
      side: 0,
      facing: [1, 0],
      stacks: [
        ['medium-tank', 15],
        ['heavy-tank-ww2', 10],
        ['motorcycles', 10],
        ['light-tank', 3],
        ['riflemen-ww2', 100],
      ],
      at: [200, 200],
    }
    const g = moving({ groups: [beta, FAR_BLUE] })
    const stacks = at(g.p.groups, 0).stacks
    Object.assign(at(stacks, 4), { healthy: 0, dead: 100 })
    Object.assign(at(stacks, 3), { healthy: 0, injured: 3 })
    const { speed, from } = speedOf(g.s, g.p, 0)
    expect([speed, at(g.s.units, from).id]).toEqual([15000, 'heavy-tank-ww2'])
  })

  test('[MG-exact] each leg is rounded on its own and then summed', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    carryOut(g, move(0, [[90.01, 90.01], [90.02, 90.02]])) // prettier-ignore
    expect(at(g.p.groups, 0).spent).toBe(2)
  })

  test('[MG-wheel] a wheel costs the way of the corner that goes furthest', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    carryOut(g, move(0, [], { facing: [-1, 0] }))
    expect(at(g.p.groups, 0)).toMatchObject({ spent: 2828, covered: 0, facing: [-1, 0], at: [8000, 8000] })
    expect(centre(g.s, at(g.p.groups, 0))).toEqual([9000, 9000])
  })

  test('[M-move-speed] an order must move or turn the group', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    expect(may(g, move(0, []))).toBe(false)
    expect(may(g, move(0, [[90, 90]]))).toBe(false)
    expect(may(g, move(0, [], { facing: [5, 0] }))).toBe(false)
  })

  test("[M-phase-move] a player cannot move another's groups, or more than there are", () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    expect(may(g, move(1, [[1800, 1800]]))).toBe(false)
    expect(may(g, move(2, [[100, 100]]))).toBe(false)
    expect(may(g, { ...move(0, [[100, 90]]), more: 1 })).toBe(false)
    expect(may(g, move(0, [[100.001, 90]]))).toBe(true)
    expect(may(g, { ...move(0, []), path: [[10000.5, 9000]] })).toBe(false)
  })
})

describe('in formation', () => {
  test('[M-grp-formation] every unit keeps its place in the group while it moves', () => {
    const g = moving({ groups: [RED, FAR_BLUE] })
    const before = unitPoints(g.s, at(g.p.groups, 0))
    carryOut(g, move(0, [[120, 130]]))
    const after = unitPoints(g.s, at(g.p.groups, 0))
    expect(after.map(({ point }) => point)).toEqual(before.map(({ point: [x, y] }) => [x + 3000, y + 4000]))
  })

  test('[M-grp-displace] units whose place is taken stand where their owner says', () => {
    const s = { groups: [RED, FAR_BLUE], map: HUT }
    const g = moving(s)
    expect(may(g, move(0, [[130, 90]], { strays: [[0, 13900, 10300]] }))).toBe(true)
    expect(may(g, move(0, [[130, 90]], { strays: [[1, 13900, 10300]] }))).toBe(false)
    expect(may(g, move(0, [[130, 90]], { strays: [[0, 13900, 9700]] }))).toBe(false)
    expect(may(g, move(0, [[130, 90]], { strays: [[0, 13900, 12100]] }))).toBe(false)
    carryOut(g, move(0, [[130, 90]], { strays: [[0, 13900, 10300]] }))
    expect(at(g.p.groups, 0).strays).toEqual([[0, 13900, 10300]])
  })

  test('[M-grp-displace] and on the nearest free place by default', () => {
    const g = moving({ groups: [RED, FAR_BLUE], map: HUT })
    carryOut(g, move(0, [[130, 90]]))
    expect(at(g.p.groups, 0).strays).toEqual([[0, 14100, 9900]])
    carryOut(g, move(0, [[90, 90]]))
    expect(at(g.p.groups, 0).strays).toEqual([])
  })
})

describe('obstacles', () => {
  const WALL: FieldMapFile['walls'][number] = {
    name: null,
    line: [
      [12000, 0],
      [12000, 20000],
    ],
    height: 200,
  }
  const bar = (map: Partial<FieldMapFile>, to: [number, number]) => {
    const g = moving({ groups: [RED, FAR_BLUE], map })
    return planMove(g.s, g.p, move(0, [to]))
  }

  test.each(['cliff', 'water', 'house'] as const)(
    '[M-move-block-terrain] a group cannot pass through a %s',
    kind => {
      expect(bar({ ground: [patch(kind, 120, 60, 140, 80)] }, [170, 70])).toBe(kind)
      expect(bar({ ground: [patch(kind, 120, 60, 140, 80)] }, [130, 70])).toBe(kind)
      expect(bar({ ground: [patch(kind, 120, 60, 140, 80)] }, [170, 100])).toHaveProperty('cost')
    },
  )

  test('[M-move-block-terrain] nor through a wall, printed or built', () => {
    expect(bar({ walls: [WALL] }, [170, 90])).toBe('wall')
    expect(bar({ works: [built('palisade', [120, 90])] }, [170, 90])).toBe('work')
  })

  test('[M-move-speed] ground units stay on the map', () => {
    expect(bar({}, [9, 90])).toBe('off-map')
    expect(bar({}, [10, 90])).toHaveProperty('cost')
  })

  test('[MG-contact] a group may touch the enemy, but not pass through', () => {
    const blue: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 100]], at: [160, 100] }
    const g = moving({ groups: [RED, blue] })
    expect(planMove(g.s, g.p, move(0, [[130, 90]]))).toHaveProperty('cost', 4000)
    expect(planMove(g.s, g.p, move(0, [[130.01, 90]]))).toBe('enemy')
    expect(planMove(g.s, g.p, move(0, [[190, 90]]))).toBe('enemy')
  })

  test('[MG-contact] friends may be crossed, but not ended on', () => {
    const friend: GroupSpec = { ...RED, at: [140, 100] }
    const g = moving({ groups: [RED, friend, FAR_BLUE] })
    expect(planMove(g.s, g.p, move(0, [[140, 90]]))).toBe('occupied')
    expect(planMove(g.s, g.p, move(0, [[150, 90]]))).toHaveProperty('cost', 6000)
  })

  test('[M-move-block-terrain] a train keeps to its rails', () => {
    const train: GroupSpec = { side: 0, facing: [1, 0], stacks: [['armoured-train', 1]], at: [101, 101] }
    const rail = patch('rail', 0, 98, 300, 102)
    const g = moving({ groups: [train, FAR_BLUE], map: { ground: [rail] } })
    expect(planMove(g.s, g.p, move(0, [[250, 100]]))).toHaveProperty('cost', 15000)
    expect(planMove(g.s, g.p, move(0, [[350, 100]]))).toBe('off-rails')
    expect(planMove(g.s, g.p, move(0, [[100, 110]]))).toBe('off-rails')
  })
})

test('[M-phase-move] a side is asked for orders until it is done', () => {
  const g = moving({ groups: [RED, FAR_BLUE] })
  expect(open(g)).toMatchObject({ kind: 'orders', player: 0 })
  carryOut(g, move(0, [[100, 90]]))
  expect(open(g)).toMatchObject({ kind: 'orders', player: 0 })
  give(g, { do: 'done' })
  expect(pending(g)).toEqual([])
  expect(happened(g, 'movement-closed')).toHaveLength(1)
})
