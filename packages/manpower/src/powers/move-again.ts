import type { Anywhere, FrameOf } from '@sandtable/kernel'
import type { MoveOrder } from '../orders.ts'
import { emit, first } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Bar } from '../movement/plan.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { isOwn } from '../movement/mover.ts'
import { whyNotMove } from '../movement/plan.ts'
import { movesAgain } from './on-movement.ts'
import { setOut } from '../movement/march.ts'
import { speedOf } from '../formation/speed.ts'
import { withGroup } from '../formation/whereabouts.ts'

type Again = Omit<MoveOrder, 'do'>

/** What must be used up of a group's speed so that only what it was granted is left. */
const spentBut = (s: Scenario, p: Sight, g: number): number => speedOf(s, p, g).speed - movesAgain(p, g)

/** The position with the group's remaining speed set to its grant. */
export const freshFor = (s: Scenario, p: Sight, g: number): Sight =>
  withGroup(p, g, { ...at(p.groups, g), spent: spentBut(s, p, g) })

/** Why a group may not move again this way. */
export type WhyNotAgain = Bar | 'not-there' | 'not-again'

/** M-phase-lead Why a group that a power lets move again may not go there; null: it may. */
export function whyNotMoveAgain(s: Scenario, p: Sight, player: number, order: Again): WhyNotAgain | null {
  const { group: g } = order
  if (!isOwn(p, player, g)) return 'not-there'
  if (movesAgain(p, g) === 0) return 'not-again'
  return whyNotMove(s, freshFor(s, p, g), { do: 'move', ...order })
}

/** M-opp-any It is a move like any other, and enemies may answer it. */
export function moveAgain(
  g: Anywhere<Manpower>,
  order: Again,
): ReturnType<typeof first<FrameOf<Manpower, 'march'>>> {
  const { group } = order
  emit(g, { is: 'moved-again', group, spent: spentBut(g.s, g.p, group) })
  setOut(g, { ...order, do: 'move' })
  return first({ seq: 'march', at: 'react' })
}
