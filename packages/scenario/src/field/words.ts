/** The words that battles in metres are written with; every list of them stands here and nowhere else. */

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

/** What a unit is or can do beyond its numbers. */
export const UNIT_TRAITS = [
  'flying',
  'aa',
  'aa-factor',
  'bombs',
  'guided',
  'spotter',
  'mounted',
  'skirmisher',
  'engineer',
  'cargo',
  'carries',
  'spellcasting',
  'brace',
  'rail',
  'ignores-mud',
  'ignores-first-block',
  'unblockable',
  'no-ambush',
  'crushes-wire',
  'parachute',
] as const

/** What a building does to those in it, on it or before it. */
export const WORK_TRAITS = [
  'blocks-move',
  'blocks-sight',
  'hazard',
  'advantage',
  'halves-blasts',
  'high-ground',
  'shelter',
  'mines',
  'bridge',
  'hospital',
  'depot',
  'factory',
  'base',
  'airfield',
] as const

/** M-haz-terrain, M-move-block-terrain; houses block movement and sight. */
export const GROUND = ['forest', 'river', 'mud', 'swamp', 'water', 'cliff', 'house', 'field', 'rail'] as const
export const STATUSES = ['ambushing', 'defending', 'attacking'] as const
export const EDGES = ['north', 'east', 'south', 'west'] as const
