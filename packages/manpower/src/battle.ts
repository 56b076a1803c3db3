import type { Position } from './position.ts'
import type { Scenario } from './scenario.ts'

/** A battle, on a map or at a table: the printed data, and the position. */
export interface Battle {
  s: Scenario
  p: Position
}
