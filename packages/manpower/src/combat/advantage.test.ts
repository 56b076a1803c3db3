import { describe, expect, test } from 'vitest'
import type { Standing } from './advantage.ts'
import { advantageIn, divisorOf } from './advantage.ts'
import { ERA_RANK } from '../charts/eras.ts'
import { rawOf } from './man-equivalence.ts'
import { ratio } from '../formula/ratio.ts'
import { strengthOf } from './volley.ts'

const OPEN: Standing = {
  higher: false,
  forest: false,
  node: false,
  rank: ERA_RANK.ww1,
  flying: false,
  mounted: false,
  brace: 0,
  high: false,
  low: false,
  more: [],
}

/** The strength of this many units of a man equivalence against an enemy. */
function strength(units: number, own: Partial<Standing>, enemy: Partial<Standing>, me = 100) {
  const { relative } = advantageIn({ ...OPEN, ...own }, { ...OPEN, ...enemy })
  const raw = rawOf({ healthy: units, injured: 0, me, factors: [] })
  const blow = { type: 'gunshot', pierce: 'N', explodes: false } as const
  return strengthOf([{ raw, divisor: divisorOf(relative), blow }])
}

const relative = (own: Partial<Standing>, enemy: Partial<Standing>): number =>
  advantageIn({ ...OPEN, ...own }, { ...OPEN, ...enemy }).relative

test('[T-adv-example] [M-adv-example] [M-adv-node] [M-adv-div] a hundred men attacking a village count as 33', () => {
  expect(relative({}, { node: true })).toBe(-3)
  expect(strength(100, {}, { node: true })).toEqual(ratio(33))
  expect(strength(100, { node: true }, {})).toEqual(ratio(100))
})

test('[M-adv-def] [M-adv-rel] the higher total less the lower goes to the higher side', () => {
  expect(relative({ forest: true }, { node: true, low: true })).toBe(0)
  expect(relative({ forest: true, higher: true }, { low: true })).toBe(4)
  expect(relative({ low: true }, { forest: true, higher: true })).toBe(-4)
})

test('[T-adv-one] [M-adv-even] [M-adv-elev] a lead of 1 changes nothing', () => {
  expect(relative({ higher: true }, {})).toBe(1)
  expect(strength(100, {}, { higher: true })).toEqual(ratio(100))
  expect(strength(100, { higher: true }, {})).toEqual(ratio(100))
})

test('[T-adv-two] [M-adv-forest] [M-adv-round] [MG-round] half a man more is rounded up', () => {
  expect(strength(45, {}, { forest: true })).toEqual(ratio(23))
})

test('[T-adv-morale] [M-adv-high] [M-adv-low] Low against High is a lead of 2', () => {
  expect(relative({ low: true }, { high: true })).toBe(-2)
  expect(strength(7, { low: true }, { high: true })).toEqual(ratio(4))
})

test('[MG-mor-time] High and Low of one group cancel each other', () => {
  expect(relative({ high: true, low: true }, {})).toBe(0)
})

test('[T-adv-era] [M-adv-era] [MG-adv-era] every rank counts, and Pre-War shares one with Napoleonic', () => {
  expect(strength(90, {}, { rank: ERA_RANK.modern })).toEqual(ratio(45))
  expect(relative({ rank: ERA_RANK.napoleonic }, { rank: ERA_RANK['pre-war'] })).toBe(0)
})

test('[T-adv-air] [M-adv-air] [MG-adv-air] a ground target has 2 against flyers', () => {
  expect(strength(6, { flying: true }, {}, 2000)).toEqual(ratio(60))
  expect(relative({ flying: true }, { flying: true })).toBe(0)
  expect(relative({}, { flying: true })).toBe(0)
})

test('[T-adv-floor] [MG-adv-min] a firing force counts for at least 1', () => {
  expect(strength(2, {}, { node: true, forest: true })).toEqual(ratio(1))
  expect(strength(0, {}, { node: true, forest: true })).toEqual(ratio(0))
})

test('[MG-adv-min] or for its undivided strength, if that is less', () => {
  expect(strength(1, {}, { node: true, forest: true }, 25)).toEqual(ratio(1, 4))
  expect(strength(3, {}, { node: true, forest: true }, 25)).toEqual(ratio(3, 4))
  expect(strength(4, {}, { node: true, forest: true }, 25)).toEqual(ratio(1))
})

describe('[MG-adv-scope] rows of buildings and traits are added', () => {
  test('brace counts only against mounted units', () => {
    expect(relative({}, { brace: 1 })).toBe(0)
    expect(relative({ mounted: true }, { brace: 1 })).toBe(-1)
  })

  test('every row has its rule', () => {
    const trench = { rule: 'MG-adv-scope', what: 'work', change: 1 }
    const { attacker, target } = advantageIn(
      { ...OPEN, low: true },
      { ...OPEN, higher: true, more: [trench] },
    )
    expect(attacker).toEqual([{ rule: 'M-adv-low', what: 'low-morale', change: -1 }])
    expect(target).toEqual([{ rule: 'M-adv-elev', what: 'higher-ground', change: 1 }, trench])
  })
})
