import { expect, test } from 'vitest'
import type { Armour, DamageType, Level } from '@sandtable/scenario'
import type { Guard } from './armour.ts'
import { betterArmour, passes } from './armour.ts'
import { ratio } from '../formula/ratio.ts'

const guard = (armour: Armour, more: Partial<Guard> = {}): Guard => ({
  armour,
  raised: 0,
  resists: [],
  weak: [],
  proof: [],
  ...more,
})
const blow = (pierce: Level, type: DamageType = 'gunshot', explodes = false) => ({ type, pierce, explodes })

const NONE = ratio(0)
const HALF = ratio(1, 2)
const FULL = ratio(1)

// prettier-ignore
test.for<[Level, ...ReturnType<typeof ratio>[]]>([
  ['N', FULL, HALF, NONE, NONE],
  ['L', FULL, FULL, HALF, NONE],
  ['M', FULL, FULL, FULL, HALF],
  ['H', FULL, FULL, FULL, FULL],
])('[T-armour-matrix] [MG-armour] [M-arm-full] [M-arm-half] [M-arm-immune] pierce %s', ([pierce, ...expected]) => {
  const armours = ['N', 'L', 'M', 'H'] as const
  expect(armours.map(armour => passes(guard(armour), blow(pierce)))).toEqual(expected)
})

test('[M-arm-explosion] an explosion pierces Light at least', () => {
  expect(passes(guard('L'), blow('N', 'explosion', true))).toEqual(FULL)
  expect(passes(guard('M'), blow('N', 'explosion', true))).toEqual(HALF)
  expect(passes(guard('H'), blow('M', 'explosion', true))).toEqual(HALF)
})

test('[MG-armour-men] L* stops only hand weapons', () => {
  for (const type of ['slashing', 'piercing', 'bashing'] as const)
    expect(passes(guard('L*'), blow('N', type))).toEqual(HALF)
  for (const type of ['gunshot', 'magic', 'fire', 'explosion'] as const)
    expect(passes(guard('L*'), blow('N', type))).toEqual(FULL)
})

test('[MG-types] [M-dmg-types] resistant units take half, weak ones twice, immune ones nothing; chemicals ignore armour', () => {
  expect(passes(guard('L', { resists: ['fire'] }), blow('N', 'fire'))).toEqual(ratio(1, 4))
  expect(passes(guard('N', { weak: ['fire'] }), blow('N', 'fire'))).toEqual(ratio(2))
  expect(passes(guard('N', { proof: ['fire'] }), blow('H', 'fire'))).toEqual(NONE)
  expect(passes(guard('H'), blow('N', 'chemical'))).toEqual(FULL)
})

test('[M-arm-classes] armour is raised to Heavy at most, L* from its value against the blow', () => {
  expect(passes(guard('M', { raised: 5 }), blow('M'))).toEqual(HALF)
  expect(passes(guard('L*', { raised: 1 }), blow('N', 'slashing'))).toEqual(NONE)
  expect(passes(guard('L*', { raised: 1 }), blow('N', 'gunshot'))).toEqual(HALF)
})

test('[M-arm-classes] L is better than L*, and that is better than none', () => {
  expect(betterArmour('N', 'L*')).toBe('L*')
  expect(betterArmour('L*', 'L')).toBe('L')
  expect(betterArmour('L', 'L*')).toBe('L')
})
