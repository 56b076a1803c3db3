import type { DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import type { Declared, Roll, Sight } from '../position.ts'
import type { Fall } from '../targeting/inaccuracy.ts'
import type { Scenario } from '../scenario.ts'
import type { Strike } from '../targeting/resolve.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { distanceTo } from '../formation/distance.ts'
import { everyFall, multiplierOf, sharedOffset } from '../targeting/inaccuracy.ts'
import { shotsOf } from '../combat/rate.ts'
import { strikeOf } from '../targeting/resolve.ts'

/** M-ind-one-roll Every place where indirect fire may fall, or where a roll that it shares has sent it. */
export function spreadOf(s: Scenario, p: Sight, declared: DeepReadonly<Declared>, roll: Roll): Fall[] | null {
  const { side, group, stack, aim } = declared
  const attack = attackOf(s, p, declared)
  if (aim.at !== 'point' || attack.inaccuracy === null) return null
  const [x, y] = aim.point
  const known = sharedOffset(s, p, side, group, roll)
  if (known !== null) return [{ at: [x + known[0], y + known[1]], ways: 1 }]
  const multiplier = multiplierOf(s, p, group, stack, attack, distanceTo(s, p, group, [x, y]))
  return everyFall(s, p, group, stack, attack.inaccuracy, multiplier, [x, y])
}

/** Where every shot of an attack on the ground strikes as it is aimed. */
export function strikesOf(s: Scenario, p: Sight, declared: DeepReadonly<Declared>): Strike[] {
  const { group, stack, attack, aim, units } = declared
  if (aim.at !== 'point') return []
  const point: Point = [aim.point[0], aim.point[1]]
  const before = shotsOf(at(at(p.groups, group).stacks, stack), attack)
  const rate = attackOf(s, p, declared).shots
  return Array.from({ length: units }, (_, shot) =>
    strikeOf(s, p, declared, point, Math.floor((before + shot) / rate)),
  )
}
