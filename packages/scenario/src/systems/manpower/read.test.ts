import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatProblem } from '../../problem.ts'
import { commonSheets, tinyField } from './testing/tiny-field.ts'
import { readCatalogue } from './catalogue.ts'
import { readField } from './read.ts'

let packs = ''
beforeEach(() => {
  packs = mkdtempSync(join(tmpdir(), 'fields-'))
  mkdirSync(join(packs, 'tiny'))
  for (const [name, text] of Object.entries(tinyField())) writeFileSync(join(packs, 'tiny', name), text)
})
afterEach(() => rmSync(packs, { recursive: true }))

const path = (name: string): string => join(packs, 'tiny', name)
function said(): string[] {
  const reading = readField(join(packs, 'tiny'), commonSheets())
  return reading.ok ? [] : reading.problems.map(problem => formatProblem('tiny', problem))
}

test('a battle pack is read from its folder, whose name is its id', () => {
  expect(readField(join(packs, 'tiny/'), commonSheets())).toMatchObject({ ok: true, field: { id: 'tiny' } })
})

test('a battle pack needs no stat sheets of its own', () => {
  rmSync(path('sheets.yaml'))
  expect(said()).toEqual([])
})

test('a missing file, or a link out of the folder, is reported by name', () => {
  rmSync(path('map.yaml'))
  rmSync(path('sheets.yaml'))
  writeFileSync(join(packs, 'sheets.yaml'), '{}')
  symlinkSync('../sheets.yaml', path('sheets.yaml'))
  expect(said()).toEqual([
    'tiny/map.yaml:1:1: file not found',
    "tiny/sheets.yaml:1:1: this link leads out of the pack's folder: put the file itself there",
  ])
  rmSync(join(packs, 'tiny'), { recursive: true })
  expect(said()).toEqual(['tiny:1:1: folder not found: expected one with pack.yaml, map.yaml, armies.yaml'])
})

const SPEAR = 'units: { spear: { name: Spear, symbol: spear, era: medieval, cost: 1, speed: 100 } }\n'

test('stat sheets are read from all YAML files of a folder, and an id is one row of one of them', () => {
  const folder = join(packs, 'sheets')
  mkdirSync(folder)
  writeFileSync(join(folder, 'a.yaml'), SPEAR)
  writeFileSync(join(folder, 'b.yaml'), 'works: {}\n')
  writeFileSync(join(folder, 'notes.md'), 'not a sheet')
  const reading = readCatalogue(folder)
  expect(reading.ok && Object.keys(reading.catalogue.units)).toEqual(['spear'])
  expect(reading.ok && reading.locate(['sheets', 'units', 'spear', 'cost'])).toEqual({
    line: 1,
    column: 62,
    file: 'a.yaml',
  })

  writeFileSync(join(folder, 'b.yaml'), SPEAR)
  const again = readCatalogue(folder)
  expect(again.ok ? [] : again.problems.map(problem => formatProblem('sheets', problem))).toEqual([
    'sheets/b.yaml:1:10: units.spear: another sheet has spear too: choose another id',
  ])
})
