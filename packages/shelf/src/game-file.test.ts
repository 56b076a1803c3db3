import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Entry } from '@sandtable/kernel'
import type { GameFile, Revived } from './game-file.ts'
import type { WarPack } from './systems/waw.ts'
import { begin, encode, seeded } from '@sandtable/kernel'
import { fileText, gameText, readGame, reviveGame } from './game-file.ts'
import { PACKS } from './folders.ts'
import { readFolder } from './packs.ts'

const FOLDER = mkdtempSync(join(tmpdir(), 'sandtable-game-file-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

function hastings(): WarPack {
  const opening = readFolder(join(PACKS, 'hastings-1066'))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  return opening.opened as WarPack
}

/** A file of this text, revived with the pack as it is now. */
function revived(text: string): Revived {
  const path = join(FOLDER, 'hastings.game.json')
  writeFileSync(path, text)
  const back = reviveGame(readGame(path) as GameFile, hastings())
  if ('key' in back) throw new Error(back.key)
  return back
}

const COURSE = { seed: 'old', seats: ['human', 'human'], answers: [] }

/** A game file as an older program wrote it: bound to the whole pack, and without rulings. */
function olderFile(): string {
  const saved = readFileSync(join(import.meta.dirname, 'golden/old/hastings-1066-v2.save.json'), 'utf8')
  const whole = createHash('sha256').update(encode(hastings().read)).digest('hex')
  return fileText({ id: 'hastings-1066', digest: whole }, saved.trimEnd(), COURSE)
}

test('[G-29][K-17] a game of an older program continues under the rulings of its time, and its log says what else is new', () => {
  const { g, opened } = revived(olderFile())
  const { rules } = (opened as WarPack).s
  expect([rules.autorout_all_panicked, rules.road_into_enemy, rules.rout_su_choice]).toEqual([
    'always',
    false,
    'last',
  ])
  expect(g.s).toBe(opened.s)
  expect(g.log?.at(-1)).toEqual({ is: 'rules-updated', from: 2, to: opened.system.rules.version })
})

test('saved again, it keeps them, and repeats no notice', () => {
  const { g, opened } = revived(olderFile())
  const text = gameText(opened, g, COURSE)
  const { options } = JSON.parse(text) as { options: Record<string, unknown> }
  expect([options['autorout_all_panicked'], options['sally_joins']]).toEqual(['always', false])
  const again = revived(text)
  expect((again.opened as WarPack).s.rules).toEqual((opened as WarPack).s.rules)
  expect(again.g.log).toEqual(g.log)
})

const FAIR = { commitment: '0'.repeat(64), secret: '1'.repeat(64), nonces: ['2'.repeat(64), '3'.repeat(64)] }

test('[K-18] a file of version 1, with the rollbacks of its host, reads as entries and is written as it was', () => {
  const saved = readFileSync(join(import.meta.dirname, 'golden/old/hastings-1066-v2.save.json'), 'utf8')
  const entries: Entry[] = [{ after: 0, player: null, does: 'roll-back', drawn: 7 }]
  const bound = { id: 'hastings-1066', digest: 'x' }
  const course = { fair: FAIR, seats: ['human', 'human'], answers: [], entries }
  const text = fileText(bound, saved.trimEnd(), course, 1)
  expect(JSON.parse(text)).toMatchObject({ version: 1, rollbacks: [{ after: 0, drawn: 7 }] })
  expect(JSON.parse(text)).not.toHaveProperty('entries')
  const path = join(FOLDER, 'older.game.json')
  writeFileSync(path, text)
  const file = readGame(path) as GameFile
  expect([file.version, file.entries]).toEqual([1, entries])
  expect(fileText(bound, saved.trimEnd(), file, file.version)).toBe(text)
})

test('[K-18] a file keeps what was said, and one with an entry that could not be is refused', () => {
  const said: Entry[] = [
    { after: 0, player: 0, does: 'offer-draw' },
    { after: 0, player: 1, does: 'accept' },
  ]
  const fault = (entries: readonly Entry[]): unknown => {
    const path = join(FOLDER, 'said.game.json')
    const { s, system } = hastings()
    const g = begin(system.rules, s, { dice: seeded('said') })
    writeFileSync(path, gameText(hastings(), g, { ...COURSE, entries }))
    const back = reviveGame(readGame(path) as GameFile, hastings())
    return 'key' in back ? back : (readGame(path) as GameFile).entries
  }
  expect(fault(said)).toEqual(said)
  const wrong: readonly (readonly Entry[])[] = [
    [{ after: 0, player: 1, does: 'accept' }],
    [{ after: 1, player: 1, does: 'resign' }],
    [{ after: 0, player: 2, does: 'resign' }],
    [{ after: 0, player: 0, does: 'resign' }, ...said],
    [{ after: 0, player: 0, does: 'offer-draw', drawn: 3 }],
    [{ after: 0, player: null, does: 'roll-back' }],
  ]
  for (const entries of wrong) expect(fault(entries)).toMatchObject({ key: 'entry' })
})
