/** The words of battles in metres; every list of them is here and nowhere else. */

export const ERAS = ['medieval', 'napoleonic', 'pre-war', 'ww1', 'ww2', 'modern'] as const
export const LEVELS = ['N', 'L', 'M', 'H'] as const
export const ARMOURS = ['N', 'L', 'L*', 'M', 'H'] as const
export const DAMAGE_TYPES = [
  'slashing',
  'piercing',
  'bashing',
  'gunshot',
  'magic',
  'fire',
  'chemical',
  'explosion',
] as const
export const ATTACK_KINDS = ['volley', 'discrete'] as const

/** A unit's traits and abilities without a number. */
export const PLAIN_TRAITS = [
  'aa',
  'bombs',
  'guided',
  'spotter',
  'mounted',
  'skirmisher',
  'brace',
  'rail',
  'ignores-mud',
  'ignores-first-block',
  'unblockable',
  'no-ambush',
  'crushes-wire',
  'parachute',
] as const
/** And those with one: men carried, spells taken, engineers it counts as. */
export const COUNTED_TRAITS = ['aa-factor', 'engineer', 'cargo', 'carries', 'spellcasting'] as const
export const UNIT_TRAITS = ['flying', ...PLAIN_TRAITS, ...COUNTED_TRAITS] as const

/** Silhouettes of units. */
export const SYMBOLS = [
  'foot',
  'spear',
  'sword',
  'bow',
  'crossbow',
  'horse',
  'lance',
  'musket',
  'rifle',
  'sharpshooter',
  'machine-gun',
  'cannon',
  'howitzer',
  'mortar',
  'rocket',
  'gas',
  'catapult',
  'ram',
  'anti-tank',
  'anti-air',
  'light-tank',
  'tank',
  'heavy-tank',
  'armoured-car',
  'motorcycle',
  'engineer',
  'engineer-vehicle',
  'caster',
  'hero',
  'wagon',
  'mule',
  'truck',
  'train',
  'balloon',
  'airship',
  'plane',
  'bomber',
  'transport-plane',
  'jet',
  'helicopter',
  'drone',
  'parachute',
] as const

/** The scope of an effect. */
export const WHOM = [
  'all',
  'men',
  'vehicles',
  'mounted',
  'flyers',
  'infantry',
  'engineers',
  'casters',
] as const

/** What a building does to units in it, on it or in front of it. */
export const PLAIN_WORKS = [
  'blocks-move',
  'blocks-sight',
  'hazard',
  'halves-blasts',
  'high-ground',
  'shelter',
  'mines',
  'bridge',
  'hospital',
  'base',
  'airfield',
] as const
/** Effects with a number: points of advantage, cargo stored, cargo made in a campaign turn. */
export const COUNTED_WORKS = ['advantage', 'depot', 'factory'] as const
export const WORK_TRAITS = [...PLAIN_WORKS, ...COUNTED_WORKS] as const

/** M-haz-terrain, M-move-block-terrain; houses block movement and sight. */
export const GROUND = ['forest', 'river', 'mud', 'swamp', 'water', 'cliff', 'house', 'field', 'rail'] as const
export const STATUSES = ['ambushing', 'defending', 'attacking'] as const
export const EDGES = ['north', 'east', 'south', 'west'] as const
