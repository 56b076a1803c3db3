import type { Anywhere } from '@sandtable/kernel'
import type { AttackOrder } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import type { Pair, Roll, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { OutOfReach } from './reach.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { attacksOf } from '../combat/rate.ts'
import { canFight, shotsAt, shotsOfWeapon, whyNotAt } from './reach.ts'
import { deadOn } from '../powers/on-combat.ts'
import { DEAD_ON, deviate, multiplierOf, rollsOf, sharedOffset, zeroAt } from './inaccuracy.ts'
import { distanceTo } from '../formation/distance.ts'

/** Why an attack may not be declared so. */
export type WhyNotAttack = OutOfReach | 'no-shots' | 'not-all-able' | 'rolled-so'

/**
 * MG-targets, M-shots-count, MG-ind-one A stack of the player's own, remaining shots, and a target in reach of as many units.
 */
export function whyNotAttack(s: Scenario, p: Sight, player: number, order: AttackOrder): WhyNotAttack | null {
  if (!canFight(p, player, order)) return 'not-there'
  const stack = at(at(p.groups, order.group).stacks, order.stack)
  if (order.attack >= attacksOf(s, stack).length) return 'not-there'
  if (order.units > shotsOfWeapon(s, p, order)) return 'no-shots'
  if (order.roll !== 'none' && !rollsOf(s, p, player, order.group).includes(order.roll)) return 'rolled-so'
  const isIndirect = order.roll !== 'none'
  return (
    whyNotAt(s, p, order, order.aim, isIndirect) ??
    (order.units > shotsAt(s, p, order, order.aim, isIndirect) ? 'not-all-able' : null)
  )
}

/** M-phase-inacc, M-ina-when Inaccuracy is rolled at once: for every shot, or once for those that share it. */
export function takeAttack(g: Anywhere<Manpower>, player: number, order: AttackOrder): void {
  const { group, stack, attack, units, aim, roll } = order
  if (units > 1 && roll === 'own') {
    for (let shot = 0; shot < units; shot++) takeAttack(g, player, { ...order, units: 1 })
    return
  }
  if (units > 1 && roll !== 'none' && deadOn(g.p, group)) {
    takeAttack(g, player, { ...order, units: 1 })
    return takeAttack(g, player, { ...order, units: units - 1 })
  }
  const falls =
    roll === 'none' || aim.at !== 'point' ? null : fallsAt(g, player, order, roll, aim.point as Pair)
  emit(g, { is: 'attack-declared', declared: { side: player, group, stack, attack, units, aim, falls } })
}

/** M-ind-one-roll, MG-ind-one Where indirect fire falls; a shot that can't miss isn't shared. */
function fallsAt(g: Anywhere<Manpower>, player: number, order: AttackOrder, roll: Roll, [x, y]: Pair): Pair {
  const { group, stack, attack } = order
  const isExact = deadOn(g.p, group)
  const known = isExact ? null : sharedOffset(g.s, g.p, player, group, roll)
  if (known !== null) return [x + known[0], y + known[1]]
  const weapon = attackOf(g.s, g.p, order)
  if (weapon.inaccuracy === null) throw new Error('a direct shot has no inaccuracy to roll')
  const multiplier = multiplierOf(g.s, g.p, group, stack, weapon, distanceTo(g.s, g.p, group, [x, y]))
  const zero = zeroAt(g.s, g.p, group, stack, [x, y])
  const { offset, ...rolled } = isExact
    ? DEAD_ON
    : deviate(g, group, stack, weapon.inaccuracy, multiplier, zero)
  const how = isExact ? 'own' : roll
  emit(g, { is: 'deviation-rolled', side: player, group, stack, attack, offset, roll: how, ...rolled })
  return [x + offset[0], y + offset[1]]
}
