import type { Sampler } from '../answers.ts'
import type { Dice } from '@sandtable/kernel'
import type { TargetingOrder } from '../orders.ts'
import { rollDice } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Weapon } from './reach.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { centre, present } from '../formation/layout.ts'
import { rollsOf } from './inaccuracy.ts'
import { samplePower } from '../powers/sample.ts'
import { isAimedAtGround, shotsAt, stacksInReach, weaponsOf } from './reach.ts'
import { hostile } from '../sides.ts'

const TRIES = 4

/**
 * Any order: mostly all shots of some weapon at something in reach, now and then a part of them, a spell or another
 * power; sooner or later done.
 */
export const sampleTargeting: Sampler<TargetingOrder> = (s, p, player, has, dice) => {
  if (rollDice(dice, 3) === 0) {
    const order = samplePower(s, p, player, dice)
    if (order !== null && has(order)) return order
  }
  const weapons = weaponsOf(s, p, player)
  for (let i = 0; i < TRIES && weapons.length > 0; i++) {
    const { shots, ...weapon } = at(weapons, rollDice(dice, weapons.length))
    const units = rollDice(dice, 3) > 0 ? shots : rollDice(dice, shots) + 1
    const order = isAimedAtGround(attackOf(s, p, weapon))
      ? atGround(s, p, player, weapon, units, dice)
      : atStack(s, p, weapon, units, dice)
    if (order !== null && has(order)) return order
  }
  return { do: 'done' }
}

function atStack(s: Scenario, p: Sight, weapon: Weapon, units: number, dice: Dice): TargetingOrder | null {
  const marks = stacksInReach(s, p, weapon)
  if (marks.length === 0) return null
  const aim = at(marks, rollDice(dice, marks.length))
  const able = Math.min(units, shotsAt(s, p, weapon, aim, false))
  return { do: 'attack', ...weapon, units: able, aim, roll: 'none' }
}

/** The middle of some enemy group, by direct fire or indirectly. */
function atGround(
  s: Scenario,
  p: Sight,
  player: number,
  weapon: Weapon,
  units: number,
  dice: Dice,
): TargetingOrder | null {
  const enemies = p.groups.filter(group => hostile(s, group.owner, player) && present(group) && !group.flying)
  if (enemies.length === 0) return null
  const aim = { at: 'point', point: centre(s, at(enemies, rollDice(dice, enemies.length))) } as const
  const { inaccuracy, directRange } = attackOf(s, p, weapon)
  const isDirect = inaccuracy === null || (directRange !== null && rollDice(dice, 2) === 0)
  const rolls = rollsOf(s, p, player, weapon.group)
  const able = Math.min(units, shotsAt(s, p, weapon, aim, !isDirect))
  return {
    do: 'attack',
    ...weapon,
    units: able,
    aim,
    roll: isDirect ? 'none' : at(rolls, rollDice(dice, rolls.length)),
  }
}
