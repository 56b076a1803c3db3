import { describe, expect, test } from 'vitest'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { built, give, may, moving, open } from '../testing/moves.ts'

const MEN: GroupSpec = { side: 0, facing: [1, 0], stacks: [['riflemen-ww2', 20]], at: [290, 300], files: 5 }
const FAR_BLUE: GroupSpec = { side: 1, facing: [1, 0], stacks: [['riflemen-ww2', 10]], at: [1900, 1900] }
const bunker = built('bunker', [300, 295])
const enter = { do: 'enter', group: 0, work: 0 }
const emerge = (x: number, y: number) => ({ do: 'emerge', group: 0, at: [x * 100, y * 100], facing: [1, 0] })

describe('buildings', () => {
  test('[M-bld-stats] men within 10 m go in, which costs the way', () => {
    const g = moving({ groups: [MEN, FAR_BLUE], map: { works: [bunker] } })
    give(g, enter)
    expect(at(g.p.groups, 0)).toMatchObject({ inside: 0, spent: 1400 })
    expect(centre(g.s, at(g.p.groups, 0))).toEqual([30000, 29500])
  })

  test('[M-bld-stats] no more of them than there is room for', () => {
    const crowd: GroupSpec = { ...MEN, stacks: [['riflemen-ww2', 21]] }
    expect(may(moving({ groups: [crowd, FAR_BLUE], map: { works: [bunker] } }), enter)).toBe(false)
    const half: GroupSpec = { ...MEN, stacks: [['riflemen-ww2', 11]] }
    const g = moving({ groups: [half, { ...half, at: [315, 300] }, FAR_BLUE], map: { works: [bunker] } })
    give(g, enter)
    expect(may(g, { ...enter, group: 1 })).toBe(false)
  })

  test('[M-bld-stats] heroes and casters are men there', () => {
    const led: GroupSpec = { ...MEN, stacks: [['riflemen-ww2', 18], ['iron-colonel', 1], ['battle-mage', 1]] } // prettier-ignore
    const g = give(moving({ groups: [led, FAR_BLUE], map: { works: [bunker] } }), enter)
    expect(at(g.p.groups, 0).inside).toBe(0)
  })

  test('[MG-capture] a building can be used by the only side within 10 m', () => {
    const enemy: GroupSpec = {
      side: 1,
      stacks: [['riflemen-ww2', 10]],
      at: [313, 296],
      facing: [-1, 0],
      files: 1,
    }
    expect(
      may(moving({ groups: [MEN, { ...enemy, at: [320, 296] }], map: { works: [bunker] } }), enter),
    ).toBe(true)
    expect(may(moving({ groups: [MEN, enemy], map: { works: [bunker] } }), enter)).toBe(false)
  })

  test('[M-bld-stats] they come out within 10 m of it', () => {
    const g = moving({ groups: [MEN, FAR_BLUE], map: { works: [bunker] } })
    give(g, enter)
    expect(may(g, emerge(325, 295))).toBe(false)
    expect(may(g, emerge(300, 295))).toBe(false)
    give(g, emerge(310, 295))
    expect(at(g.p.groups, 0)).toMatchObject({ inside: -1, spent: 1400 + 1000 })
  })

  test('[MG-block] an engaged group enters and leaves on the blocker’s side', () => {
    const held = (x: number) => {
      const blocker: GroupSpec = { ...FAR_BLUE, at: [x, 300] }
      const g = moving({ groups: [MEN, blocker], map: { works: [bunker] } })
      at(g.p.groups, 0).engaged = 1
      return g
    }
    expect([may(held(100), enter), may(held(500), enter)]).toEqual([false, true])
    const g = give(held(500), enter)
    expect([may(g, emerge(290, 295)), may(g, emerge(310, 295))]).toEqual([false, true])
  })

  test('[M-move-speed] a group that leaves a trench must go somewhere, so that no one goes in and out for ever', () => {
    const g = moving({ groups: [MEN, FAR_BLUE], map: { works: [built('trench', [300, 295])] } })
    give(g, enter)
    expect(may(g, emerge(300, 295))).toBe(false)
    give(g, emerge(300, 295.01))
    expect(at(g.p.groups, 0).spent).toBe(1400 + 1)
  })

  test('[MG-opp] [MG-block] a group that comes out is fired at and blocked like any mover', () => {
    const blue: GroupSpec = { side: 1, facing: [-1, 0], stacks: [['riflemen-ww2', 10]], at: [500, 290] }
    const g = moving({ groups: [MEN, blue], map: { works: [bunker] } }, [3, 4])
    Object.assign(at(g.p.groups, 0), { inside: 0, at: [30_200, 30_000] })
    give(g, emerge(310, 295))
    expect(open(g)).toMatchObject({ kind: 'react', player: 1 })
    expect(may(g, { do: 'block', group: 1 })).toBe(true)
    give(g, {
      do: 'fire',
      group: 1,
      stack: 0,
      attack: 0,
      units: 10,
      aim: { at: 'stack', group: 0, stack: 0 },
    })
    give(g, { do: 'pass' })
    expect(open(g).kind).toBe('orders')
    expect(at(at(g.p.groups, 0).stacks, 0).healthy).toBeLessThan(20)
  })
})
