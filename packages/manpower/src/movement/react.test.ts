import { describe, expect, test } from 'vitest'
import type { Point } from '@sandtable/board'
import { distance } from '@sandtable/board'
import type { GroupSpec } from '../testing/field.ts'
import { at } from '../position.ts'
import { centre } from '../formation/layout.ts'
import { carryOut, give, may, move, moving, open, patch } from '../testing/moves.ts'
import { happened } from '../testing/firing.ts'
import { FIRST_RULINGS } from '../rulings.ts'
import { watchersOf } from './watch.ts'
import { whyNotBlock } from './block.ts'
import { withGroup } from '../formation/whereabouts.ts'

const red = (x: number, stacks: GroupSpec['stacks'] = [['riflemen-ww2', 10]]): GroupSpec => ({
  side: 0,
  facing: [1, 0],
  stacks,
  at: [x, 110],
  files: 10,
})
const blue = (x: number, stacks: GroupSpec['stacks'] = [['riflemen-ww2', 100]]): GroupSpec => ({
  side: 1,
  stacks,
  at: [x, 90],
  facing: [-1, 0],
})
const fire = (group: number, units: number, more: object = {}) => ({
  do: 'fire',
  group,
  stack: 0,
  attack: 0,
  units,
  aim: { at: 'stack', group: 0, stack: 0 },
  ...more,
})
const where = (g: ReturnType<typeof moving>) => centre(g.s, at(g.p.groups, 0))[0]

