import type { Role } from '@sandtable/manpower'

export type { Role } from '@sandtable/manpower'
export type { SymbolName } from '@sandtable/draw'

/** The parts of an army, in the order of the list. */
export const ROLES: readonly Role[] = [
  'foot',
  'horse',
  'support',
  'anti-tank',
  'anti-air',
  'guns',
  'armour',
  'flyers',
  'engineers',
  'casters',
  'carriers',
  'spotters',
  'heroes',
]
