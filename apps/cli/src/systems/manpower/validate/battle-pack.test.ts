import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inspectField, inspectSheets, isSheets } from './battle-pack.ts'
import { PACKS } from '@sandtable/shelf'
import { scratch } from '../../../testing/bin.ts'

const quiet = (): void => {}

test('[CLI] reads and plays a battle pack and reports its figures', () => {
  const report = inspectField(join(PACKS, 'hallam-junction'), { games: 1, seed: 'v' }, quiet)
  expect([report.wrong, report.suspicious]).toEqual([[], []])
  expect(report.figures).toMatchObject(
    [/^2 sides, 23 groups/, /^1 game: Provincials \d, Federals \d, draws \d/].map(
      like => expect.stringMatching(like) as string,
    ),
  )
})

test('[CLI] problems in a battle pack are reported with file, line and column', () => {
  const folder = scratch('coldwater-ford')
  cpSync(join(PACKS, 'coldwater-ford'), folder, { recursive: true })
  const path = join(folder, 'armies.yaml')
  writeFileSync(path, readFileSync(path, 'utf8').replace('spearman: 60', 'spearmen: 60'))
  const [first] = inspectField(folder, { games: 1, seed: 'v' }, quiet).wrong
  expect(first).toMatch(/coldwater-ford\/armies\.yaml:\d+:\d+: .*spearmen/)
})

test('[CLI] a battle pack is read in all its languages', () => {
  const folder = scratch('coldwater-ford-de')
  cpSync(join(PACKS, 'coldwater-ford'), folder, { recursive: true })
  writeFileSync(join(folder, 'locales/de.yaml'), 'groups: { town: { spears-wst: Weber } }\n')
  expect(inspectField(folder, { games: 0, seed: 'v' }, quiet).wrong).toEqual([
    `${folder}/locales/de.yaml:1:19: groups.town.spears-wst: expected a group, found "spears-wst": did you mean 'spears-west'?`,
  ])
})

test('[CLI][MG-dice] stat sheets are read by themselves, dice and all', () => {
  const folder = join(PACKS, 'catalogue')
  expect(isSheets(folder)).toBe(true)
  expect(isSheets(join(PACKS, 'coldwater-ford'))).toBe(false)
  expect(inspectSheets(folder).wrong).toEqual([])
  const spoilt = scratch('sheets')
  cpSync(folder, spoilt, { recursive: true })
  const path = join(spoilt, 'units-ww2.yaml')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/damage: 3d6/, 'damage: 3x6'))
  expect(inspectSheets(spoilt).wrong[0]).toMatch(/units-ww2\.yaml:\d+:\d+: .*damage/)
})
