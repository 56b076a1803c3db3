import type { Position } from './position.ts'
import type { Scenario } from './scenario.ts'

/** A war, or one battle of it: the printed data, and the position. */
export interface War {
  s: Scenario
  p: Position
}
