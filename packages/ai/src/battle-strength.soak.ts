import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import type { Manpower, Scenario } from '@sandtable/manpower'
import { BATTLES, battleNamed } from './testing/battles.ts'
import { begin, seeded } from '@sandtable/kernel'
import { captain, greedy, random } from './bot.ts'
import { MANPOWER, WITS } from '@sandtable/manpower'
import { playGame } from './play.ts'

const SCALE = Number(env['SOAK_SCALE'] ?? 1)
const GAMES = Math.ceil(100 * SCALE)
/** No battle may take more answers. */
const ANSWERS = 5_000

const CAPTAIN = captain<Manpower>(WITS)
const GREEDY = greedy<Manpower>(WITS)

/**
 * The pairings, the defender first; and how many of a hundred battles the defender must win at least and at
 * most.
 */
const PAIRINGS: readonly {
  readonly name: string
  readonly bots: readonly Bot<Manpower>[]
  readonly least: number
  readonly most: number
}[] = [
  { name: 'a captain defends against a random player', bots: [CAPTAIN, random], least: 95, most: 100 },
  { name: 'a random player defends against a captain', bots: [random, CAPTAIN], least: 0, most: 5 },
  { name: 'a captain defends against a greedy player', bots: [CAPTAIN, GREEDY], least: 35, most: 100 },
  { name: 'a captain defends against a captain', bots: [CAPTAIN, CAPTAIN], least: 35, most: 65 },
]

/** How often the defender wins; no battle runs for ever. */
function defended(s: Scenario, bots: readonly Bot<Manpower>[]): number {
  let won = 0
  for (let i = 0; i < GAMES; i++) {
    const g = begin(MANPOWER, s, { dice: seeded(`soak ${i}`), record: false })
    let answers = 0
    playGame(g, bots, `soak ${i}`, () => {
      if (++answers > ANSWERS) throw new Error(`battle ${i} goes on and on`)
    })
    if (g.p.winner === 0) won++
  }
  return won
}

describe.for(BATTLES)('%s', id => {
  const s = battleNamed(id)

  test.for(PAIRINGS)('$name', ({ name, bots, least, most }) => {
    const won = defended(s, bots)
    console.log(
      `figure: ${id}: ${name}: the defender wins ${won} of ${GAMES} (${least} to ${most} of 100 needed)`,
    )
    expect(won).toBeGreaterThanOrEqual((least * GAMES) / 100)
    expect(won).toBeLessThanOrEqual((most * GAMES) / 100)
  })
})
