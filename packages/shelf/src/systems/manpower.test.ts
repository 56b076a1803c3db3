import { expect, test } from 'vitest'
import { begin, seeded } from '@sandtable/kernel'
import { join } from 'node:path'
import type { Scenario } from '@sandtable/manpower'
import { DRAWN } from '@sandtable/manpower'
import { isField } from './manpower.ts'
import { manpower } from './manpower.ts'
import { openedPack } from '../opened-pack.ts'
import { PACKS } from '../folders.ts'
import { readFolder } from '../packs.ts'

function battle(): Scenario {
  const opening = readFolder(join(PACKS, 'coldwater-ford'))
  if (!opening.ok || !isField(opening.opened)) throw new Error('expected a battle')
  return opening.opened.s
}

test('[MG-ally] every player has a side, and a side wins, not a player', () => {
  const s = battle()
  expect(manpower.sides(s)).toEqual([0, 1])
  const allied = {
    ...s,
    players: s.players.map(player => ({ ...player, side: 0 })),
    sides: s.sides.slice(0, 1),
  }
  expect(manpower.sides(allied)).toEqual([0, 0])
  const g = begin(manpower.rules, s, { dice: seeded('sides') })
  const won = (winner: number): number | null => manpower.winner({ ...g, p: { ...g.p, winner } })
  expect([won(1), won(DRAWN)]).toEqual([1, null])
})

test('a battle is bound to what the rules read, whatever its words are', () => {
  const opening = readFolder(join(PACKS, 'coldwater-ford'))
  if (!opening.ok || !isField(opening.opened)) throw new Error('expected a battle')
  const { read, digest } = opening.opened
  const digestOf = (changed: object): string => openedPack(manpower, { ...read, ...changed }).digest
  const sides = read.sides.map(side => ({
    ...side,
    name: 'New',
    groups: side.groups.map(group => ({ ...group, name: 'New' })),
  }))
  expect(digestOf({ title: 'New', about: 'New', sides })).toBe(digest)
  const called = (part: object): object =>
    JSON.parse(JSON.stringify(part), (field, value: unknown) =>
      field === 'attacks' ? (value as object[]).map(attack => ({ ...attack, called: 'New' })) : value,
    ) as object
  expect(digestOf({ catalogue: called(read.catalogue) })).toBe(digest)
  expect(digestOf({ turns: read.turns + 1 })).not.toBe(digest)
})
