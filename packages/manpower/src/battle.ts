import type { Position } from './position.ts'
import type { Scenario } from './scenario.ts'

/** A battle, on a map or at a table: what is printed, and how it stands. */
export interface Battle {
  s: Scenario
  p: Position
}
