import type { EquipmentFile } from '@sandtable/scenario'
import type { Group, Stack } from '../position.ts'
import type { Unit } from '../scenario.ts'
import { NOBODY } from '../position.ts'

type NewGroup = Pick<
  Group,
  'owner' | 'name' | 'at' | 'facing' | 'files' | 'order' | 'stacks' | 'where' | 'flying'
>

/** A group to which nothing has happened yet. */
export const newGroup = (made: NewGroup): Group => ({
  ...made,
  carrier: NOBODY,
  inside: NOBODY,
  spent: 0,
  covered: 0,
  trail: [],
  still: 0,
  engaged: NOBODY,
  came: [],
  passed: 0,
  low: 0,
  high: 0,
  strays: [],
})

/** MG-equip Uses are the stack's; weapons that one man uses have one use for each price paid. */
export const usesOf = (
  { uses, per, attack }: Pick<EquipmentFile, 'uses' | 'per'> & { readonly attack: object | null },
  units: number,
): number => (uses ?? 0) * (attack === null || per === 0 ? 1 : Math.ceil(units / per))

/** Fresh units of a kind. */
export function stackOf(
  { health, crew }: Pick<Unit, 'health' | 'crew'>,
  made: Pick<Stack, 'unit' | 'equipment' | 'spells'> & { units: number },
): Stack {
  const { units, ...rest } = made
  const each = (value: number | null): number[] =>
    value === null ? [] : Array.from({ length: units }, () => value)
  return {
    ...rest,
    healthy: units,
    injured: 0,
    dead: 0,
    health: each(health),
    crew: each(crew),
    taken: each(health === null && crew === null ? null : 0),
    half: 0,
    fired: [],
    used: 0,
  }
}
