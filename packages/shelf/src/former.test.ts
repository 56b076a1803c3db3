import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { begin, pending, seeded } from '@sandtable/kernel'
import { formerPack, formerPacks } from './former.ts'
import { openedFor } from './opened-pack.ts'
import { openedOn, packNames, readFolder } from './packs.ts'
import { PACKS } from './folders.ts'

const FORMER = packNames().flatMap(id => formerPacks(id).map(({ digest }) => [id, digest] as const))

test('every file of former packs belongs to a scenario', () => {
  expect(FORMER).toHaveLength(readdirSync(join(PACKS, 'former')).length)
  expect(FORMER.length).toBeGreaterThan(0)
})

test.for(FORMER)(
  '[L10] a game of %s that started with %s continues with its original figures',
  ([id, digest]) => {
    const opening = readFolder(join(PACKS, id))
    if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
    const then = openedFor(opening.opened, { pack: digest })
    if (then === null) throw new Error('its pack is not kept')
    expect(then.s).not.toEqual(opening.opened.s)
    expect(pending(begin(then.system.rules, then.s, { dice: seeded('then') }))).not.toEqual([])
  },
)

test('[MG-skirmish] a skirmish continues with the armies that were printed when it started', () => {
  const opening = readFolder(join(PACKS, 'hallam-junction'))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  const { opened } = opening
  const name = 'hallam-junction--printed-v-pre-war-500'
  const former = formerPacks(opened.id).map(({ digest }) => openedFor(opened, { pack: digest }))
  const begun = openedOn(former.filter(then => then !== null).slice(-1), name)
  const now = openedOn([opened], name)
  if ('key' in begun || 'key' in now) throw new Error('no such skirmish')
  expect(begun.digest).not.toBe(now.digest)
  expect(openedFor(now, { pack: begun.digest })?.s).toEqual(begun.s)
})

test('a digest that no pack ever had opens nothing', () => {
  expect(formerPack('f'.repeat(64))).toBeNull()
})
