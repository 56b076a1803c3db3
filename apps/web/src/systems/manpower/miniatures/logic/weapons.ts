import type { Attack, GroupSight, Scenario, Sight, Weapon } from '@sandtable/manpower'
import { attackOf, isAimedAtGround, living, weaponsIn } from '@sandtable/manpower'
import i18next from 'i18next'

/** A stack of a group, both by number. */
export interface StackRef {
  readonly group: number
  readonly stack: number
}

export const groupAt = (p: Sight, group: number): GroupSight => p.groups[group] as GroupSight

const stackAt = (p: Sight, { group, stack }: StackRef): GroupSight['stacks'][number] =>
  groupAt(p, group).stacks[stack] as GroupSight['stacks'][number]

export const ownerOf = (p: Sight, { group }: Pick<StackRef, 'group'>): number => groupAt(p, group).owner

export const unitName = (s: Scenario, p: Sight, place: StackRef): string =>
  s.units[stackAt(p, place).unit]?.name ?? ''

export const livingAt = (p: Sight, place: StackRef): number => living(stackAt(p, place))

/** Every stack with units left. */
export const livingStacks = (p: Sight): StackRef[] =>
  p.groups.flatMap(({ stacks }, group) =>
    stacks.flatMap((held, stack) => (living(held) > 0 ? [{ group, stack }] : [])),
  )

/** Whether two sides have units left. */
export const hasEnemies = (p: Sight): boolean =>
  new Set(livingStacks(p).map(place => ownerOf(p, place))).size > 1

/** Every weapon with shots left this turn. */
export const readyWeapons = (s: Scenario, p: Sight): ReturnType<typeof weaponsIn> =>
  [...p.groups.keys()].flatMap(group => weaponsIn(s, p, group))

/** Whether the weapon is aimed at the ground, so that people enter the units it hits. */
export const isAreaWeapon = (s: Scenario, p: Sight, weapon: Weapon): boolean =>
  isAimedAtGround(attackOf(s, p, weapon))

/** A weapon in a list: the group, its units, and the weapon's name if it has one. */
export function weaponName(s: Scenario, p: Sight, weapon: Weapon): string {
  const { name }: Attack = attackOf(s, p, weapon)
  const of = { group: groupAt(p, weapon.group).name, unit: unitName(s, p, weapon) }
  return name === null
    ? i18next.t('miniatures:weapon-of', of)
    : i18next.t('miniatures:weapon-named', { ...of, weapon: name })
}

export const isSame = (a: StackRef, b: StackRef): boolean => a.group === b.group && a.stack === b.stack
export const isSameWeapon = (a: Weapon, b: Weapon): boolean => isSame(a, b) && a.attack === b.attack
