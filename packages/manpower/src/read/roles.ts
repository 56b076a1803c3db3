import type { Unit } from '../scenario.ts'
import { isMen } from '../combat/casualties.ts'

/** A unit's part in an army. */
export type Role =
  | 'foot'
  | 'horse'
  | 'support'
  | 'guns'
  | 'anti-tank'
  | 'anti-air'
  | 'armour'
  | 'flyers'
  | 'engineers'
  | 'casters'
  | 'carriers'
  | 'spotters'
  | 'heroes'

/** The parts of an army in the order of a list. */
export const ROLES: readonly Role[] = [
  'foot',
  'horse',
  'armour',
  'support',
  'guns',
  'anti-tank',
  'anti-air',
  'engineers',
  'casters',
  'flyers',
  'carriers',
  'spotters',
  'heroes',
]

/** What makes a unit one of a part; the first that fits counts. */
const KINDS: readonly (readonly [Role, (unit: Unit) => boolean])[] = [
  ['heroes', ({ hero }) => hero !== null],
  ['flyers', ({ minSpeed }) => minSpeed !== null],
  ['engineers', ({ traits }) => traits.engineer !== undefined],
  ['casters', ({ traits }) => traits.spellcasting !== undefined],
  ['horse', unit => isMen(unit) && unit.traits.mounted !== undefined],
  ['foot', isMen],
  ['spotters', ({ traits }) => traits.spotter !== undefined],
  [
    'anti-air',
    ({ attacks, traits }) =>
      traits['aa-factor'] !== undefined || attacks.some(({ against }) => against === 'flyers'),
  ],
  [
    'guns',
    ({ attacks: [usual] }) => usual !== undefined && (usual.inaccuracy !== null || usual.against === 'works'),
  ],
  ['armour', ({ armour, attacks, health }) => health !== null && armour !== 'N' && isArmed(attacks)],
  ['anti-tank', ({ attacks }) => attacks.some(({ pierce, against }) => pierce === 'H' && against === 'all')],
  ['support', ({ attacks }) => attacks.some(({ kind }) => kind === 'volley')],
  ['guns', ({ attacks }) => isArmed(attacks)],
  ['carriers', ({ traits }) => traits.carries !== undefined || traits.cargo !== undefined],
  ['spotters', () => true],
]

const isArmed = (attacks: Unit['attacks']): boolean => attacks.length > 0

export const roleOf = (unit: Unit): Role => KINDS.find(([, isOf]) => isOf(unit))?.[0] ?? 'spotters'
