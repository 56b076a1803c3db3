import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CounterFile, PackFile, Points } from '@sandtable/scenario'
import type { WarPack } from './systems/waw.ts'
import { encode } from '@sandtable/kernel'
import { openedFor, openedPack } from './opened-pack.ts'
import { PACKS } from './folders.ts'
import { readFolder } from './packs.ts'

function hastings(): WarPack {
  const opening = readFolder(join(PACKS, 'hastings-1066'))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening.opened as WarPack
}

/** Hastings with a unit of this many movement points. */
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

describe('what games are bound to', () => {
  const { pack, read, system, digest } = hastings()
  const digestOf = (changed: Partial<PackFile>): string => openedPack(system, { ...read, ...changed }).digest
  const [unit = '', ...units] = Object.keys(read.units)

  test('is the same whatever the words of a pack are', () => {
    const named = <T>(parts: Record<string, T>, more = {}): Record<string, T> =>
      Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, { ...part, ...more, name: 'New' }]))
    const { map, players, nations, leaders, cards } = read
    const rewritten = {
      title: 'New',
      about: 'New',
      tagline: 'New',
      minutes: 7,
      turns: read.turns.map(() => 'New'),
      players: players.map(player => ({ ...player, name: 'New' })),
      nations: named(nations),
      units: named(read.units),
      leaders: named(leaders),
      cards: named(cards, { text: 'New' }),
      map: { ...map, regions: named(map.regions) },
    }
    expect(digestOf(rewritten)).toBe(digest)
  })

  test('changes with a turn, a ruling, and the order of numbered things', () => {
    const later = Object.fromEntries([...units, unit].map(id => [id, read.units[id] as CounterFile]))
    const changed = [{ turns: read.turns.slice(1) }, { options: { hidden_cap: 4 } }, { units: later }]
    expect(new Set([digest, ...changed.map(digestOf)]).size).toBe(4)
  })

  test('a game continues with its original rulings, whatever they are now', () => {
    const then = openedPack(system, { ...read, options: { leader_injured_max: 7 } })
    const found = openedFor(hastings(), { pack: then.digest, options: then.pack.options })
    expect((found as WarPack).s.rules).toEqual({ ...hastings().s.rules, leader_injured_max: 7 })
    expect([found?.digest, openedFor(hastings(), { pack: then.digest })]).toEqual([then.digest, null])
  })

  test('rulings that there are not are refused, whatever digest a file gives', () => {
    const options = { ...pack.options, leader_injured_max: 'many' }
    const forged = openedPack(system, { ...read, options })
    expect(openedFor(hastings(), { pack: forged.digest, options })).toBeNull()
  })

  test('[G-29] a game from before rulings were kept is played by those of its time, whatever they are called now', () => {
    const autorout = (since: 'now' | 'before', options: PackFile['options'] = {}): unknown =>
      openedPack(system, { ...read, options }, since).pack.options['autorout_all_panicked']
    expect([autorout('now'), autorout('before')]).toEqual(['demoralized', 'always'])
    const kept = [true, false, 'demoralized'].map(value =>
      autorout('before', { autorout_all_panicked: value }),
    )
    expect(kept).toEqual(['always', 'never', 'demoralized'])
  })

  test('a file from before packs were bound by what the rules read still finds its pack', () => {
    const whole = createHash('sha256').update(encode(read)).digest('hex')
    expect(openedFor(hastings(), { pack: whole })?.pack.id).toBe('hastings-1066')
    expect(openedFor(marching(9), { pack: whole })).toBeNull()
  })
})
