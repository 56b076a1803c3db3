import { expect, test } from 'vitest'
import type { Answer, Pending } from '@sandtable/kernel'
import { pending, seeded } from '@sandtable/kernel'
import type { GroupSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import type { Position } from '../position.ts'
import { give, move, moving } from '../testing/moves.ts'
import { WITS } from './wits.ts'

/** Blue's captain's first answer when red's riflemen come into the gun's sight. */
function answered(...others: readonly GroupSpec[]): Answer | undefined {
  const gun = { side: 1, stacks: [['anti-tank-gun', 1]], at: [1000, 1000], facing: [0, -1] } as const
  const men = { side: 0, stacks: [['riflemen-ww2', 20]], at: [1000, 500], files: 5 } as const
  const g = give(moving({ era: 'ww2', groups: [men, gun, ...others] }), move(0, [[1000, 520]]))
  const [decision] = pending(g) as [Pending<Manpower>]
  return WITS.plans({ s: g.s, view: g.p as Position, player: 1, pending: decision, dice: seeded('wits') })[0]
}

test('[MG-opp] a captain fires at moving men, but keeps the shot if a tank is in sight', () => {
  const tank = { side: 0, stacks: [['medium-tank', 1]], at: [900, 600] } as const
  expect(answered()).toMatchObject({ do: 'fire', group: 1 })
  expect(answered(tank)).toEqual({ do: 'hold' })
})
