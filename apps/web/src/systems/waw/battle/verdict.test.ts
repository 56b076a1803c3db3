import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Event } from '@sandtable/waw'
import { captain, playGame } from '@sandtable/ai'
import { begin, seeded } from '@sandtable/kernel'
import { readPack } from '@sandtable/scenario'
import { catchUp, sayLine, warScenario, watch, WAW, WITS } from '@sandtable/waw'
import { battleAfter } from './battle-story.ts'
import { verdict } from './verdict.ts'

const reading = readPack(join(import.meta.dirname, '../../../../../../packs/hastings-1066'))
if (!reading.ok) throw new Error('Hastings cannot be read')
const s = warScenario(reading.pack)

/** The first battle of a game of bots that ended so, in its last words. */
function decidedBy(how: string): string[] {
  const g = begin(WAW, s, { dice: seeded('stamford') })
  playGame(g, [captain(WITS), captain(WITS)], 'bots')
  const w = watch(s, null)
  catchUp(w, s, g.log as readonly Event[])
  const end = w.tale.findIndex(({ e }) => e.is === 'battle-decided' && e.how === how)
  const joined = w.tale.findLast(({ e, event }) => e.is === 'battle-joined' && event < end)?.event ?? 0
  const battle = battleAfter(s, w.tale.slice(0, end + 1), joined - 1, 0)
  if (battle === null) throw new Error(`no battle ended by ${how}`)
  return verdict(s, battle).map(line => sayLine(s, line))
}

test('a battle that ended in a rout says whose morale broke, by which sum, and how the test went', () => {
  const lines = decidedBy('rout')
  expect(lines.filter(line => /= −\d+: demoralized/.test(line))).not.toEqual([])
  expect(lines.at(-1)).toMatch(/routed/)
})

test('a battle in which nobody broke says how many hits each side suffered', () => {
  const lines = decidedBy('hits')
  expect(lines.filter(line => /: steady/.test(line))).toHaveLength(2)
  expect(lines.at(-1)).toMatch(/hits suffered \d+ against \d+|hits are even/)
})
