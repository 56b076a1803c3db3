import { z } from 'zod'
import { expected } from '../../../say.ts'
import { list, map, name, natural, textOf, whole, wholeFrom, word, yesOrNo } from '../../../shapes.ts'
import { cap, factor, LEADER_VALUES, options, type } from '../shapes.ts'
import {
  BATTLE_FLAGS,
  CLASSES,
  EDITIONS,
  IN_BATTLE,
  LAND_TERRAINS,
  RIVERS,
  ROUNDS,
  RULESETS,
  SIDES,
} from '../vocabulary.ts'
import { say } from '../../../words/phrase.ts'

const UNIT_LIMIT = 500
const text = textOf(2000)

const LEADER = map('leader-of-battle', { name, ...LEADER_VALUES })

const UNIT = map('unit-of-battle', {
  name,
  class: word(CLASSES).optional(),
  type: type.optional(),
  cf: factor.optional(),
  mf: factor.optional(),
  flags: list(word(BATTLE_FLAGS), 'list-of-flags').optional(),
})

const EFFECT = map('effect-of-battle', {
  modifier: whole.optional(),
  morale: whole.optional(),
  forbid: word(IN_BATTLE).optional(),
  side: word(SIDES).optional(),
  rounds: word(ROUNDS).optional(),
})

const CARD = map('card-of-battle', {
  name,
  text: text.optional(),
  effects: list(EFFECT, 'list-of-effects'),
})

const SIDE = map('side-of-battle', {
  name,
  leaders: list(LEADER, 'list-of-leaders').optional(),
  units: list(UNIT, 'list-of-units').max(UNIT_LIMIT, {
    error: expected(say('at-most-units', { most: UNIT_LIMIT })),
  }),
  supremacy: natural.optional(),
  cornered: yesOrNo.optional(),
  cards: list(CARD, 'list-of-cards').optional(),
})

/** A battle file as written. */
export const BATTLE = map('battle', {
  ruleset: word(RULESETS),
  edition: word(EDITIONS),
  year: whole,
  kind: word(['land']),
  terrain: word(LAND_TERRAINS),
  crossing: word(RIVERS).optional(),
  bridge: yesOrNo.optional(),
  landing: yesOrNo.optional(),
  options: options.optional(),
  cap: cap.optional(),
  attacker: SIDE,
  defender: SIDE,
  script: map('script', {
    dice: list(wholeFrom(0, 9), 'list-of-dice').optional(),
    choices: list(text, 'list-of-choices').optional(),
  }).optional(),
})

export type BattleText = z.infer<typeof BATTLE>
export type Side = z.infer<typeof SIDE>
export type Leader = z.infer<typeof LEADER>
export type Unit = z.infer<typeof UNIT>
export type Card = z.infer<typeof CARD>
export type Effect = z.infer<typeof EFFECT>

/** The JSON Schema of battle files, for completion and checks in an editor. */
export const battleSchema = (): z.core.JSONSchema.JSONSchema => ({
  title: 'A battle file of Sandtable',
  ...z.toJSONSchema(BATTLE, { io: 'input' }),
})
