import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Event } from '@sandtable/waw'
import { captain, playGame } from '@sandtable/ai'
import { begin, seeded } from '@sandtable/kernel'
import { readPack } from '@sandtable/scenario'
import { warScenario, watch, WAW, WITS } from '@sandtable/waw'
import { battleAt } from './battle-story.ts'
import { verdict } from './verdict.ts'
import { catchUp, sayLine } from '../words/story.ts'

const reading = readPack(join(import.meta.dirname, '../../../../../../packs/hastings-1066'))
if (!reading.ok) throw new Error('Hastings cannot be read')
const s = warScenario(reading.pack)

/** The verdict of the first battle in games of bots with this outcome. */
function after(came: (e: Event) => boolean): string[] {
  for (let game = 0; game < 40; game++) {
    const g = begin(WAW, s, { dice: seeded(`stamford ${game}`) })
    playGame(g, [captain(WITS), captain(WITS)], 'bots')
    const w = watch(s, null)
    catchUp(w, s, g.log as readonly Event[])
    const end = w.tale.findIndex(({ e }) => came(e))
    const joined = w.tale.findLastIndex(({ e }, at) => e.is === 'battle-joined' && at < end)
    const battle = end < 0 ? null : battleAt(w.tale, end + 1, joined)
    if (battle !== null) return verdict(battle).map(line => sayLine(s, line))
  }
  throw new Error('no battle came to it')
}

const decidedBy = (how: string): string[] => after(e => e.is === 'battle-decided' && e.how === how)

test('a rout names the side whose morale broke, the sum, and the test', () => {
  const lines = decidedBy('rout')
  expect(lines.filter(line => /= −\d+: demoralised/.test(line))).not.toEqual([])
  expect(lines.at(-1)).toMatch(/routed/)
})

test("a battle without a rout gives each side's hits", () => {
  const lines = decidedBy('hits')
  expect(lines.filter(line => /: steady/.test(line))).toHaveLength(2)
  expect(lines.at(-1)).toMatch(/fewer hits \(\d+ against \d+\)|equal hits/)
})

test('[W-12.5-no-retreat] losers that died because they could not retreat are named, with the reason', () => {
  const lines = after(e => e.is === 'no-retreat')
  expect(lines.at(-1)).toMatch(/: eliminated: nowhere to retreat$/)
})
