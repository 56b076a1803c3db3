import { expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import type { Manpower } from '@sandtable/manpower'
import { battleNamed } from './testing/battles.ts'
import { begin, seeded } from '@sandtable/kernel'
import { captain, random } from './bot.ts'
import { MANPOWER, WITS } from '@sandtable/manpower'
import { playGame } from './play.ts'

const GAMES = 2

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
