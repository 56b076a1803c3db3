import { total } from '@sandtable/kernel'
import type { LogLine } from '../say/log-line.ts'
import type { Say } from './watch.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { opening } from '../odds/duel.ts'
import { SIDES } from '../position.ts'
import { sideParts } from '../battle/modifiers.ts'

/** W-12.1-modifiers What will be added to each side's factors in the first round of a battle that has not begun, and why. */
export function firstModifiers(say: Say, s: Scenario, p: Position): LogLine[] {
  const led = opening(s, p)
  const before: Position = { ...led, battle: { ...led.battle, round: 1 } }
  const because = SIDES.map(side => sideParts(s, before, side))
  return say(s, before, { is: 'modifiers-set', round: 1, because, modifier: because.map(total) })
}
