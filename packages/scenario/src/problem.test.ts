import { expect, test } from 'vitest'
import { nearest } from './near.ts'
import { formatProblem, inLineOrder } from './problem.ts'
import { say, sentence } from './words/phrase.ts'
import { safe, show } from './say.ts'

const PLACE = { line: 12, column: 7, message: 'expected a whole number' }

test.for([
  [[], 'b.yaml:12:7: expected a whole number'],
  [['year'], 'b.yaml:12:7: year: expected a whole number'],
  [['attacker', 'units', 2, 'cf'], 'b.yaml:12:7: attacker.units[2].cf: expected a whole number'],
  [['options', 'a key'], 'b.yaml:12:7: options["a key"]: expected a whole number'],
  [['options', '\u001b[2J'], 'b.yaml:12:7: options["\\u{1b}[2J"]: expected a whole number'],
] as const)('a problem at %j reads as one line', ([path, line]) => {
  expect(formatProblem('b.yaml', { ...PLACE, path: [...path] })).toBe(line)
})

test('a problem names its rule last', () => {
  const problem = { ...PLACE, path: ['bridge'], rule: 'W-3.1-bridge' }
  expect(formatProblem('b.yaml', problem)).toBe('b.yaml:12:7: bridge: expected a whole number (W-3.1-bridge)')
})

test('problems come in order of lines and columns, at most twenty, and one per place', () => {
  const at = (line: number, column: number, path: string) => ({ line, column, path: [path], message: '' })
  const mixed = [at(3, 1, 'c'), at(1, 9, 'b'), at(1, 2, 'a'), at(1, 5, 'a'), at(3, 1, 'd')]
  expect(inLineOrder(mixed).map(problem => problem.path[0])).toEqual(['a', 'b', 'c', 'd'])
  expect(inLineOrder(Array.from({ length: 30 }, (_, i) => at(30 - i, 1, 'a'))).map(p => p.line)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 1),
  )
})

test.for([
  ['terain', 'terrain'],
  ['Terrain', 'terrain'],
  ['terrian', 'terrain'],
  ['crossings', 'crossing'],
  ['lan', 'land'],
  ['fc', 'cf'],
  ['lnad', 'land'],
  ['lnda', null],
  ['fx', null],
  ['ab', null],
  ['weather', null],
  ['x'.repeat(1_000_000), null],
] as const)('near %s', ([word, meant]) => {
  expect(nearest(word, ['terrain', 'crossing', 'land', 'cf'])).toBe(meant)
})

test.for([
  ['three', '"three"'],
  ['x'.repeat(41), `"${'x'.repeat(40)}…"`],
  [-1.5, '-1.5'],
  [true, 'true'],
  [null, 'nothing'],
  [[1, 'x', null], '[1, "x", nothing]'],
  [[1, 2, 3, 4], '[1, 2, 3, 4]'],
  [[1, 2, 3, 4, 5], 'a list of 5'],
  [[[]], 'a list of 1'],
  [{ a: 1 }, 'a map'],
] as const)('a message shows %j as %s', ([value, shown]) => {
  expect(sentence(say('no-value', { found: show(value) }))).toBe(`expected a value, found ${shown}`)
})

test('a message shows nothing that acts on a terminal or reverses the line', () => {
  expect(safe('a\u001bb\u009bc\u202ed\u2028e\nf')).toBe('a\\u{1b}b\\u{9b}c\\u{202e}d\\u{2028}e\\u{a}f')
})
