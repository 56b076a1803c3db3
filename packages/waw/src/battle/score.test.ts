import { describe, expect, test } from 'vitest'
import type { Rules } from '../editions/rules.ts'
import { dealt, score } from './score.ts'
import { happened, play, shots, stepsLeft } from '../testing/field.ts'
import { A, B, EDITIONS, revise, rounded } from '../editions/rules.ts'

/** The results of every die from 0 to 9 against a CF. */
const faces = (rules: Rules, cf: number, change: number): string =>
  Array.from({ length: 10 }, (_, die) => score(rules, die, cf, change).charAt(0)).join('')

describe('one die against a CF', () => {
  test('[W-2-d10] the die has the faces 0 to 9, and 0 is worth zero', () => {
    const field = { attacker: ['Foot 1/2'], defender: ['Line 1/2'] }
    expect(shots(play({ ...field, dice: [0, 9] }))).toEqual(['Foot 0 hit', 'Line 9 miss'])
    expect(() => play({ ...field, dice: [10] })).toThrow('a whole number from 0 to 9 is needed')
  })

  test('[W-12.1-fire] a roll below the modified CF is a hit', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3>2/2'], dice: [2, 9, 9, 9] })
    expect(shots(b)[0]).toBe('Foot 2 hit')
    expect(stepsLeft(b, 'Line')).toBe(1)
  })

  test('[W-12.1-fire-panic] a roll equal to the modified CF is a panic', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/1', 'Reserve 3/2'], dice: [3, 9, 9, 9, 9] })
    expect(shots(b)[0]).toBe('Foot 3 panic')
    expect(happened(b, 'panicked')).toHaveLength(1)
  })

  test('[W-12.1-fire-miss] a roll above the modified CF does nothing', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/2'], dice: [4, 9, 9, 9] })
    expect(shots(b)[0]).toBe('Foot 4 miss')
    expect(b.p.steps).toEqual([1, 1])
    expect(happened(b, 'panicked')).toEqual([])
  })

  test('[W-12.1-fire][W-12.1-fire-panic][W-12.1-fire-miss] in both editions, face by face', () => {
    for (const rules of Object.values(EDITIONS)) {
      expect(faces(rules, 3, 0)).toBe('hhhpmmmmmm')
      expect(faces(rules, 3, 2)).toBe('hhhhhpmmmm')
      expect(faces(rules, 3, -2)).toBe('hpmmmmmmmm')
    }
  })

  test('[G-01] a bonus or malus moves the CF and leaves the die as it fell', () => {
    expect(faces(B, 0, 2)).toBe('hhpmmmmmmm')
    expect(faces(B, 9, -3)).toBe('hhhhhhpmmm')
  })

  test('[G-01] by option it moves the die, which stays a face from 0 to 9', () => {
    const rules = revise(B, { combat_mod_target: 'die' })
    expect(faces(rules, 3, 1)).toBe('hhhhpmmmmm')
    expect(faces(rules, 3, -1)).toBe('hhpmmmmmmm')
    expect(faces(rules, 0, 2)).toBe('pppmmmmmmm')
    expect(faces(rules, 9, -3)).toBe('hhhhhhpppp')
  })

  test('[G-01] the option works in battle', () => {
    const b = play({
      attacker: ['Lee 3* 2/0', 'Foot 0/2'],
      defender: ['Line 3/2', 'Reserve 3/2'],
      dice: [1],
      rest: 5,
      options: { combat_mod_target: 'die' },
    })
    expect(shots(b)[0]).toBe('Foot 1 panic')
  })
})

