import type { Answer } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Aim, Pair } from '../position.ts'
import type { Firing } from './firing.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'

/** The number of a spell, a building or anything else with an id. */
export const numberOf = (row: readonly { readonly id: string }[], id: string): number =>
  row.findIndex(one => one.id === id)

/** A spell by its name, cast by units of the stacks named. */
export const casting = (s: Scenario, spell: string, casters: Pair[], aim: Aim | null = null): Answer => ({
  do: 'cast',
  spell: numberOf(s.spells, spell),
  casters,
  aim,
})

export const onStack = (group: number, stack = 0): Aim => ({ at: 'stack', group, stack })

/** A point in metres. */
export const onPoint = (x: number, y: number): Aim => ({ at: 'point', point: [x * 100, y * 100] })

/** The next turn, in which nobody moves. */
export const nextTurn = (g: Firing): void => emit<Manpower>(g, { is: 'turn-began', turn: g.p.turn + 1 })
