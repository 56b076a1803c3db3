import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PACKS } from '@sandtable/shelf'
import type { House } from '../testing/house.ts'
import { openHouse } from '../testing/house.ts'
import { HASTINGS } from '../testing/packs.ts'

let packs = ''
let house: House
beforeEach(async () => {
  packs = mkdtempSync(join(tmpdir(), 'sandtable-packs-'))
  cpSync(join(PACKS, HASTINGS.id), join(packs, HASTINGS.id), { recursive: true })
  house = await openHouse({ packs })
})
afterEach(async () => {
  await house.close()
  rmSync(packs, { recursive: true })
})

const map = async (): Promise<string> => (await fetch(`${house.url}/api/maps/${HASTINGS.id}`)).text()

test('a map is read from its folder once, however often it is requested', async () => {
  const first = await map()
  expect(JSON.parse(first)).toMatchObject({ type: 'Topology' })
  writeFileSync(join(packs, HASTINGS.id, 'map.topojson'), 'broken')
  expect(await map()).toBe(first)
})

test('a missing map is not looked for twice', async () => {
  const file = join(packs, HASTINGS.id, 'map.topojson')
  rmSync(file)
  expect(await map()).toBe('null')
  cpSync(join(PACKS, HASTINGS.id, 'map.topojson'), file)
  expect(await map()).toBe('null')
})
