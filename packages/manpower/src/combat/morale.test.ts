import { describe, expect, test } from 'vitest'
import { act, counts, declare, firing, happened, fireAt } from '../testing/firing.ts'
import { at } from '../position.ts'
import type { GroupSpec } from '../testing/field.ts'
import { field } from '../testing/field.ts'
import { inflict } from './losses.ts'
import { isShattered, isTriumph } from './morale.ts'

test('[T-morale-loss] [M-mor-loss80] [MG-mor-stack] more than 80 % of five or more', () => {
  expect([isShattered(50, 40), isShattered(50, 41), isShattered(1, 1), isShattered(4, 4)]).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect([isTriumph(50, 45), isTriumph(50, 46)]).toEqual([false, true])
})

/** Fifty men and a reserve in one group, an enemy, and others of their army. */
const armies = (...more: GroupSpec[]) =>
  field({
    groups: [
      {
        side: 0,
        stacks: [
          ['riflemen-ww1', 50],
          ['cavalry', 5],
        ],
        at: [100, 100],
      },
      { side: 0, stacks: [['riflemen-ww1', 10]], at: [300, 100] },
      { side: 1, stacks: [['riflemen-ww1', 100]], at: [100, 300] },
      ...more,
    ],
  })

const lost = (dead: number, rolls: number[], attackers: number[], s = armies()) => {
  const g = firing(s, rolls)
  const before = at(at(g.p.groups, 0).stacks, 0)
  const toll = { ...before, healthy: before.healthy - dead, dead }
  inflict(g, [{ group: 0, stack: 0, toll, because: [] }], attackers)
  return g
}

describe('[M-mor-loss80] [M-mor-win90] losses in one attack', () => {
  test('forty of fifty do not affect morale', () => {
    expect(happened(lost(40, [], [2]), 'morale-changed')).toEqual([])
  })

  test('[MG-mor-time] [M-mor-duration] forty-one lower the victim for this turn and the rolled ones', () => {
    const g = lost(41, [3], [2])
    expect(g.p.groups.map(({ low, high }) => [low, high])).toEqual([
      [4, 0],
      [0, 0],
      [0, 0],
    ])
  })

  test('forty-six raise the attackers', () => {
    expect(lost(46, [1, 2], [2]).p.groups.map(({ low, high }) => [low, high])).toEqual([
      [2, 0],
      [0, 0],
      [0, 3],
    ])
  })

  test('[MG-mor-stack] High is only for enemy losses', () => {
    expect(at(lost(46, [1], [1]).p.groups, 1).high).toBe(0)
  })

  test('[M-hero-aura] a Standard Bearer keeps Low out', () => {
    const bearer: GroupSpec = { side: 0, stacks: [['standard-bearer', 1]], at: [500, 100] }
    expect(at(lost(41, [], [2], armies(bearer)).p.groups, 0).low).toBe(0)
  })

  test('[MG-mor-time] the longest of each is kept', () => {
    const g = firing(armies(), [1], p => (at(p.groups, 0).low = 5))
    const toll = { ...at(at(g.p.groups, 0).stacks, 0), healthy: 0, dead: 50 }
    inflict(g, [{ group: 0, stack: 0, toll, because: [] }], [])
    expect(at(g.p.groups, 0).low).toBe(5)
  })
})

describe('[M-mor-hero] [MG-hero-scope] a hero dies', () => {
  const hero = (unit: string) =>
    field({
      groups: [
        { side: 0, stacks: [[unit, 1]], at: [100, 100] },
        { side: 0, stacks: [['riflemen-ww1', 10]], at: [300, 100] },
        { side: 0, stacks: [['riflemen-ww1', 10]], at: null, turn: 2 },
        { side: 1, stacks: [['riflemen-ww1', 100]], at: [100, 300] },
      ],
    })

  test('and his whole army in the battle is Low', () => {
    const g = firing(hero('iron-colonel'), [6, 6, 2])
    declare(g, 1, fireAt([3, 0, 0], 100, 0))
    act(g, 1)
    expect(counts(g, 0)).toEqual([0, 0, 1])
    expect(g.p.groups.map(({ low }) => low)).toEqual([0, 3, 0, 0])
    expect(happened(g, 'hero-fell')).toEqual([{ is: 'hero-fell', group: 0, stack: 0 }])
  })

  test('[MG-mor-ldie] [M-mor-leader] a leader in person: both rows', () => {
    const g = firing(hero('leader-in-person'), [6, 6, 2, 4])
    declare(g, 1, fireAt([3, 0, 0], 100, 0))
    act(g, 1)
    expect(g.p.groups.map(({ low, high }) => [low, high])).toEqual([
      [0, 0],
      [3, 12],
      [0, 12],
      [0, 0],
    ])
  })
})