describe('opportunity fire', () => {
  test('[MG-opp] a stack may fire when an enemy group starts a move in its range and sight', () => {
    const g = give(moving({ groups: [red(100), blue(400)] }, [3, 4]), move(0, [[50, 100]]))
    expect(open(g)).toMatchObject({ kind: 'react', player: 1 })
    expect(where(g)).toBe(9900)
    give(g, fire(1, 10))
    expect(happened(g, 'volley-fired')).toMatchObject([{ side: 1, dice: [3, 4] }])
  })

  test('[MG-opp] when it comes into range and sight on its way', () => {
    const g = give(moving({ groups: [red(100), blue(550)] }), move(0, [[199, 100]]))
    expect(open(g).kind).toBe('react')
    expect(where(g)).toBe(14900)
    expect(may(g, fire(1, 100))).toBe(true)
  })

  test('[MG-opp] however short the visible part of its path is, as behind a gap in a wall', () => {
    const wall = (from: number, to: number) => patch('house', 200, from, 202, to)
    const groups: GroupSpec[] = [
      { side: 0, facing: [0, 1], stacks: [['riflemen-ww2', 1]], at: [100, 60] },
      { side: 1, facing: [-1, 0], stacks: [['riflemen-ww2', 1]], at: [400, 100] },
    ]
    const g = moving({ groups, map: { ground: [wall(0, 99), wall(102, 300)] } })
    const [x] = centre(g.s, at(g.p.groups, 0))
    give(g, move(0, [[x / 100, 140]]))
    expect(open(g).kind).toBe('react')
    const [, y] = centre(g.s, at(g.p.groups, 0))
    expect(y).toBeGreaterThan(9500)
    expect(y).toBeLessThan(10_200)
    give(g, { do: 'hold' })
    expect(centre(g.s, at(g.p.groups, 0))).toEqual([x, 14_000])
  })

  test('[MG-opp] at the very first point of the leg in sight, however narrow the gap: a centimetre before there is none', () => {
    const wall = (from: number, to: number) => patch('house', 120, from, 122, to)
    const groups: GroupSpec[] = [
      { side: 0, facing: [0, 1], stacks: [['riflemen-ww2', 1]], at: [100, 60] },
      { side: 1, facing: [-1, 0], stacks: [['riflemen-ww2', 1]], at: [400, 100] },
    ]
    const ground = [wall(0, 99.3), wall(101.3, 300)]
    const g = moving({ groups, map: { ground } })
    const mover = at(g.p.groups, 0)
    const [x, from] = centre(g.s, mover)
    const isSeenAt = (y: number): boolean =>
      watchersOf(g.s, withGroup(g.p, 0, { ...mover, at: [mover.at[0], mover.at[1] + y - from] }), 0).length >
      0
    const seen = Array.from({ length: 14_000 - from }, (_, i) => from + i).filter(isSeenAt)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThan(1000)
    for (const metres of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const [first, ...others] = groups as [GroupSpec, GroupSpec]
      const early = moving({ groups: [{ ...first, at: [100, 60 + metres] }, ...others], map: { ground } })
      give(early, move(0, [[x / 100, 140]]))
      expect(open(early).kind).toBe('react')
      expect(centre(early.s, at(early.p.groups, 0))[1]).toBe(seen[0])
    }
  })

  test('[MG-opp] each stack of a group has its own range, and answers where that starts', () => {
    const mixed: GroupSpec = blue(550, [['heavy-machine-gun', 2], ['riflemen-ww2', 20]]) // prettier-ignore
    const g = give(moving({ groups: [red(100), mixed] }), move(0, [[189, 100]]))
    expect([where(g), may(g, fire(1, 2)), may(g, fire(1, 20, { stack: 1 }))]).toEqual([9900, true, false])
    give(g, { do: 'hold' })
    expect([where(g), may(g, fire(1, 20, { stack: 1 }))]).toEqual([14_900, true])
  })

  test('[MG-opp] and when it ends its move there', () => {
    const g = give(moving({ groups: [red(100), blue(400)] }), move(0, [[150, 100]]))
    give(g, { do: 'hold' })
    expect(where(g)).toBe(15000)
    expect(open(g).kind).toBe('react')
    give(g, { do: 'hold' })
    expect(open(g).kind).toBe('orders')
  })

  test('[MG-opp] stacks out of range, or without sight, are not asked', () => {
    const far = give(moving({ groups: [red(100), blue(700)] }), move(0, [[150, 100]]))
    expect(open(far).kind).toBe('orders')
    const house = patch('house', 200, 0, 220, 300)
    const hidden = moving({ groups: [red(100), blue(400)], map: { ground: [house] } })
    expect(open(give(hidden, move(0, [[150, 100]]))).kind).toBe('orders')
  })

  test('[MG-opp] [M-fly-takeoff] a flyer that takes off is fired at on the ground where it starts, and in the air from there', () => {
    const plane = moving({ groups: [red(200, [['scout-fighter', 1]]), blue(400)] }, [3, 4])
    at(plane.p.groups, 0).flying = false
    const g = give(plane, move(0, [[200, 1100]]))
    expect(open(g).kind).toBe('react')
    expect(at(g.p.groups, 0)).toMatchObject({ flying: false, covered: 0 })
    expect(may(g, fire(1, 100))).toBe(true)
    give(g, { do: 'hold' })
    expect(open(g).kind).toBe('orders')
    expect(at(g.p.groups, 0)).toMatchObject({ flying: true })
  })

  test('[MG-opp] once per stack and move', () => {
    const g = give(moving({ groups: [red(100), blue(400)] }, [1, 1]), move(0, [[150, 100]]))
    give(g, fire(1, 10))
    expect([may(g, fire(1, 10)), may(g, { do: 'block', group: 1 })]).toEqual([false, true])
    give(g, { do: 'pass' })
    expect(happened(g, 'opportunity-taken')).toHaveLength(1)
    expect(open(g).kind).toBe('orders')
    give(g, move(0, [[160, 100]]))
    expect(may(g, fire(1, 90))).toBe(true)
  })

  test('[MG-opp-limit] a stack may fire a part of its units, and not more than have shots left', () => {
    const g = give(moving({ groups: [red(100), blue(400)] }, [1, 1]), move(0, [[150, 100]]))
    expect(may(g, fire(1, 101))).toBe(false)
    expect(may(g, fire(1, 0))).toBe(false)
    give(give(g, fire(1, 60)), { do: 'pass' })
    give(g, move(0, [[160, 100]]))
    expect(may(g, fire(1, 41))).toBe(false)
    expect(may(g, fire(1, 40))).toBe(true)
  })

  test('[MG-opp] each unit spends one shot at a time, and keeps the others', () => {
    const g = moving({ groups: [red(100), blue(400, [['anti-tank-gun', 3]])] }, [1, 1, 1, 1, 1, 1, 1, 1, 1])
    give(g, move(0, [[50, 100]]))
    expect([may(g, fire(1, 4)), may(g, fire(1, 3))]).toEqual([false, true])
    give(g, fire(1, 3))
    expect(at(at(g.p.groups, 1).stacks, 0).fired).toEqual([3])
  })

  test('[MG-opp] the fire is only at the moving group', () => {
    const other: GroupSpec = { ...red(100), at: [100, 200] }
    const g = give(moving({ groups: [red(100), other, blue(400)] }), move(0, [[150, 100]]))
    expect(may(g, fire(2, 10))).toBe(true)
    expect(may(g, fire(2, 10, { aim: { at: 'stack', group: 1, stack: 0 } }))).toBe(false)
    expect(may(g, fire(2, 10, { aim: { at: 'point', point: [9900, 10000] } }))).toBe(false)
  })

  test('[MG-opp-limit] fire at a move has no answer', () => {
    const g = give(moving({ groups: [red(100), blue(400)] }, [1, 1]), move(0, [[150, 100]]))
    give(g, fire(1, 10))
    give(g, { do: 'pass' })
    expect(happened(g, 'opened-fire')).toHaveLength(1)
    expect(open(g)).toMatchObject({ kind: 'orders', player: 0 })
  })

  test('[M-opp-any] losses are taken at once, and a dead group goes no further', () => {
    const g = give(moving({ groups: [red(100), blue(400)] }, [6, 6, 1, 1]), move(0, [[150, 100]]))
    give(g, fire(1, 100))
    expect(at(at(g.p.groups, 0).stacks, 0)).toMatchObject({ healthy: 0, injured: 0, dead: 10 })
    expect(g.p.move).toBeNull()
    expect(open(g).kind).toBe('orders')
  })

  test('[MG-opp] several sides are asked in the order of initiative', () => {
    const green: GroupSpec = { ...blue(400), side: 2, at: [400, 200] }
    const g = moving({ sides: [{}, {}, {}], groups: [red(100), blue(400), green] })
    g.p.order = [0, 2, 1]
    give(g, move(0, [[110, 100]]))
    expect(open(g).player).toBe(2)
    give(g, { do: 'pass' })
    expect(open(g).player).toBe(1)
    give(g, { do: 'pass' })
    expect(open(g).kind).toBe('orders')
  })
})