describe('a natural 0', () => {
  test('[W-6-natural-zero][G-09] hits from CF 1 on, and at CF 0 or less still panics', () => {
    for (const rules of [A, B]) {
      expect(score(rules, 0, 1, 0)).toBe('hit')
      expect(score(rules, 0, 0, 0)).toBe('panic')
      expect(score(rules, 0, 1, -3)).toBe('panic')
      expect(score(rules, 1, 1, -3)).toBe('miss')
    }
  })

  test('[G-09] by option it is always a hit', () => {
    const rules = revise(B, { natural_zero_min: 'hit' })
    expect(faces(rules, 1, -3)).toBe('hmmmmmmmmm')
    expect(faces(rules, 0, 0)).toBe('hmmmmmmmmm')
    expect(faces(rules, 0, 1)).toBe('hpmmmmmmmm')
  })

  test('[G-09] by option it is nothing more than a 0', () => {
    const rules = revise(B, { natural_zero_min: 'none' })
    expect(faces(rules, 1, -3)).toBe('mmmmmmmmmm')
    expect(faces(rules, 0, 0)).toBe('pmmmmmmmmm')
  })

  test('[G-09] a 0 that succeeds anyway is no miss, so an Elite does not roll again', () => {
    const field = {
      terrain: 'swamp',
      attacker: ['Guard 0/2 elite'],
      defender: ['Line 3/2', 'Reserve 3/2'],
    } as const
    const b = play({ ...field, dice: [0], rest: 9 })
    expect(shots(b).slice(0, 2)).toEqual(['Guard 0 panic', 'Line 9 miss'])
    const none = play({ ...field, dice: [0], rest: 9, options: { natural_zero_min: 'none' } })
    expect(shots(none).slice(0, 2)).toEqual(['Guard 0 miss', 'Guard 9 miss'])
  })
})

describe('a natural 9', () => {
  test('[W-6-natural-nine] fails only when it is above the CF', () => {
    expect([score(B, 9, 10, 0), score(B, 9, 9, 0), score(B, 9, 8, 0)]).toEqual(['hit', 'panic', 'miss'])
    const b = play({ attacker: ['Titan 10/2'], defender: ['Line 3/2'], dice: [9, 9] })
    expect(b.report.eliminated).toEqual(['Line'])
  })
})

describe('conversions of results', () => {
  test('[W-12.1-skirmisher] a Skirmisher’s hit is a panic', () => {
    const b = play({ attacker: ['Scouts 5/2 sk'], defender: ['Line 3/1', 'Reserve 3/2'], dice: [0], rest: 9 })
    expect(shots(b)[0]).toBe('Scouts 0 panic')
    expect(b.p.steps).toEqual([1, 1, 1])
    expect(['hit', 'panic', 'miss'].map(scored => dealt(scored as 'hit', true, false))).toEqual([
      'panic',
      'panic',
      'miss',
    ])
  })

  test('[W-12.3-panic-hit][G-65] in pursuit panics are hits, a Skirmisher’s results too', () => {
    for (const skirmisher of [true, false])
      expect(['hit', 'panic', 'miss'].map(scored => dealt(scored as 'hit', skirmisher, true))).toEqual([
        'hit',
        'hit',
        'miss',
      ])
    expect(dealt('panic', false, false)).toBe('panic')
    expect(dealt('hit', false, false)).toBe('hit')
  })
})

describe('fractions', () => {
  test('[W-6-round-up][G-08] halves are rounded up', () => {
    expect([1, 2, 3].map(n => rounded(n, 2, B.round_default))).toEqual([1, 1, 2])
  })

  test('[G-08] the other ways to round', () => {
    const thirds = (how: 'up' | 'half_up' | 'down'): number[] => [3, 4, 5, 6].map(n => rounded(n, 3, how))
    expect([thirds('up'), thirds('half_up'), thirds('down')]).toEqual([
      [1, 2, 2, 2],
      [1, 1, 2, 2],
      [1, 1, 1, 2],
    ])
    expect([rounded(3, 2, 'ceil'), rounded(3, 2, 'floor'), rounded(3, 2, 'half_up')]).toEqual([2, 1, 2])
    expect([rounded(-3, 2, 'up'), rounded(-3, 2, 'half_up'), rounded(-3, 2, 'down')]).toEqual([-1, -1, -2])
  })
})
