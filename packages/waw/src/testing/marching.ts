import type { Answer } from '@sandtable/kernel'
import type { Playing } from './playing.ts'
import { allowed, give, open, placeOf } from './playing.ts'

/** Counters by name, in a stack's form. */
export const stackOf = (w: Playing, names: string): number[] =>
  names
    .split(',')
    .map(name => w.c(name.trim()))
    .sort((a, b) => a - b)

export const marchOrder = (w: Playing, names: string, to: string): Answer => ({
  do: 'march',
  stack: stackOf(w, names),
  to: w.r(to),
})

/** Marches these counters along a route, and halts them at its end unless they were stopped. */
export function march(w: Playing, names: string, ...way: readonly string[]): void {
  for (const to of way) give(w, 'orders', marchOrder(w, names, to))
  if (open(w).kind === 'orders' && w.g.p.march.trail.length > 0) give(w, 'orders', { do: 'halt' })
}

export const endMovement = (w: Playing): void => give(w, 'orders', { do: 'done' })

/** Whether these counters may be ordered there. */
export const may = (w: Playing, names: string, to: string): boolean => allowed(w, marchOrder(w, names, to))

/** One step of a march that goes on. */
export const step = (w: Playing, names: string, to: string): void =>
  give(w, 'orders', marchOrder(w, names, to))

export const places = (w: Playing, ...names: string[]): (string | number)[] =>
  names.map(name => placeOf(w, name))
