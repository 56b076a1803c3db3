import type { Position, Scenario } from '@sandtable/waw'
import type { Outcome, Subject, Watch } from './check.ts'
import { ableToAttack, fixed } from '@sandtable/waw'
import { suspicious, wrong } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** W-5.3-land-attack Every side has combat units that can march, and a leader for them, or units that need none. */
export function attack({ pack, s, prospects }: Subject): Watch {
  const comes = new Set(prospects.musters.map(({ counter }) => counter))
  const able = s.players.map((_, player) =>
    canAttack(
      s,
      [...comes].filter(c => s.owner[c] === player),
    ),
  )
  const sides = [...new Set(pack.players.map(({ side }) => side))]
  const idle = sides.filter(side => !pack.players.some((player, i) => player.side === side && able[i]))
  const found =
    idle.length === sides.length
      ? [wrong(['pack', 'players'], warPhrase('attack:nobody'), RULE)]
      : idle.map(side =>
          suspicious(
            ['pack', 'players', pack.players.findIndex(player => player.side === side)],
            warPhrase('attack:side', { side }),
            RULE,
          ),
        )
  const figures = warPhrase('attack:able', {
    able: sides.length - idle.length,
    sides: sides.length,
  })
  return { result: (): Outcome => ({ figures, found }) }
}

const RULE = 'W-5.3-land-attack'

/** Whether all of a player's counters together could attack in some turn. */
function canAttack(s: Scenario, counters: readonly number[]): boolean {
  return s.turns.some((_, turn) => {
    const p = { ...s.setup, turn: turn + 1 } as Position
    const stack = counters.filter(c => !fixed(s, p, c))
    return ableToAttack(s, p, stack)
  })
}
