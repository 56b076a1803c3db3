import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import type { Scenario, Waw } from '@sandtable/waw'
import { begin, seeded } from '@sandtable/kernel'
import { captain, random } from './bot.ts'
import { playGame } from './play.ts'
import { formatProblem, readPack } from '@sandtable/scenario'
import { warScenario, WAW, WITS } from '@sandtable/waw'

const GAMES = 5

function missouri(): Scenario {
  const reading = readPack(join(import.meta.dirname, '../../../packs/missouri-1861'))
  if (!reading.ok)
    throw new Error(reading.problems.map(problem => formatProblem('missouri-1861', problem)).join('\n'))
  return warScenario(reading.pack)
}

/** Games that one side wins, played by captains against random players. */
function winsOf(side: number): number {
  const s = missouri()
  const bots = s.players.map((player): Bot<Waw> => (player.side === side ? captain<Waw>(WITS) : random))
  let wins = 0
  for (let i = 0; i < GAMES; i++) {
    const g = begin(WAW, s, { dice: seeded(`strength ${i}`), record: false })
    playGame(g, bots, `strength ${i}`)
    if (g.p.winner === side) wins++
  }
  return wins
}

test.for([0, 1])(
  'side %i of Missouri 1861, led by a captain, beats a random player',
  { timeout: 120_000 },
  side => {
    expect(winsOf(side)).toBeGreaterThanOrEqual(4)
  },
)
