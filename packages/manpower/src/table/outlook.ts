import type { DeepReadonly, Game } from '@sandtable/kernel'
import { fork, loaded, seeded } from '@sandtable/kernel'
import type { Declared } from '../position.ts'
import type { Event, Manpower } from '../events.ts'
import type { Part } from '../because.ts'
import type { Ratio } from '../formula/ratio.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { divisorOf } from '../combat/advantage.ts'
import { total } from '../because.ts'
import { fireAtOnce } from '../targeting/resolve.ts'

/** What a volley would do if it were fired now, alone. */
export interface Outlook {
  /** What each side has for itself. */
  readonly attacker: readonly Part[]
  readonly target: readonly Part[]
  readonly divisor: number
  /** Men who count, before and after the divisor. */
  readonly raw: Ratio
  readonly strength: Ratio
  /** For every sum of two dice, from 2 to 12: in how many of 36 ways it falls, and who falls then. */
  readonly rolls: readonly {
    readonly sum: number
    readonly ways: number
    readonly dead: number
    readonly injured: number
  }[]
}

/** MG-combat The volley is fired on copies of the game, once for every sum; null: the attack is none, or not at a stack. */
export function outlookOf(game: Game<Manpower>, declared: DeepReadonly<Declared>): Outlook | null {
  const { aim } = declared
  if (aim.at !== 'stack' || attackOf(game.s, game.p, declared).kind !== 'volley') return null
  const before = at(at(game.p.groups, aim.group).stacks, aim.stack)
  let fired: Extract<Event, { is: 'volley-fired' }> | undefined
  const rolls = SUMS.map(([sum, ways, dice]) => {
    const tried = fork(game)
    tried.dice = loaded(dice, seeded('outlook'))
    tried.log = []
    fireAtOnce(tried, declared.side, declared)
    fired ??= tried.log.find(e => e.is === 'volley-fired')
    const after = at(at(tried.p.groups, aim.group).stacks, aim.stack)
    return { sum, ways, dead: after.dead - before.dead, injured: after.injured - before.injured }
  })
  const by = fired?.by[0]
  if (fired === undefined || by === undefined) return null
  const { attacker, target, raw } = by
  const divisor = divisorOf(total(attacker) - total(target))
  return { attacker, target, divisor, raw, strength: fired.strength, rolls }
}

/** Every sum of two dice with the number of ways to roll it, and one of them, counted from 0. */
// prettier-ignore
const SUMS: readonly (readonly [sum: number, ways: number, dice: readonly number[]])[] = [
  [2, 1, [0, 0]], [3, 2, [0, 1]], [4, 3, [1, 1]], [5, 4, [1, 2]], [6, 5, [2, 2]], [7, 6, [2, 3]],
  [8, 5, [3, 3]], [9, 4, [3, 4]], [10, 3, [4, 4]], [11, 2, [4, 5]], [12, 1, [5, 5]],
]
