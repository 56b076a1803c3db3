import { expect, test } from 'vitest'
import type { Game } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import { at } from '../position.ts'
import { moving } from '../testing/moves.ts'
import { wantedOf } from '../testing/captain.ts'

/** Ten of thirty riflemen, or all of them, close behind others. */
function behind(dead: number, unit = 'riflemen-ww2'): Game<Manpower> {
  const g = moving({
    era: 'ww2',
    groups: [
      { side: 0, stacks: [[unit, 30 - dead]], at: [1000, 490], files: 10 },
      { side: 0, stacks: [['riflemen-ww2', 30]], at: [1000, 500], files: 10 },
      { side: 1, stacks: [['riflemen-ww2', 30]], at: [1000, 1500], files: 10 },
    ],
  })
  at(at(g.p.groups, 0).stacks, 0).dead = dead
  return g
}

test('[MG-regroup] a captain lets a remnant join others of its kind beside it', () => {
  expect(wantedOf(behind(22))).toEqual({ do: 'merge', group: 0, into: 1 })
  expect(wantedOf(behind(10))).toMatchObject({ do: 'move' })
  expect(wantedOf(behind(22, 'assault-infantry'))).toMatchObject({ do: 'move' })
})
