import { z } from 'zod'
import { expected } from '../../say.ts'
import { list, map, ref, shownName, table, wholeFrom, word, yesOrNo } from '../../shapes.ts'
import { cost, distance, equivalence, eras, formula, heightOver, pattern, size } from './measures.ts'
import { powers } from './power-schema.ts'
import {
  ARMOURS,
  COUNTED_TRAITS,
  COUNTED_WORKS,
  DAMAGE_TYPES,
  ERAS,
  LEVELS,
  PLAIN_TRAITS,
  PLAIN_WORKS,
  SYMBOLS,
} from './words.ts'

const SCALES = ['battle', 'campaign'] as const
const number = wholeFrom(1, 10_000)
const health = wholeFrom(1, 10_000)
const ROW_LIMIT = 500

const counted = <const K extends readonly string[]>(keys: K) =>
  z.object(
    Object.fromEntries(keys.map(key => [key, number.optional()])) as Record<
      K[number],
      z.ZodOptional<typeof number>
    >,
  ).shape

const DAMAGE = {
  damage: formula.optional(),
  type: word(DAMAGE_TYPES),
  pierce: word(LEVELS).optional(),
  explodes: size(1000).optional(),
  pattern: pattern.optional(),
  inaccuracy: formula.optional(),
}

const ATTACK = map('attack', {
  name: shownName.optional(),
  called: shownName.optional(),
  volley: equivalence.optional(),
  ...DAMAGE,
  range: distance,
  'min-range': distance.optional(),
  'direct-range': distance.optional(),
  ffs: yesOrNo.optional(),
  shots: wholeFrom(1, 20).optional(),
  against: word(['all', 'works', 'flyers']).optional(),
})

const UNIT_SHAPE = {
  name: shownName,
  singular: shownName.optional(),
  plural: shownName.optional(),
  symbol: word(SYMBOLS),
  era: word([...ERAS, 'any']).optional(),
  eras: eras.optional(),
  leader: ref('a-leader').optional(),
  cost,
  speed: distance,
  'min-speed': distance.optional(),
  width: size(200).optional(),
  me: equivalence.optional(),
  reach: distance.optional(),
  health: health.optional(),
  crew: health.optional(),
  armour: word(ARMOURS).optional(),
  attack: ATTACK.optional(),
  others: list(ATTACK, 'list-of-attacks').max(5).optional(),
  traits: list(word(PLAIN_TRAITS), 'list-of-traits').optional(),
  ...counted(COUNTED_TRAITS),
  resists: list(word(DAMAGE_TYPES), 'list-of-damage-types').optional(),
  weak: list(word(DAMAGE_TYPES), 'list-of-damage-types').optional(),
}

const UNIT = map('unit-of-sheet', UNIT_SHAPE)

const ABILITY = map('ability', {
  name: shownName,
  called: shownName.optional(),
  uses: wholeFrom(1, 20),
  effects: powers,
  lasts: formula.optional(),
})

const HERO = map('hero', {
  ...UNIT_SHAPE,
  aura: powers.optional(),
  ability: ABILITY.optional(),
  'is-leader': yesOrNo.optional(),
})

const WORK = map('work', {
  name: shownName,
  eras,
  cost,
  time: wholeFrom(0, 1000),
  scale: word(SCALES).optional(),
  health: health.optional(),
  armour: word(ARMOURS).optional(),
  size: z.tuple([size(1000), size(1000)], { error: expected('a-size-length-width-in-metres') }),
  height: heightOver.optional(),
  capacity: wholeFrom(0, 1000).optional(),
  traits: list(word(PLAIN_WORKS), 'list-of-traits').optional(),
  ...counted(COUNTED_WORKS),
  blast: map('blast', { damage: formula, explodes: size(1000) }).optional(),
})

const SPELL = map('spell', {
  name: shownName,
  time: wholeFrom(1, 100),
  scale: word(SCALES).optional(),
  casters: wholeFrom(1, 20),
  range: distance,
  ...DAMAGE,
  type: word(DAMAGE_TYPES).optional(),
  pattern: z.union([word(['group', 'stack']), pattern]).optional(),
  effects: powers.optional(),
  limit: map('limit', { men: number, vehicles: number }).optional(),
  lasts: formula.optional(),
})

const LEADER = map('leader-of-sheet', {
  name: shownName,
  effects: powers.optional(),
  ability: ABILITY.optional(),
})

const EQUIPMENT = map('equipment', {
  name: shownName,
  eras,
  cost,
  per: z.union([word(['group']), number]),
  uses: wholeFrom(1, 100).optional(),
  effects: powers.optional(),
  attack: ATTACK.optional(),
})

/** A stat sheet as it is written: rows of any kinds, by id. Its era is that of its units. */
export const SHEET = map('stat-sheet', {
  era: word(ERAS).optional(),
  units: table(UNIT, 'map-of-units', ROW_LIMIT).optional(),
  works: table(WORK, 'map-of-works', ROW_LIMIT).optional(),
  spells: table(SPELL, 'map-of-spells', ROW_LIMIT).optional(),
  leaders: table(LEADER, 'map-of-leaders', ROW_LIMIT).optional(),
  heroes: table(HERO, 'map-of-heroes', ROW_LIMIT).optional(),
  equipment: table(EQUIPMENT, 'map-of-equipment', ROW_LIMIT).optional(),
})

export type SheetText = z.infer<typeof SHEET>
export type FieldUnitText = z.infer<typeof UNIT>
export type AttackText = z.infer<typeof ATTACK>
export type HeroText = z.infer<typeof HERO>
export type AbilityText = z.infer<typeof ABILITY>
export type WorkText = z.infer<typeof WORK>
export type SpellText = z.infer<typeof SPELL>
export type FieldLeaderText = z.infer<typeof LEADER>
export type EquipmentText = z.infer<typeof EQUIPMENT>
