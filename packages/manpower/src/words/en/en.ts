import { COMBAT, COMBAT_ON_MAP } from './combat.ts'
import { MOVEMENT, MOVEMENT_ON_MAP } from './movement.ts'
import { NAMES, NAMES_ON_MAP } from './names.ts'
import { POWERS, POWERS_ON_MAP } from './powers.ts'
import { REASONS } from './reasons.ts'
import { REFUSALS } from './refusals.ts'
import { SHEETS } from './sheets.ts'
import { UNIT_CARD } from './unit-card.ts'
import { SKIRMISH } from './skirmish.ts'
import { TABLE } from './table.ts'
import { TURN, TURN_ON_MAP } from './turn.ts'

/** Every phrase of a battle in English. */
export const EN = {
  ...NAMES,
  ...NAMES_ON_MAP,
  ...TURN,
  ...TURN_ON_MAP,
  ...MOVEMENT,
  ...MOVEMENT_ON_MAP,
  ...COMBAT,
  ...COMBAT_ON_MAP,
  ...POWERS,
  ...POWERS_ON_MAP,
  ...TABLE,
  ...REASONS,
  ...REFUSALS,
  ...SHEETS,
  ...UNIT_CARD,
  ...SKIRMISH,
} as const satisfies Readonly<Record<string, string>>