describe('blocks', () => {
  /** Red enters the range of blue, which may block. */
  const met = (reds: GroupSpec['stacks'], blues: GroupSpec['stacks']) =>
    give(moving({ groups: [red(100, reds), blue(550, blues)] }), move(0, [[189, 100]]))
  const block = { do: 'block', group: 1 }

  test('[MG-block] [M-move-block-zone] a group may block an enemy that enters its range and sight: it stops and is engaged', () => {
    const g = met([['riflemen-ww2', 10]], [['riflemen-ww2', 100]])
    const stopped = where(g)
    give(g, block)
    give(g, { do: 'pass' })
    expect(open(g).kind).toBe('orders')
    expect(where(g)).toBe(stopped)
    expect(at(g.p.groups, 0)).toMatchObject({ engaged: 1, covered: stopped - 9900, spent: stopped - 9900 })
  })

  test('[MG-block] and one that enters with the last step of its move', () => {
    const g = moving({ groups: [red(100), blue(550)] })
    give(g, move(0, [[149, 100]], { facing: [0, 1] }))
    expect(where(g)).toBe(14_900)
    give(g, block)
    expect(at(g.p.groups, 0)).toMatchObject({ engaged: 1, facing: [0, 1] })
    expect(at(g.p.groups, 0).came).toEqual([
      [9900, 10_000],
      [14_900, 10_000],
    ])
  })

  test('[MG-block] [M-move-block-zone] and one that starts a move there: it cannot get away', () => {
    const g = give(moving({ groups: [red(100), blue(400)] }), move(0, [[60, 100]]))
    expect(open(g).kind).toBe('react')
    give(give(g, block), { do: 'pass' })
    expect(at(g.p.groups, 0)).toMatchObject({ engaged: 1, covered: 0, spent: 0 })
    expect(open(g).kind).toBe('orders')
  })

  test('[MG-block] but a blocker that let it start does not stop it further on, though one whose range it enters may', () => {
    const far: GroupSpec = { ...blue(700, [['heavy-machine-gun', 9]]), at: [700, 200] }
    const g = give(moving({ groups: [red(100), far, blue(550)] }), move(0, [[189, 100]]))
    expect([may(g, block), may(g, { do: 'block', group: 2 })]).toEqual([true, false])
    give(g, { do: 'hold' })
    expect(where(g)).toBe(14_900)
    expect([may(g, block), may(g, { do: 'block', group: 2 })]).toEqual([false, true])
  })

  test('[MG-block] but one that leaves the field is only fired at', () => {
    const g = moving({ groups: [red(2), blue(300)] })
    give(g, { do: 'leave', group: 0 })
    expect([may(g, fire(1, 10)), may(g, block)]).toEqual([true, false])
  })

  test('[T-block] [MG-block] a tenth of the raw man equivalence is enough, less is not', () => {
    expect(may(met([['riflemen-ww2', 100]], [['riflemen-ww2', 9]]), block)).toBe(false)
    expect(may(met([['riflemen-ww2', 100]], [['riflemen-ww2', 10]]), block)).toBe(true)
  })

  test('[MG-block] later legs end nearer the blocker or go back the way it came', () => {
    const g = met([['riflemen-ww2', 10]], [['riflemen-ww2', 100]])
    give(g, block)
    give(g, { do: 'pass' })
    const x = where(g) / 100
    expect(may(g, move(0, [[x + 10, 100]]))).toBe(true)
    expect(may(g, move(0, [[x - 10, 100]]))).toBe(true)
    expect(may(g, move(0, [[x, 120]]))).toBe(false)
    expect(may(g, move(0, [[x - 15, 120]]))).toBe(false)
  })

  test('[MG-block] a leg that ends as far from the blocker as it began is not allowed', () => {
    const g = met([['riflemen-ww2', 10]], [['riflemen-ww2', 100]])
    give(give(g, block), { do: 'pass' })
    const [from, blocker] = [0, 1].map(n => centre(g.s, at(g.p.groups, n))) as [Point, Point]
    const far = distance(from, blocker)
    const round = Array.from({ length: 100 }, (_, i): Point => [from[0] + i, from[1] + 2000])
    const [same, ...others] = round.filter(point => distance(point, blocker) === far) as [Point, ...Point[]]
    const nearer = others.at(-1) ?? same
    expect(may(g, move(0, [[same[0] / 100, same[1] / 100]]))).toBe(false)
    expect(may(g, move(0, [[nearer[0] / 100 + 0.05, same[1] / 100]]))).toBe(true)
  })

  test('[MG-block] the way back is the whole path of this turn, and continues from there in later ones', () => {
    const g = moving({ groups: [red(110), blue(604)] })
    const rest = () => Object.assign(at(g.p.groups, 0), { spent: 0, covered: 0, trail: [] })
    const backTo = (...metres: number[]) => metres.map(x => may(g, move(0, [[x, 100]])))
    give(g, move(0, [[199, 100]]))
    give(give(g, move(0, [[209, 100]])), block)
    give(g, { do: 'pass' })
    rest()
    expect(backTo(199, 149, 109)).toEqual([true, true, true])
    carryOut(g, move(0, [[249, 100]]))
    expect(at(g.p.groups, 0).engaged).toBe(1)
    rest()
    expect(backTo(229, 209, 189, 149)).toEqual([true, true, true, true])
    expect(may(g, move(0, [[249, 120]]))).toBe(false)
  })

  test('[MG-block] an engaged group is not blocked again', () => {
    const g = moving({ groups: [red(100), blue(550), blue(900)] })
    Object.assign(at(g.p.groups, 0), { engaged: 2 })
    give(g, move(0, [[198, 100]]))
    expect(may(g, block)).toBe(false)
  })

  test('[MG-block] one group blocks one enemy at a time', () => {
    const second: GroupSpec = { ...red(100), at: [100, 200] }
    const g = moving({ groups: [red(100), second, blue(550)] })
    at(g.p.groups, 1).engaged = 2
    give(g, move(0, [[198, 100]]))
    expect(may(g, { do: 'block', group: 2 })).toBe(false)
    Object.assign(at(at(g.p.groups, 1).stacks, 0), { healthy: 0, dead: 10 })
    expect(may(g, { do: 'block', group: 2 })).toBe(true)
  })

  test('[MG-block] flyers are blocked only by flyers and anti-aircraft', () => {
    const hovering: GroupSpec['stacks'] = [['attack-helicopter', 1]]
    const fly = (blues: GroupSpec['stacks']) => {
      const g = moving({ groups: [red(100, hovering), blue(1500, blues)] })
      return give(g, move(0, [[1400, 100]]))
    }
    expect(may(fly([['heavy-machine-gun', 5]]), block)).toBe(true)
    expect(may(fly([['scout-fighter', 5]]), block)).toBe(true)
    expect(may(fly([['riflemen-ww2', 100]]), block)).toBe(false)
  })

  test('[MG-block] flyers that have a minimum speed are never blocked', () => {
    const g = moving({ groups: [red(100, [['scout-fighter', 1]]), blue(1500, [['heavy-machine-gun', 5]])] })
    give(g, move(0, [[1400, 100]]))
    expect([may(g, fire(1, 1)), may(g, block)]).toEqual([true, false])
    expect(whyNotBlock(g.s, g.p, 1)).toBe('too-fast')
  })

  test('[MG-block] and block only flyers', () => {
    const g = moving({ groups: [red(100), blue(370, [['scout-fighter', 5]])] })
    give(g, move(0, [[189, 100]]))
    expect([may(g, fire(1, 5)), may(g, block)]).toEqual([true, false])
    expect(whyNotBlock(g.s, g.p, 1)).toBe('out-of-the-air')
  })

  test('[MG-block] bracketed man equivalence does not count: a gun or a caster cannot stop riflemen', () => {
    expect(
      may(
        give(moving({ groups: [red(100), blue(1350, [['anti-tank-gun', 4]])] }), move(0, [[189, 100]])),
        block,
      ),
    ).toBe(false)
    const caster = moving({ groups: [red(100), blue(200, [['occultist', 1]])] })
    expect(open(give(caster, move(0, [[170, 100]]))).kind).toBe('orders')
  })

  test('[MG-block] but a tank blocks with the volleys that it fires too', () => {
    expect(may(met([['riflemen-ww2', 10]], [['medium-tank', 1]]), block)).toBe(true)
    const battle = moving({ groups: [red(100), blue(1350, [['anti-tank-gun', 4]])] })
    battle.p.rulings = FIRST_RULINGS
    expect(may(give(battle, move(0, [[189, 100]])), block)).toBe(true)
  })

  test('[MG-block] within its minimum range a weapon has no target, and holds no ground', () => {
    const watched = (x: number) => watchersOf(missiles(x).s, missiles(x).p, 0)
    const missiles = (x: number) =>
      moving({ era: 'modern', groups: [red(100), blue(x, [['missile-team', 4]])] })
    expect(watched(200)).toEqual([[1, 0]])
    expect(watched(199.99)).toEqual([])
  })

  test('[MG-block] infiltrators cannot be blocked', () => {
    expect(may(met([['infiltrator', 10]], [['riflemen-ww2', 100]]), block)).toBe(false)
  })

  test('[MG-block] stormtroopers pass the first block of a battle, and not the second', () => {
    const g = met([['stormtrooper', 10]], [['riflemen-ww2', 100]])
    give(g, block)
    expect(happened(g, 'block-passed')).toMatchObject([{ group: 0, by: 1, how: 'first' }])
    expect(may(g, block)).toBe(false)
    give(g, { do: 'pass' })
    expect(at(g.p.groups, 0)).toMatchObject({ engaged: -1, passed: 1, covered: 9000 })
    const again = moving({ groups: [red(100, [['stormtrooper', 10]]), blue(550)] })
    Object.assign(at(again.p.groups, 0), { passed: 1 })
    give(give(again, move(0, [[198, 100]])), block)
    expect(at(again.p.groups, 0).engaged).toBe(1)
  })

  test('[MG-block] a power that passes a block is used up by it', () => {
    const g = moving({ groups: [red(100), blue(550)] })
    g.p.granted.push({ group: 0, stack: -1, what: 'pass-block', amount: 1, until: 2 })
    give(give(g, move(0, [[198, 100]])), block)
    expect(happened(g, 'block-passed')).toMatchObject([{ how: 'power' }])
    expect(g.p.granted).toEqual([])
  })

  test('[MG-block] the engagement ends when the blocker is dead or gone', () => {
    const g = met([['riflemen-ww2', 10]], [['riflemen-ww2', 100]])
    give(give(g, block), { do: 'pass' })
    Object.assign(at(at(g.p.groups, 1).stacks, 0), { healthy: 0, dead: 100 })
    give(g, move(0, [[where(g) / 100 + 1, 100]]))
    expect(at(g.p.groups, 0).engaged).toBe(-1)
    expect(happened(g, 'disengaged')).toMatchObject([{ group: 0, from: 1 }])
  })

  test('[MG-block] and when it no longer sees its opponent', () => {
    const between = (ground: ReturnType<typeof patch>[]) => {
      const g = moving({ groups: [red(100), blue(400), { ...red(100), at: [100, 1500] }], map: { ground } })
      Object.assign(at(g.p.groups, 0), { engaged: 2 })
      return give(g, move(1, [[110, 1490]]))
    }
    expect(at(between([]).p.groups, 0).engaged).toBe(2)
    const g = between([patch('house', 200, 0, 210, 300)])
    expect(at(g.p.groups, 0).engaged).toBe(-1)
    expect(happened(g, 'disengaged')).toMatchObject([
      { because: [{ rule: 'MG-block', what: 'out-of-sight' }] },
    ])
  })

  test.each([
    ['away', 600, -1],
    ['nearer', 500, 0],
  ])('[MG-block] a blocker that moves %s', (_, x, engaged) => {
    const g = moving({ groups: [red(560), blue(160)] })
    Object.assign(at(g.p.groups, 1), { engaged: 0 })
    give(g, move(0, [[x, 100]]))
    while (open(g).kind === 'react') give(g, { do: 'pass' })
    expect(at(g.p.groups, 1).engaged).toBe(engaged)
  })
})
