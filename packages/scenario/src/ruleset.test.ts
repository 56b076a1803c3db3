import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatProblem } from './problem.ts'
import { readRuleset } from './ruleset.ts'

let packs = ''
beforeEach(() => void (packs = mkdtempSync(join(tmpdir(), 'packs-'))))
afterEach(() => rmSync(packs, { recursive: true }))

/** The rules that this pack.yaml names; or the problem with it. */
function found(text: string | null): string | string[] {
  const folder = join(packs, 'any')
  mkdirSync(folder)
  if (text !== null) writeFileSync(join(folder, 'pack.yaml'), text)
  return told(folder)
}

function told(folder: string): string | string[] {
  const reading = readRuleset(folder, ['waw', 'chess'])
  return reading.ok ? reading.ruleset : reading.problems.map(problem => formatProblem('any', problem))
}

test('a pack names its rules, whatever else is wrong with it', () => {
  expect(found('title: [1, 2]\nruleset: chess\nweather: fine\n')).toBe('chess')
})

test.for([
  ['no file', null, 'any/pack.yaml:1:1: file not found'],
  ['no map', '- ruleset', 'any/pack.yaml:1:1: ruleset: required: one of waw, chess'],
  ['no ruleset', 'title: X', 'any/pack.yaml:1:1: ruleset: required: one of waw, chess'],
  ['a number', 'ruleset: 7', 'any/pack.yaml:1:1: ruleset: expected one of waw, chess, found 7'],
  [
    'another',
    'title: X\nruleset: toString',
    'any/pack.yaml:2:1: ruleset: expected one of waw, chess, found "toString"',
  ],
] as const)('the problem named for %s', ([, text, problem]) => {
  expect(found(text)).toEqual([problem])
})

test('a text that cannot be read is refused with its line', () => {
  expect(found('title: X\nruleset: [\n')).toEqual([expect.stringMatching(/^any\/pack\.yaml:\d+:\d+: /)])
})

test('a missing folder is refused, and so is a link that leads out of it', () => {
  expect(told(join(packs, 'none'))).toEqual(['any:1:1: folder not found: expected one with pack.yaml'])
  writeFileSync(join(packs, 'pack.yaml'), 'ruleset: waw')
  mkdirSync(join(packs, 'sly'))
  symlinkSync(join(packs, 'pack.yaml'), join(packs, 'sly', 'pack.yaml'))
  expect(told(join(packs, 'sly'))).toEqual([
    "any/pack.yaml:1:1: this link leads out of the pack's folder: put the file itself there",
  ])
})
