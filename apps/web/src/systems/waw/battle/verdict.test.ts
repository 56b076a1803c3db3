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

/** The first battle of games of bots that came to this, in its last words. */
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

test('a battle that ended in a rout says whose morale broke, by which sum, and how the test went', () => {
  const lines = decidedBy('rout')
  expect(lines.filter(line => /= −\d+: demoralized/.test(line))).not.toEqual([])
  expect(lines.at(-1)).toMatch(/routed/)
})

test('a battle in which nobody broke says how many hits each side suffered', () => {
  const lines = decidedBy('hits')
  expect(lines.filter(line => /: steady/.test(line))).toHaveLength(2)
  expect(lines.at(-1)).toMatch(/hits taken, \d+ to \d+|hits are even/)
})

test('[W-12.5-no-retreat] losers who died because they could not retreat are named with that', () => {
  const lines = after(e => e.is === 'no-retreat')
  expect(lines.at(-1)).toMatch(/: eliminated: nowhere to retreat$/)
})
