import { expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import type { Manpower } from '@sandtable/manpower'
import { battleNamed } from './testing/battles.ts'
import { begin, seeded } from '@sandtable/kernel'
import { captain, random } from './bot.ts'
import { MANPOWER, WITS } from '@sandtable/manpower'
import { playGame } from './play.ts'

const CAPTAIN = captain<Manpower>(WITS)

/** Whether a side of a battle wins, led by a captain against a random player. */
function wins(id: string, side: number): boolean {
  const s = battleNamed(id)
  const bots = s.sides.map((_, n): Bot<Manpower> => (n === side ? CAPTAIN : random))
  const g = begin(MANPOWER, s, { dice: seeded('battle 0'), record: false })
  playGame(g, bots, 'battle 0')
  return g.p.winner === side
}

test.for([0, 1])(
  'side %i of Hallam Junction, led by a captain, beats a random player',
  { timeout: 120_000 },
  side => {
    expect(wins('hallam-junction', side)).toBe(true)
  },
)
