import { describe, expect, test } from 'vitest'
import type { Armour, Level } from '@sandtable/scenario'
import type { Toll } from './casualties.ts'
import type { Volley } from './volley.ts'
import { hitDamage, strengthOf, strengthsOf, volleyDamage } from './volley.ts'
import { LOOSE, rawOf } from './man-equivalence.ts'
import { plus, ratio } from '../formula/ratio.ts'
import { counts, men } from '../testing/toll.ts'
import { volleyOnMen } from './casualties.ts'

const guard = (armour: Armour = 'N') => ({ armour, raised: 0, resists: [], weak: [], proof: [] })

const riflemen = (healthy: number, injured = 0, divisor = 1, pierce: Level = 'N'): Volley => ({
  raw: rawOf({ healthy, injured, me: 100, factors: [] }),
  divisor,
  blow: { type: 'gunshot', pierce, explodes: false },
})

test('[T-volley-first] [MG-combat] 33 at a roll of 7 do 12, and 12 of damage leave 92 of 100 unhurt', () => {
  expect(volleyDamage([riflemen(100, 0, 3)], guard(), 7)).toBe(12)
  expect(counts(volleyOnMen(men(100), 12))).toEqual([92, 4, 4])
})

describe('[T-volley-duel] [M-fire-casualties] a village is attacked for three turns', () => {
  let red = men(100)
  let blue = men(100)
  const fire = (from: Toll, on: Toll, divisor: number, roll: number): Toll => {
    const damage = volleyDamage([riflemen(from.healthy, from.injured, divisor)], guard(), roll)
    return volleyOnMen(on, damage)
  }
  // prettier-ignore
  test.for([
    [7, [76, 13, 11], ratio(28),  9, [91,  5, 4]],
    [5, [60, 22, 18], ratio(24), 11, [82, 10, 8]],
    [8, [36, 35, 29], ratio(18),  6, [78, 13, 9]],
  ] as const)('blue rolls %i', ([first, reds, strength, second, blues]) => {
    red = fire(blue, red, 1, first)
    expect(counts(red)).toEqual(reds)
    expect(strengthOf([riflemen(red.healthy, red.injured, 3)])).toEqual(strength)
    blue = fire(red, blue, 3, second)
    expect(counts(blue)).toEqual(blues)
  })
})

test('[T-armour-volley] [M-arm-half] [M-arm-immune] [M-arm-default] armour halves a volley or stops it', () => {
  const damage = (armour: Armour) => volleyDamage([riflemen(40)], guard(armour), 8)
  expect([damage('N'), damage('L'), damage('M')]).toEqual([16, 8, 0])
})

test('[M-hp-inj-me] [MG-men-act] [M-me-sum] the injured count half', () => {
  expect(rawOf({ healthy: 76, injured: 13, me: 100, factors: [] })).toEqual(ratio(165, 2))
  expect(plus(riflemen(4).raw, riflemen(0, 3).raw)).toEqual(ratio(11, 2))
})

test('[MG-spacing] early units fight at ¾ in open order', () => {
  expect(rawOf({ healthy: 100, injured: 0, me: 75, factors: [LOOSE] })).toEqual(ratio(225, 4))
})

describe('[MG-volley-sum] volleys of one side at one stack are one attack', () => {
  test('fives do no more than the mass', () => {
    const fives = Array.from({ length: 20 }, () => riflemen(5, 0, 3))
    expect(strengthOf(fives)).toEqual(strengthOf([riflemen(100, 0, 3)]))
    expect(volleyDamage(fives, guard(), 7)).toBe(12)
  })

  test('each lead is divided and rounded on its own', () => {
    expect(strengthOf([riflemen(10, 0, 3), riflemen(10, 0, 2), riflemen(5)])).toEqual(ratio(3 + 5 + 5))
  })

  test('each level of pierce is rounded on its own', () => {
    const both = [riflemen(15), riflemen(15, 0, 1, 'L')]
    expect(volleyDamage(both, guard('L'), 7)).toBe(3 + 5)
  })

  test('a lead that several levels of pierce share is rounded once, and shared by what they count for', () => {
    const both = [riflemen(10, 0, 3), riflemen(10, 0, 3, 'L')]
    expect(strengthsOf(both)).toEqual([ratio(7, 2), ratio(7, 2)])
  })

  test('all of them count for 1 at least, not each', () => {
    expect(strengthOf([riflemen(1, 0, 5), riflemen(1, 0, 6)])).toEqual(ratio(1))
    expect(strengthOf([riflemen(2), riflemen(1, 0, 6)])).toEqual(ratio(2))
  })
})

test('[MG-adv-discrete] a shot is divided by the lead together with armour, and rounded once', () => {
  expect(hitDamage(ratio(11), ratio(1, 2), 3)).toBe(2)
  expect(hitDamage(ratio(11), ratio(1), 1)).toBe(11)
})
