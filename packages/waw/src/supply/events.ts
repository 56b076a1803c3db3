import type { Happenings } from '@sandtable/kernel'
import type { War } from '../war.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { leave } from '../movement/events.ts'
import { POOL, nth } from '../position.ts'

export type SupplyEvent =
  /** A player's supply was checked: units newly out of it, and units back in it. */
  | {
      readonly is: 'supply-checked'
      readonly player: number
      readonly out: readonly number[]
      readonly in: readonly number[]
    }
  /** Units without supply at a second check in a row went back to the force pool. */
  | { readonly is: 'starved'; readonly player: number; readonly units: readonly number[] }
  /** An L unit was destroyed to put the units with it in supply until the next check. */
  | {
      readonly is: 'train-spent'
      readonly player: number
      readonly unit: number
      readonly region: number
      readonly stack: readonly number[]
    }

export const SUPPLY_EVENTS: Happenings<War, SupplyEvent> = {
  'supply-checked': {
    seen: 'everyone',
    apply: (p, e) => (mark(p, e.out, 1), mark(p, e.in, 0)),
  },
  starved: { seen: 'everyone', apply: (p, e, s) => e.units.forEach(u => goToPool(p, s, u)) },
  'train-spent': {
    seen: 'everyone',
    apply: (p, e) => (leave(p, e.unit), mark(p, [...e.stack, e.unit], 0)),
  },
}

function mark(p: Position, units: readonly number[], value: number): void {
  for (const u of units) p.unsupplied[u] = value
}

/** A unit in the pool is as printed. */
function goToPool(p: Position, s: Scenario, u: number): void {
  p.where[u] = POOL
  p.inside[u] = 0
  p.unsupplied[u] = 0
  p.steps[u] = nth(s.units, u).steps
}
