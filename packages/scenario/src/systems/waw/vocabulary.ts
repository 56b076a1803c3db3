/** The words of files; every list of them is here and nowhere else. */

/** The codes of W-4.1-types, and the two that its later chapters use. */
export const TYPES = 'C M G T A N Air B CV SS S D I P H L AA F FB'.split(' ')
export const AIR_TYPES: readonly string[] = ['Air', 'B', 'F', 'FB', 'I', 'H']
export const SHIP_TYPES: readonly string[] = ['CV', 'SS']

export const LAND_TERRAINS = ['clear', 'forest', 'hills', 'mountain', 'swamp', 'desert', 'urban'] as const
export const TERRAINS = [...LAND_TERRAINS, 'sea'] as const
export const RIVERS = ['minor-river', 'major-river'] as const
export const CLOSED = ['impassable', 'neutral'] as const

const PRINTED = ['sk', 'elite', 'guard', 'heavy', 'suicide', 'bunker', 'marine', 'para'] as const
/** Flags of a unit in a battle file, two of which describe its state. */
export const BATTLE_FLAGS = [...PRINTED, 'unsupplied', 'reduced'] as const
/** Flags printed on a pack's counter. */
export const COUNTER_FLAGS = [...PRINTED, 'fixed', 'horde', 'structure'] as const

/** G-02 The kinds of units, whatever letters are printed on them. */
export const TRAITS = (
  'cavalry mountain mechanized guerrilla transport archer artillery naval air bomber siege discovery logistics ' +
  'antiair skirmisher elite guard heavy suicide bunker marine para fixed horde structure'
).split(' ')

export const RULESETS = ['waw'] as const
export const EDITIONS = ['A', 'B'] as const
export const CLASSES = ['combat', 'support'] as const
export const RANKS = [1, 2, 3, 'monarch'] as const
export const DOMAINS = ['land', 'naval', 'air'] as const

/** G-57 Phases that are played only if a pack says so. */
export const PHASES = [
  'production',
  'supply',
  'placement',
  'air',
  'naval',
  'breakthrough',
  'second-air',
] as const

/** Moments of a player turn in which a card may be played or a special rule happens. */
export const CARD_PHASES = [
  'cards',
  'production',
  'supply',
  'movement',
  'combat',
  'siege',
  'placement',
  'enemy-turn',
] as const

/** W-8-families */
export const FAMILIES = ['battle', 'movement', 'supply', 'event', 'economic'] as const

export const SIDES = ['own', 'enemy'] as const
export const ROUNDS = ['this', 'rest'] as const
export const ROLES = ['attacker', 'defender'] as const
export const IN_BATTLE = ['pursuit', 'reroll'] as const
export const FORBIDDEN = [...IN_BATTLE, 'move', 'attack', 'rail', 'hide', 'search'] as const
