import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Formula } from './formula.ts'
import { diceIn, distribution, valueOf } from './formula.ts'
import { parseFormula } from './parse.ts'
import { ratio } from './ratio.ts'

function formula(text: string): Formula {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}:${parsed.column}: ${parsed.message}`)
  return parsed.formula
}

const value = (text: string, ...rolls: number[]) => valueOf(formula(text), rolls)

describe('[M-dmg-dice] the dice of a formula are rolled first, and their sum stands in it', () => {
  test('two dice halved may come to three and a half', () => {
    expect(value('2d6/2', 3, 4)).toEqual(ratio(7, 2))
  })

  test('dice are taken from left to right', () => {
    expect(diceIn(formula('1d4+(2d6-1d8)*3'))).toEqual([4, 6, 6, 8])
    expect(value('1d4+(2d6-1d8)*3', 2, 6, 5, 1)).toEqual(ratio(32))
  })

  test('too few, too many or impossible dice are refused', () => {
    for (const rolls of [[], [1], [1, 2, 3], [0, 1], [1, 7]])
      expect(() => value('2d6', ...rolls)).toThrow('expected dice of 6, 6 sides')
  })
})

describe('[MG-dice] a formula has dice, whole numbers, four signs and brackets', () => {
  test.each([
    ['1+2*3', 7, 1],
    ['(1+2)*3', 9, 1],
    ['7-2-1', 4, 1],
    ['8/2/2', 2, 1],
    ['1/3+1/6', 1, 2],
    ['10 ÷ 4', 5, 2],
    ['3 × 4 − 2', 10, 1],
    ['((((((((5))))))))', 5, 1],
    ['000012', 12, 1],
  ])('%s is %i/%i', (text, over, under) => {
    expect(value(text)).toEqual(ratio(over, under))
  })

  test('a value below 0 counts as 0, but only at the end', () => {
    expect(value('1d6-4', 1)).toEqual(ratio(0))
    expect(value('(1d6-4)+5', 1)).toEqual(ratio(2))
  })
})

describe('the values of a formula are counted over all rolls', () => {
  const counted = (text: string) => distribution(formula(text))

  test('as a table of two dice has them', () => {
    expect(counted('2d6')?.map(({ value, ways }) => [value.over, Number(ways)])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
      [8, 5],
      [9, 4],
      [10, 3],
      [11, 2],
      [12, 1],
    ])
  })

  test('with all that is below 0 counted as 0', () => {
    expect(counted('1d6-4')).toEqual([
      { value: ratio(0), ways: 4n },
      { value: ratio(1), ways: 1n },
      { value: ratio(2), ways: 1n },
    ])
  })

  test('as the formula itself gives them, roll by roll', () => {
    const die = fc.integer({ min: 2, max: 6 })
    const shapes = ['1dA*1dB', '1dA/1dB', '2dA-1dB', '(1dA+1)/2-1dB/3']
    fc.assert(
      fc.property(fc.constantFrom(...shapes), die, die, (shape, a, b) => {
        const made = formula(shape.replace('A', `${a}`).replace('B', `${b}`))
        const ways = new Map<string, bigint>()
        for (const rolls of allRolls(diceIn(made))) {
          const { over, under } = valueOf(made, rolls)
          ways.set(`${over}/${under}`, (ways.get(`${over}/${under}`) ?? 0n) + 1n)
        }
        const found = distribution(made)?.map(
          ({ value, ways }) => [`${value.over}/${value.under}`, ways] as const,
        )
        expect(new Map(found)).toEqual(ways)
      }),
    )
  })

  test('exactly, even where no number of the machine could count them', () => {
    const ways = counted('100d6')?.reduce((sum, chance) => sum + chance.ways, 0n)
    expect(ways).toBe(6n ** 100n)
  })

  test('unless there are too many to work out', () => {
    expect(counted('100d1000')).toBeNull()
    expect(counted('1d1000*(1d1000-1d1000)')).toBeNull()
  })
})

function allRolls([sides, ...rest]: number[]): number[][] {
  if (sides === undefined) return [[]]
  const others = allRolls(rest)
  return Array.from({ length: sides }, (_, i) => others.map(rolls => [i + 1, ...rolls])).flat()
}
