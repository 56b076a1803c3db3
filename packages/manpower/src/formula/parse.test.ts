import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diceIn, valueOf } from './formula.ts'
import { parseFormula } from './parse.ts'

test('[MG-dice] 2d6/2 is the sum of two dice, divided by two', () => {
  expect(parseFormula('2d6/2')).toEqual({
    ok: true,
    formula: { kind: '/', left: { kind: 'dice', dice: 2, sides: 6 }, right: { kind: 'number', number: 2 } },
  })
})

// prettier-ignore
const REFUSED: [text: string, column: number, message: string][] = [
  ['', 1, 'expected dice, a whole number or (, found the end'],
  ['   ', 4, 'expected dice, a whole number or (, found the end'],
  ['d', 1, 'expected dice, a whole number or (, found "d"'],
  ['d6', 1, 'expected dice, a whole number or (, found "d"'],
  ['2d', 3, 'expected the number of sides, found the end'],
  ['2d 6', 3, 'expected the number of sides, found " "'],
  ['2d-6', 3, 'expected the number of sides, found "-"'],
  ['2D6', 2, 'expected + - * / or the end, found "D"'],
  ['1e9d6', 2, 'expected + - * / or the end, found "e"'],
  ['1.5', 2, 'expected + - * / or the end, found "."'],
  ['-1', 1, 'expected dice, a whole number or (, found "-"'],
  ['2d6+', 5, 'expected dice, a whole number or (, found the end'],
  ['2d6 3', 5, 'expected + - * / or the end, found "3"'],
  ['(2d6', 5, 'expected + - * / or ), found the end'],
  ['2d6)', 4, 'expected + - * / or the end, found ")"'],
  ['()', 2, 'expected dice, a whole number or (, found ")"'],
  ['2d6/0', 5, 'expected something that is never 0 to divide by'],
  ['2d6 / (1d6-3)', 7, 'expected something that is never 0 to divide by'],
  ['1/(1/(1d6-1))', 6, 'expected something that is never 0 to divide by'],
  ['0d6', 1, 'expected 1 to 100 dice in all'],
  ['101d6', 1, 'expected 1 to 100 dice in all'],
  ['60d6+41d6', 6, 'expected 1 to 100 dice in all'],
  ['1d1', 3, 'expected 2 to 1000 sides'],
  ['1d1001', 3, 'expected 2 to 1000 sides'],
  ['1000001', 1, 'expected a whole number of at most 1000000'],
  ['1000000*1000000*1000000', 17, 'expected a smaller number: this cannot be worked out exactly'],
  ['1/100d1000/100000/1000000', 19, 'expected a smaller number: this cannot be worked out exactly'],
  ['(((((((((1)))))))))', 9, 'expected at most 8 brackets in each other'],
  ['1+'.repeat(40), 61, 'expected at most 60 signs, found 80'],
  ['2d6\u0000', 4, 'expected + - * / or the end, found "\\u0000"'],
]

test.for(REFUSED)('%j is refused in column %i', ([text, column, message]) => {
  expect(parseFormula(text)).toEqual({ ok: false, column, message })
})

test('a formula that is not refused can be worked out exactly, with the lowest dice and the highest', () => {
  const signs = fc.constantFrom('1d6', '2d4', '7', '12', '(', ')', '+', '-', '*', '/', '÷')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 12 }), parts => {
      const parsed = parseFormula(parts.join(''))
      fc.pre(parsed.ok)
      const dice = diceIn(parsed.formula)
      for (const rolls of [dice.map(() => 1), dice])
        expect(valueOf(parsed.formula, rolls).over).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 2000 },
  )
})
