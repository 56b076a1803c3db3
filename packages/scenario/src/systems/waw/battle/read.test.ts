import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatProblem } from '../../../problem.ts'
import { readBattleFile } from './read.ts'
import { sentence } from '../../../words/phrase.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'battle-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** The problems of the file of that name in the folder. */
function said(name: string): string[] {
  const reading = readBattleFile(join(folder, name))
  return reading.ok ? [] : reading.problems.map(problem => formatProblem(name, problem))
}

test('a missing file is refused', () => {
  expect(said('none.yaml')).toEqual(['none.yaml:1:1: file not found'])
})

test('a path through a file is refused', () => {
  writeFileSync(join(folder, 'a'), '')
  expect(said('a/b')).toEqual(['a/b:1:1: file not found'])
})

test('a folder is refused', () => {
  mkdirSync(join(folder, 'folder.yaml'))
  expect(said('folder.yaml')).toEqual(['folder.yaml:1:1: expected a file, found a folder'])
})

test('a device is refused, and so never read to its end', () => {
  const reading = readBattleFile('/dev/zero')
  expect(reading.ok ? [] : reading.problems.map(problem => sentence(problem.message))).toEqual([
    'expected a file, found a device or a pipe',
  ])
})

test('a name that no disk can hold is refused', () => {
  expect(said('x'.repeat(5000))[0]).toContain("this file can't be read (ENAMETOOLONG)")
})

test('a file of 50 MB is refused by its size', () => {
  writeFileSync(join(folder, 'big.yaml'), '')
  truncateSync(join(folder, 'big.yaml'), 50_000_000)
  expect(said('big.yaml')).toEqual(['big.yaml:1:1: expected at most 1 MB, found 50.00 MB'])
})

test('bytes that are no text are refused', () => {
  writeFileSync(join(folder, 'photo.yaml'), Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10))
  expect(said('photo.yaml')).toEqual(['photo.yaml:1:1: expected text in UTF-8, found other bytes'])
})

test('problems inside a file have its name, line and column', () => {
  writeFileSync(join(folder, 'tab.yaml'), 'ruleset: waw\nattacker:\n\tname: Union\n')
  expect(said('tab.yaml')).toEqual([
    'tab.yaml:3:1: this line is indented with a tab. Use spaces, two for each level',
  ])
})
