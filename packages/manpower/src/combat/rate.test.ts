import { describe, expect, test } from 'vitest'
import type { Attack, Scenario } from '../scenario.ts'
import type { Stack } from '../position.ts'
import { equipmentOf, freeFor, refill, shotsIn, shotsLeft, taking } from './rate.ts'

const gun = (shots: number): Partial<Attack> => ({ kind: 'discrete', shots })
const VOLLEY: Partial<Attack> = { kind: 'volley', shots: 1 }

/** Kinds of units by their attacks, and charges that three men can throw. */
const S = {
  units: [
    { attacks: [gun(1)] },
    { attacks: [gun(3)] },
    { attacks: [gun(2), gun(2), VOLLEY] },
    { attacks: [VOLLEY] },
  ],
  equipment: [{ attack: null }, { attack: gun(1) }],
} as unknown as Scenario

const stack = (unit: number, healthy: number, injured = 0, more: Partial<Stack> = {}): Stack =>
  ({ unit, healthy, injured, fired: [], half: 0, equipment: [], ...more }) as Stack

const left = (units: Stack, attack = 0, extra = 0) => shotsLeft(S, units, attack, extra)

test('[M-shots-count] a stack has its units times their shots, less what it has made', () => {
  expect(left(stack(1, 4))).toBe(12)
  expect(left(stack(1, 4, 0, { fired: [5] }))).toBe(7)
  expect(left(stack(1, 4), 0, 2)).toBe(14)
})

describe('[M-hp-inj-rate] [MG-rate] an injured unit fires half as often, and carries the fraction', () => {
  test.for([
    [0, [0, 1, 0, 1]],
    [1, [1, 2, 1, 2]],
  ] as const)('unit %i makes %j', ([unit, expected]) => {
    const one = stack(unit, 0, 1)
    const made = expected.map(() => {
      const shots = left(one)
      refill(S, one)
      return shots
    })
    expect(made).toEqual(expected)
  })

  test.for([
    [0, [0, 1, 0, 1]],
    [1, [1, 2, 1, 2]],
  ] as const)('unit %i, injured after it has fired, then makes %j', ([unit, expected]) => {
    const one = stack(unit, 0, 1, { fired: [unit === 0 ? 1 : 3] })
    const made = expected.map(() => {
      refill(S, one)
      const shots = left(one)
      one.fired = [shots]
      return shots
    })
    expect(made).toEqual(expected)
  })

  test('at once when it is injured', () => {
    expect(left(stack(2, 1))).toBe(2)
    expect(left(stack(2, 0, 1))).toBe(1)
  })

  test('in a volley every one counts, the injured for half of their strength', () => {
    expect(left(stack(3, 10, 6))).toBe(16)
  })
})

test('[MG-shots-reset] [M-shots-reset] shots come back, and what was not used is not kept', () => {
  const guns = stack(1, 4, 0, { fired: [5] })
  refill(S, guns)
  expect([left(guns), guns.half]).toEqual([12, 0])
})

describe('[MG-alt] a unit uses one of its attacks in a turn', () => {
  test('units that have fired one cannot fire another', () => {
    const tanks = stack(2, 10, 0, { fired: [3, 0, 4] })
    expect(freeFor(S, tanks, 1, 0)).toEqual({ healthy: 4, injured: 0 })
    expect([left(tanks, 0), left(tanks, 1), left(tanks, 2)]).toEqual([6 * 2 - 3, 8, 8 - 4])
  })

  test('the injured are busy with fewer shots', () => {
    const tanks = stack(2, 1, 2, { fired: [3] })
    expect(freeFor(S, tanks, 2, 0)).toEqual({ healthy: 0, injured: 1 })
  })
})

test('[MG-equip] what equipment gives is used up', () => {
  const men = stack(3, 20, 0, {
    equipment: [
      { kind: 0, uses: 9 },
      { kind: 1, uses: 3 },
    ],
  })
  expect([equipmentOf(S, men, 0), equipmentOf(S, men, 1)]).toEqual([-1, 1])
  expect([shotsIn(S, men, 1, 0), left(men, 1)]).toEqual([20, 3])
})

test('[MG-targets] if a stack has losses the remaining units fire, healthy ones first', () => {
  expect(taking({ healthy: 50, injured: 30 }, 0, 60)).toEqual({ healthy: 50, injured: 10 })
  expect(taking({ healthy: 50, injured: 30 }, 60, 40)).toEqual({ healthy: 0, injured: 20 })
})
