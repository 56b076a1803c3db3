import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import type { Manpower, Scenario } from '@sandtable/manpower'
import { begin, seeded } from '@sandtable/kernel'
import { captain, random } from './bot.ts'
import { fieldScenario, MANPOWER, WITS } from '@sandtable/manpower'
import { playGame } from './play.ts'
import { readCatalogue, readField } from '@sandtable/scenario'

const PACKS = join(import.meta.dirname, '../../../packs')
const GAMES = 2

function battleNamed(id: string): Scenario {
  const sheets = readCatalogue(join(PACKS, 'catalogue'))
  if (!sheets.ok) throw new Error(sheets.problems[0]?.message)
  const reading = readField(join(PACKS, id), sheets.catalogue)
  if (!reading.ok) throw new Error(reading.problems[0]?.message)
  return fieldScenario(reading.field)
}

const CAPTAIN = captain<Manpower>(WITS)

/** Games that a side of a battle wins, led by a captain against a random player. */
function winsOf(id: string, side: number): number {
  const s = battleNamed(id)
  const bots = s.sides.map((_, n): Bot<Manpower> => (n === side ? CAPTAIN : random))
  let wins = 0
  for (let i = 0; i < GAMES; i++) {
    const g = begin(MANPOWER, s, { dice: seeded(`battle ${i}`), record: false })
    playGame(g, bots, `battle ${i}`)
    if (g.p.winner === side) wins++
  }
  return wins
}

test.for([0, 1])(
  'side %i of Hallam Junction, led by a captain, beats a random player',
  { timeout: 120_000 },
  side => {
    expect(winsOf('hallam-junction', side)).toBe(GAMES)
  },
)
