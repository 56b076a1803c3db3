import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPack } from './open-pack.ts'
import { packFolder, packNames, PACKS } from '@sandtable/shelf'
import { PATIENCE, run, scratch } from './testing/bin.ts'

test('[CLI] a scenario is given by its name, the start of one, or a folder', () => {
  expect(packNames()).toContain('hastings-1066')
  expect(packFolder('hastings-1066')).toBe(join(PACKS, 'hastings-1066'))
  expect(packFolder('hast')).toBe(join(PACKS, 'hastings-1066'))
  expect(packFolder('m')).toBe(null)
  expect(packFolder(PACKS)).toBe(PACKS)
})

test('[CLI] every scenario that comes with the program can be opened', () => {
  for (const name of packNames()) expect(openPack(name)?.id).toBe(name)
})

test(
  '[CLI] an unknown scenario is refused with the names of those that exist',
  { timeout: PATIENCE },
  async () => {
    const { code, out, err } = await run(['play', 'waterloo-1815'])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(
      /^sandtable: can’t find a scenario or folder called 'waterloo-1815'\. Scenarios: .*hastings-1066, /,
    )
  },
)

test('[CLI] problems in a pack are reported with file, line and column', { timeout: PATIENCE }, async () => {
  const folder = scratch('spoilt-pack')
  cpSync(join(PACKS, 'hastings-1066'), folder, { recursive: true })
  const path = join(folder, 'map.yaml')
  writeFileSync(path, readFileSync(path, 'utf8').replace('terrain: hills', 'terrain: lava'))
  const { code, err } = await run(['play', folder])
  expect(code).toBe(1)
  expect(err).toMatch(/spoilt-pack\/map\.yaml:\d+:\d+: regions\.welsh-march\.terrain: /)
})

test('[CLI] a folder with a pack wins over the start of a name', () => {
  const [here, folder] = [process.cwd(), scratch('own-packs')]
  cpSync(join(PACKS, 'hastings-1066'), join(folder, 'mongols'), { recursive: true })
  process.chdir(folder)
  const found = [packFolder('mongols'), packFolder('mongols-1241')]
  process.chdir(here)
  expect(found).toEqual(['mongols', join(PACKS, 'mongols-1241')])
})

test('[CLI] an unknown player or bot is refused by name', { timeout: PATIENCE }, async () => {
  expect((await run(['play', 'hastings-1066', '--as', 'danes'])).err).toBe(
    "sandtable: can’t find a side called 'danes': expected normans or saxons\n",
  )
  expect((await run(['play', 'hastings-1066', '--against', 'saxons=king'])).err).toBe(
    "sandtable: can’t find a bot called 'king': expected captain, greedy or random\n",
  )
  expect((await run(['play'])).code).toBe(1)
})
