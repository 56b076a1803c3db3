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

const UNIT_LIMIT = 500
const text = textOf(2000)

const LEADER = map('a leader (name, rank, cf, mf)', { name, ...LEADER_VALUES })

const UNIT = map('a unit (name, cf, mf)', {
  name,
  class: word(CLASSES).optional(),
  type: type.optional(),
  cf: factor.optional(),
  mf: factor.optional(),
  flags: list(word(BATTLE_FLAGS), 'a list of flags').optional(),
})

const EFFECT = map('an effect (modifier, morale or forbid)', {
  modifier: whole.optional(),
  morale: whole.optional(),
  forbid: word(IN_BATTLE).optional(),
  side: word(SIDES).optional(),
  rounds: word(ROUNDS).optional(),
})

const CARD = map('a card (name, effects)', {
  name,
  text: text.optional(),
  effects: list(EFFECT, 'a list of effects'),
})

const SIDE = map('a side (name, units)', {
  name,
  leaders: list(LEADER, 'a list of leaders').optional(),
  units: list(UNIT, 'a list of units').max(UNIT_LIMIT, { error: expected(`at most ${UNIT_LIMIT} units`) }),
  supremacy: natural.optional(),
  cornered: yesOrNo.optional(),
  cards: list(CARD, 'a list of cards').optional(),
})

/** A battle file as it is written. */
export const BATTLE = map('a battle (ruleset, edition, year, kind, terrain, attacker, defender)', {
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
  script: map('a script (dice, choices)', {
    dice: list(wholeFrom(0, 9), 'a list of dice').optional(),
    choices: list(text, 'a list of choices').optional(),
  }).optional(),
})

export type BattleText = z.infer<typeof BATTLE>
export type Side = z.infer<typeof SIDE>
export type Leader = z.infer<typeof LEADER>
export type Unit = z.infer<typeof UNIT>
export type Card = z.infer<typeof CARD>
export type Effect = z.infer<typeof EFFECT>

/** The JSON Schema of battle files, by which an editor completes and checks them while they are written. */
export const battleSchema = (): z.core.JSONSchema.JSONSchema => ({
  title: 'A battle file of Sandtable',
  ...z.toJSONSchema(BATTLE, { io: 'input' }),
})
