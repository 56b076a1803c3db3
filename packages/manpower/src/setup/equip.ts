import type { Dice } from '@sandtable/kernel'
import type { EquipOrder } from '../orders.ts'
import { rollDice } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { isOfUse } from '../skirmish/for-sale.ts'
import { living } from '../formation/layout.ts'

/** MG-equip Equipment and training that a player may buy for a unit: those with an effect on it. */
export const equipmentFor = (s: Scenario, player: number, unit: number): number[] =>
  at(s.players, player).stores.filter(kind => isOfUse(s, player, at(s.units, unit), kind))

/** What equipment costs for this many units, in hundredths. */
export function equipmentCost(s: Scenario, kind: number, units: number): number {
  const { cost, per } = at(s.equipment, kind)
  return cost * (per === 0 ? 1 : Math.ceil(units / per))
}

/** MG-round A price that is paid is rounded up to whole manpower, in hundredths. */
export const paid = (cost: number): number => Math.ceil(cost / 100) * 100

/** The price for a player's equipment of an existing stack, in hundredths. */
export const upgradeCost = (s: Scenario, kind: number, units: number): number =>
  paid(equipmentCost(s, kind, units))

/** Why equipment can't be bought for a stack; null: it can. */
export type NoEquipment = 'not-there' | 'no-use' | 'has-it' | 'too-dear'

export function whyNotEquip(
  s: Scenario,
  p: Sight,
  player: number,
  { group, stack: k, kind }: EquipOrder,
): NoEquipment | null {
  const own = p.groups[group]
  const stack = own?.stacks[k]
  if (own === undefined || stack === undefined || own.owner !== player || living(stack) === 0)
    return 'not-there'
  const { stores } = at(s.players, player)
  if (!['waiting', 'field', 'aboard'].includes(own.where) || !stores.includes(kind)) return 'not-there'
  if (!isOfUse(s, player, at(s.units, stack.unit), kind)) return 'no-use'
  if (stack.equipment.some(carried => carried.kind === kind)) return 'has-it'
  return upgradeCost(s, kind, living(stack)) <= at(p.manpower, player) ? null : 'too-dear'
}

/** Something for one of all stacks, available or not; null: there is none. */
export function sampledEquipment(
  s: Scenario,
  p: Sight,
  player: number,
  dice: Dice,
): ({ readonly do: 'equip' } & EquipOrder) | null {
  const stacks = p.groups.flatMap((own, group) => [...own.stacks.keys()].map(stack => ({ group, stack })))
  const kinds = at(s.players, player).stores
  if (stacks.length === 0 || kinds.length === 0) return null
  const kind = at(kinds, rollDice(dice, kinds.length))
  return { do: 'equip', ...at(stacks, rollDice(dice, stacks.length)), kind }
}
