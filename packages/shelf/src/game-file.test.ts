import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { GameFile, Revived } from './game-file.ts'
import type { WarPack } from './systems/waw.ts'
import { encode } from '@sandtable/kernel'
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
