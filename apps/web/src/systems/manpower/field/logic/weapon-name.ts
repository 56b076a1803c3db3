import type { Scenario, Sight, Weapon } from '@sandtable/manpower'
import { attackOf } from '@sandtable/manpower'
import { groupAt } from './orders.ts'
import i18next from 'i18next'

/** A weapon by its unit, and by its own name where the unit has several. */
export function weaponName(s: Scenario, p: Sight, weapon: Weapon): string {
  const unit = s.units[groupAt(p, weapon.group).stacks[weapon.stack]?.unit ?? -1]?.name ?? ''
  const { name } = attackOf(s, p, weapon)
  return name === null ? unit : i18next.t('field:weapon', { unit, weapon: name })
}
