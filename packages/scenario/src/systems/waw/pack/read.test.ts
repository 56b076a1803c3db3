import { linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatProblem } from '../../../problem.ts'
import { tinyPack } from '../testing/tiny-pack.ts'
import { parsePack } from './parse.ts'
import { FILE_NAMES } from './parts.ts'
import { readPack } from './read.ts'

let packs = ''
beforeEach(() => {
  packs = mkdtempSync(join(tmpdir(), 'packs-'))
  mkdirSync(join(packs, 'tiny'))
  for (const name of FILE_NAMES) writeFileSync(join(packs, 'tiny', name), tinyPack()[name])
})
afterEach(() => rmSync(packs, { recursive: true }))

const path = (name: string): string => join(packs, 'tiny', name)

/** The problems of the pack in the folder of that name. */
function said(folder = 'tiny'): string[] {
  const reading = readPack(join(packs, folder))
  return reading.ok ? [] : reading.problems.map(problem => formatProblem(`packs/${folder}`, problem))
}

test('a pack is read from its folder, whose name is its id', () => {
  const reading = readPack(join(packs, 'tiny'))
  expect(reading).toMatchObject({ ok: true, pack: { id: 'tiny', title: 'Two Valleys' } })
  const parsed = parsePack('tiny', tinyPack())
  expect(reading.ok && reading.pack).toEqual(parsed.ok && parsed.pack)
})

test('a folder named with a slash at its end, or by a way around, is the same pack', () => {
  for (const name of ['tiny/', 'tiny/../tiny', './tiny/.']) expect(readPack(join(packs, name)).ok).toBe(true)
  expect(readPack(`${packs}/tiny/`)).toMatchObject({ ok: true, pack: { id: 'tiny' } })
})

test('problems have the folder, the file, its line and its column', () => {
  writeFileSync(path('map.yaml'), tinyPack()['map.yaml'].replace('terrain: urban', 'terrain: lunar'))
  expect(said()).toEqual([
    'packs/tiny/map.yaml:2:23: regions.mill.terrain: expected one of clear, forest, hills, mountain, swamp, desert, urban, sea, found "lunar"',
  ])
})

test('a missing folder is refused, and so is a file', () => {
  const files = 'pack.yaml, map.yaml, counters.yaml, cards.yaml, setup.yaml'
  expect(said('none')).toEqual([`packs/none:1:1: folder not found: expected one with ${files}`])
  expect(said('tiny/map.yaml')).toEqual([
    `packs/tiny/map.yaml:1:1: expected a folder with ${files}, found a file`,
  ])
})

test('every missing file is reported by name', () => {
  for (const name of ['map.yaml', 'cards.yaml']) rmSync(path(name))
  expect(said()).toEqual([
    'packs/tiny/map.yaml:1:1: file not found',
    'packs/tiny/cards.yaml:1:1: file not found',
  ])
})

test('a folder, a device, a file of 50 MB and bytes that are no text are refused in place of a file', () => {
  for (const name of FILE_NAMES) rmSync(path(name))
  mkdirSync(path('pack.yaml'))
  symlinkSync('/dev/zero', path('map.yaml'))
  writeFileSync(path('counters.yaml'), '')
  truncateSync(path('counters.yaml'), 50_000_000)
  writeFileSync(path('cards.yaml'), Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))
  writeFileSync(path('setup.yaml'), tinyPack()['setup.yaml'])
  expect(said()).toEqual([
    'packs/tiny/pack.yaml:1:1: expected a file, found a folder',
    "packs/tiny/map.yaml:1:1: this link leads out of the pack's folder: put the file itself there",
    'packs/tiny/counters.yaml:1:1: expected at most 1 MB, found 50.00 MB',
    'packs/tiny/cards.yaml:1:1: expected text in UTF-8, found other bytes',
  ])
})

test('a link that leads out of the folder is refused, even to a sound file; one that stays inside is followed', () => {
  const outside = join(packs, 'map.yaml')
  writeFileSync(outside, tinyPack()['map.yaml'])
  rmSync(path('map.yaml'))
  symlinkSync(outside, path('map.yaml'))
  expect(said()).toEqual([
    "packs/tiny/map.yaml:1:1: this link leads out of the pack's folder: put the file itself there",
  ])
  rmSync(path('map.yaml'))
  linkSync(outside, path('terrain.yaml'))
  symlinkSync('terrain.yaml', path('map.yaml'))
  expect(said()).toEqual([])
})

test("a folder whose name merely starts like the pack's is outside, too", () => {
  mkdirSync(join(packs, 'tiny-2'))
  writeFileSync(join(packs, 'tiny-2', 'map.yaml'), tinyPack()['map.yaml'])
  rmSync(path('map.yaml'))
  symlinkSync('../tiny-2/map.yaml', path('map.yaml'))
  expect(said()).toHaveLength(1)
})

test('a link to nothing, or to itself, is refused', () => {
  for (const name of ['map.yaml', 'cards.yaml']) rmSync(path(name))
  symlinkSync('nothing.yaml', path('map.yaml'))
  symlinkSync('cards.yaml', path('cards.yaml'))
  expect(said()).toEqual([
    'packs/tiny/map.yaml:1:1: file not found',
    "packs/tiny/cards.yaml:1:1: this file can't be read (ELOOP)",
  ])
})

test('nothing else of the folder is read', () => {
  writeFileSync(path('extra.yaml'), '\tjunk: [')
  writeFileSync(path('map.topojson'), 'junk')
  expect(said()).toEqual([])
})
