import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Points } from '@sandtable/scenario'
import type { WarPack } from './systems/waw.ts'
import { openedPack } from './opened-pack.ts'
import { PACKS } from './folders.ts'
import { readFolder } from './packs.ts'

function hastings(): WarPack {
  const opening = readFolder(join(PACKS, 'hastings-1066'))
  if (!opening.ok) throw new Error(opening.problems.join('\n'))
  return opening.opened as WarPack
}

/** Hastings with a unit of so many movement points. */
function marching(mp: Points): WarPack {
  const { system, pack } = hastings()
  const [id = '', unit] = Object.entries(pack.units)[0] ?? []
  const units = { ...pack.units, [id]: { ...unit, mp: [mp] } }
  return openedPack(system, { ...pack, units }) as WarPack
}

test('[G-12] a pack with half a movement point opens, and the rules count it in halves', () => {
  expect(marching({ halves: 5 }).s.mp[1]).toBe(5)
})

test('half a movement point more or less makes another pack', () => {
  const digests = [2, { halves: 5 }, 3, 5].map(mp => marching(mp).digest)
  expect(new Set(digests).size).toBe(4)
  expect(marching({ halves: 5 }).digest).toBe(digests[1])
})

test('a pack of whole numbers keeps the digest that saved games name', () => {
  expect(hastings().digest).toBe('1e4d4e0cb9a953a7afa7b1108fed81d5495c82ea2b7015fe8c58f0023ee5a036')
})
