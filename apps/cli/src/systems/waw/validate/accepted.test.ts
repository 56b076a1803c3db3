import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { begin, over, pending, seeded, submit } from '@sandtable/kernel'
import { openWar, PACKS, readFolder, WAW_BOTS } from '@sandtable/shelf'
import { randomAnswer } from '@sandtable/testkit'
import { parsePack } from '@sandtable/scenario'
import { playGame } from '@sandtable/ai'
import { sheetPages, WAR_SHEETS_IN } from '@sandtable/print'
import { voiceOf } from '@sandtable/words'
import { GUIDE_PACK } from './testing/guide-pack.ts'
import { changed } from './testing/two-valleys.ts'
import { WAW } from '@sandtable/waw'

const WARS = [GUIDE_PACK, changed()]

/** Replacement values: numbers of all kinds, words of the packs themselves, lists, nothing. */
// prettier-ignore
const VALUES = [
  '0', '-1', '1', '2', '3', '4', '2.5', '0.5', '-0.5', '9', '30', '1e3', '.inf', '1.0', '""', '[]', '{}', 'null',
  'mill', 'ford', 'wood', 'lake', 'blue', 'red', 'north', 'b-1', 'r-1', 'bell', 'rhodes', 'sea', 'forest',
  'support', 'monarch', 'true', 'end', 'points', '[mill]', '[b-1, b-1]', '[1, 2]', '[2.5, 0]', 'x',
  '[supply, production, placement]', 'A', 'horde', '[fixed]', '[elite, sk]', '[bunker]', '{ money: 1 }',
]

/** Every value after a key, in a list or in a pair. */
const spots = (text: string): { at: number; length: number }[] =>
  [...text.matchAll(/(?<=: |\[|, )[\w'#.-]+(?: [\w.]+)*(?=[,\]} \n])|(?<=: )\[[^\][]*\]/g)].map(found => ({
    at: found.index,
    length: found[0].length,
  }))

const change = fc
  .tuple(fc.nat({ max: 1 }), fc.nat({ max: 4 }), fc.nat(), fc.constantFrom(...VALUES))
  .map(([pack, file, spot, value]) => ({ pack, file, spot, value }))

interface Change {
  readonly pack: number
  readonly file: number
  readonly spot: number
  readonly value: string
}

/** Texts with one value of one of them changed. */
function changedBy<T extends Readonly<Record<string, string>>>(texts: T, { file, spot, value }: Change): T {
  const names = Object.keys(texts)
  const name = names[file % names.length] as string
  const text = texts[name] as string
  const all = spots(text)
  const { at, length } = all[spot % all.length] as (typeof all)[number]
  return { ...texts, [name]: `${text.slice(0, at)}${value}${text.slice(at + length)}` }
}

test('an accepted war can be played and drawn, whatever one of its values is', () => {
  let accepted = 0
  fc.assert(
    fc.property(change, one => {
      const war = openWar(parsePack('changed', changedBy(WARS[one.pack] as (typeof WARS)[number], one)))
      if (!war.ok) return
      accepted++
      const { opened } = war
      for (const bot of [WAW_BOTS['greedy'], WAW_BOTS['random']]) {
        const g = begin(WAW, opened.s, { dice: seeded('accepted') })
        const seats = opened.s.players.map(() => bot as (typeof WAW_BOTS)[string])
        playGame(g, seats, 'accepted', () => {})
        expect(over(g)).toBe(true)
      }
      sheetPages(opened.pack, null, { paper: 'a4', what: ['counters', 'cards'] }, voiceOf(WAR_SHEETS_IN.en))
    }),
    { numRuns: 200, seed: 1861 },
  )
  expect(accepted).toBeGreaterThan(20)
})

const scratch = mkdtempSync(join(tmpdir(), 'accepted-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const folder = join(scratch, 'station')
mkdirSync(join(folder, 'locales'), { recursive: true })

const FIELD_FILES = ['pack.yaml', 'map.yaml', 'armies.yaml', 'locales/en.yaml']
const FIELD = Object.fromEntries(
  FIELD_FILES.map(file => [file, readFileSync(join(PACKS, 'kestrel-station', file), 'utf8')]),
)
/** This many answers show whether a battle starts. */
const ANSWERS = 40

test('an accepted battle can be played, whatever one of its values is', () => {
  let accepted = 0
  fc.assert(
    fc.property(change, one => {
      for (const [file, text] of Object.entries(changedBy(FIELD, one)))
        writeFileSync(join(folder, file), text)
      const opening = readFolder(folder)
      if (!opening.ok) return
      accepted++
      const { system, s } = opening.opened
      const g = begin(system.rules, s as never, { dice: seeded('accepted') })
      const dice = seeded('answers')
      for (let n = 0; n < ANSWERS && !over(g); n++) {
        const [decision] = pending(g)
        if (decision === undefined) throw new Error('nobody owes an answer')
        const { player, options } = decision
        expect(submit(g, player, randomAnswer(options, dice))).toBeNull()
      }
    }),
    { numRuns: 40, seed: 1861 },
  )
  expect(accepted).toBeGreaterThan(3)
})
