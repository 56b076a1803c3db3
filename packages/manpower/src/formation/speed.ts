import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { living } from './layout.ts'
import { unitMinSpeed, unitSpeed } from '../powers/on-movement.ts'

/** A group's speed and the stat block that sets it (M-sheet-speed). */
export interface Pace {
  /** Centimetres a turn. */
  readonly speed: number
  readonly from: number
}

/** M-grp-slowest A group moves as fast as its slowest living unit. */
export function speedOf(s: Scenario, p: Sight, g: number): Pace {
  let slowest: Pace | null = null
  at(p.groups, g).stacks.forEach((stack, n) => {
    if (living(stack) === 0) return
    const speed = unitSpeed(s, p, g, n)
    if (slowest === null || speed < slowest.speed) slowest = { speed, from: stack.unit }
  })
  return slowest ?? { speed: 0, from: 0 }
}

/** M-fly-land A group of flyers keeps to the highest minimum speed in it, in centimetres. */
export const minSpeedOf = (s: Scenario, p: Sight, g: number): number =>
  at(p.groups, g).stacks.reduce(
    (most, stack, n) => (living(stack) > 0 ? Math.max(most, unitMinSpeed(s, p, g, n)) : most),
    0,
  )
