import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, nth } from '../position.ts'
import { counterOf } from '../scenario.ts'

/** A counter that lies open as it is printed, in a position of its own. */
export interface AsPrinted {
  readonly p: Position
  readonly c: number
}

/** A unit with all its steps, or with so many. */
export const unitAsPrinted = (s: Scenario, u: number, steps = nth(s.units, u).steps): AsPrinted => ({
  p: { ...fresh(s), steps: s.setup.steps.with(u, steps) },
  c: u,
})

/** A leader; null: no counter of his owner is a leader's. */
export function leaderAsPrinted(s: Scenario, leader: number): AsPrinted | null {
  const { owner } = nth(s.leaders, leader)
  const slot = s.setup.face.findIndex((_, one) => at(s.owner, counterOf(s, one)) === owner)
  return slot < 0
    ? null
    : { p: { ...fresh(s), face: s.setup.face.with(slot, leader) }, c: counterOf(s, slot) }
}

/** Nothing has happened to anybody. */
const fresh = (s: Scenario): Position => {
  const p = s.setup as Position
  const none = (row: readonly number[]): number[] => row.map(() => 0)
  return { ...p, unsupplied: none(p.unsupplied), panicked: none(p.panicked) }
}
