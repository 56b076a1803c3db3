import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import type { Manpower, Scenario } from '@sandtable/manpower'
import { begin, seeded } from '@sandtable/kernel'
import { captain, random } from './bot.ts'
import { fieldScenario, MANPOWER, survivingValue, WITS } from '@sandtable/manpower'
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

/** What part of its army each side has left after a few battles, and how many side 0 has won. */
function battles(id: string, bots: readonly Bot<Manpower>[]): { won: number; left: number[] } {
  const s = battleNamed(id)
  const left = [0, 0]
  let won = 0
  for (let i = 0; i < GAMES; i++) {
    const g = begin(MANPOWER, s, { dice: seeded(`battle ${i}`), record: false })
    playGame(g, bots, `battle ${i}`)
    if (g.p.winner === 0) won++
    for (const side of [0, 1])
      left[side] = (left[side] ?? 0) + survivingValue(s, g.p, side) / survivingValue(s, s.setup, side) / GAMES
  }
  return { won, left }
}

test('a captain who defends a town holds it against a random player', { timeout: 120_000 }, () => {
  expect(battles('coldwater-ford', [CAPTAIN, random]).won).toBe(GAMES)
})

test('a captain who attacks a ridge loses less than a random player on it', { timeout: 120_000 }, () => {
  const [defender = 0, attacker = 0] = battles('orlen-ridge', [random, CAPTAIN]).left
  expect(attacker).toBeGreaterThan(defender)
})
