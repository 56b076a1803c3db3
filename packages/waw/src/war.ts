import type { Position } from './position.ts'
import type { Scenario } from './scenario.ts'

/** A war, or one battle of it: what is printed, and how it stands. */
export interface War {
  s: Scenario
  p: Position
}
