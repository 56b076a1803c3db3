import { total } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { opening } from '../odds/duel.ts'
import { SIDES } from '../position.ts'
import { sideParts } from '../battle/modifiers.ts'

/** A future event, with the position just after it. */
export interface Foreseen {
  readonly view: Position
  readonly e: Event
}

/** W-12.1-modifiers What will be added to each side's factors in the first round of a battle that has not begun, and why. */
export function firstModifiers(s: Scenario, p: Position): Foreseen {
  const led = opening(s, p)
  const view: Position = { ...led, battle: { ...led.battle, round: 1 } }
  const because = SIDES.map(side => sideParts(s, view, side))
  return { view, e: { is: 'modifiers-set', round: 1, because, modifier: because.map(total) } }
}
