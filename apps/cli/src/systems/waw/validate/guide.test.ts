import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { WarPack } from '@sandtable/shelf'
import { begin, over, seeded } from '@sandtable/kernel'
import { GUIDE_LOCALES, GUIDE_PACK, samples } from './testing/guide-pack.ts'
import { inspect } from './inspect.ts'
import { isWar, readFolder, WAW_BOTS } from '@sandtable/shelf'
import { playGame } from '@sandtable/ai'
import { readPack } from '@sandtable/scenario'
import { sheetPages, sheetPdf, WAR_SHEETS_IN } from '@sandtable/print'
import { voiceOf } from '@sandtable/words'
import { WAW } from '@sandtable/waw'

const folder = mkdtempSync(join(tmpdir(), 'guide-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The guide's pack, with something else in its first card. */
function packWith(name: string, sound = '', put = ''): string {
  const path = join(folder, name)
  mkdirSync(path)
  for (const [file, text] of Object.entries(GUIDE_PACK)) {
    const changed = file === 'cards.yaml' ? text.replace(sound, () => put) : text
    writeFileSync(join(path, file), changed)
  }
  return path
}

function opened(path: string): WarPack {
  const opening = readFolder(path)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  if (!isWar(opening.opened)) throw new Error(`${path} is no war`)
  return opening.opened
}

const ON_THE_MAP = '{ movement: -1, side: enemy }'
const IN_BATTLE = '{ modifier: -1, side: enemy }'
const SAMPLES = [
  ['the pack', '', ''] as const,
  ...samples('effects in a battle').map(effect => [effect, IN_BATTLE, effect] as const),
  ...samples('effects at a moment of the turn').map(effect => [effect, ON_THE_MAP, effect] as const),
  ...samples('filters').map(filter => [filter, ON_THE_MAP, `{ movement: -1, of: ${filter} }`] as const),
  ...samples('conditions').map(
    condition => [condition, IN_BATTLE, `{ if: ${condition}, modifier: -1 }`] as const,
  ),
]

test.for(SAMPLES.map((sample, i) => [sample[0], i] as const))('%s: validated, played and drawn', ([, i]) => {
  const [, sound, put] = SAMPLES[i] as (typeof SAMPLES)[number]
  const path = packWith(`sample-${i}`, sound, put)
  expect(inspect(readPack(path), { games: 2, seed: 'guide', seconds: 20 }).wrong).toEqual([])
  const { s, pack } = opened(path)
  for (const bot of Object.values(WAW_BOTS)) {
    const g = begin(WAW, s, { dice: seeded(`guide ${i}`) })
    playGame(
      g,
      s.players.map(() => bot),
      `guide ${i}`,
      () => {},
    )
    expect(over(g)).toBe(true)
  }
  expect(
    sheetPages(pack, null, { paper: 'a4', what: ['counters', 'cards'] }, voiceOf(WAR_SHEETS_IN.en)).length,
  ).toBeGreaterThan(1)
})

test('the guide has samples of every kind, and all were tried', () => {
  expect(Object.keys(GUIDE_PACK)).toEqual([
    'pack.yaml',
    'map.yaml',
    'counters.yaml',
    'cards.yaml',
    'setup.yaml',
  ])
  expect(SAMPLES.length).toBeGreaterThan(40)
})

test('the guide’s pack works in the other language that the guide gives it', () => {
  expect(Object.keys(GUIDE_LOCALES)).toEqual(['de'])
  const path = packWith('languages')
  mkdirSync(join(path, 'locales'))
  for (const [language, text] of Object.entries(GUIDE_LOCALES))
    writeFileSync(join(path, 'locales', `${language}.yaml`), text)
  const reading = readPack(path, { language: 'de' })
  expect(reading).toMatchObject({
    ok: true,
    pack: { title: 'Zwei Täler', cards: { rain: { name: 'Regen' }, uprising: { name: 'Uprising' } } },
  })
  expect(readPack(path)).toMatchObject({ ok: true, pack: { title: 'Two Valleys' } })
})

test('the sheet of the guide’s pack has its half movement points, and a map', async () => {
  const { pack } = opened(packWith('printed'))
  const pages = sheetPages(pack, null, { paper: 'a4', what: ['counters'] }, voiceOf(WAR_SHEETS_IN.en))
  expect(JSON.stringify(pages)).toContain('2½')
  const bytes = await sheetPdf(pack, null, {
    paper: 'a4',
    what: ['map', 'counters', 'cards'],
    language: 'en',
  })
  expect(bytes.length).toBeGreaterThan(10_000)
})
