import type { Answer, Dice, Pending } from '@sandtable/kernel'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'

/** What a player knows when he is asked. */
export interface Seat {
  readonly s: Scenario
  readonly view: Position
  readonly player: number
  readonly pending: Pending
  readonly dice: Dice
}

/** Answers in the order in which they are wanted. */
export type Plan = (seat: Seat) => readonly Answer[]
