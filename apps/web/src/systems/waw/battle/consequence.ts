import type { Pending } from '@sandtable/kernel'
import type { Event, Position, Scenario } from '@sandtable/waw'
import { copy, fold } from '@sandtable/kernel'
import { moraleLeft, WAW } from '@sandtable/waw'

/** What an option of a loss would do, before it is chosen. */
export interface Consequence {
  /** The unit would be gone; else it goes on. */
  readonly gone: boolean
  readonly from: number
  readonly to: number
}

/** The side whose losses a player places: he speaks for it. */
export const sideOfPlayer = ({ battle }: Position, player: number): 0 | 1 =>
  battle.players[0] === player ? 0 : 1

/** What the choice would do to the unit and to the morale of its side: the rules' own event is tried on a copy. */
export function consequenceOf(
  s: Scenario,
  view: Position,
  { kind, player }: Pending,
  unit: number,
): Consequence {
  const side = sideOfPlayer(view, player)
  const after = copy(view)
  const from = moraleLeft(view.battle, view, side)
  fold(WAW, s, after, [lossOf(kind, side, unit)])
  return { gone: after.steps[unit] === 0, from, to: moraleLeft(after.battle, after, side) }
}

function lossOf(kind: string, side: 0 | 1, unit: number): Event {
  if (kind === 'panic') return { is: 'panicked', side, unit }
  if (kind === 'support-loss') return { is: 'support-lost', side, units: [unit], byRout: true }
  return { is: 'step-lost', side, unit, inPursuit: kind === 'pursuit-hit' }
}
