import { BATTLE_WORDS } from './english/battle.ts'
import { CARD_WORDS } from './english/cards.ts'
import { ECONOMY_WORDS } from './english/economy.ts'
import { MOVEMENT_WORDS } from './english/movement.ts'
import { QUESTION_WORDS } from './english/questions.ts'
import { REFUSAL_WORDS } from './english/refusals.ts'
import { TURN_WORDS } from './english/turn.ts'

/** What every chapter counts and names. */
const COMMON_WORDS = {
  'count:unit:one': '1 unit',
  'count:unit:many': '{number} units',
  'count:leader:one': '1 leader',
  'count:leader:many': '{number} leaders',
  'count:hidden:one': '1 hidden unit',
  'count:hidden:many': '{number} hidden units',
  'count:hidden-leader:one': '1 hidden leader',
  'count:hidden-leader:many': '{number} hidden leaders',
  'count:face-down:one': 'a face-down leader',
  'count:face-down:many': '{number} face-down leaders',
  'count:step:one': '1 step',
  'count:step:many': '{number} steps',
  'count:region:one': '1 region',
  'count:region:many': '{number} regions',
  'count:card:one': '1 card',
  'count:card:many': '{number} cards',
  'count:replacement:one': '1 replacement',
  'count:replacement:many': '{number} replacements',
  'stack:led': '{leaders} with {units}',
  'stack:more': '{unit} and {more} more',
  die: 'die {sum}',
} as const

/** Every phrase of a war's story in English. A translation is another table with the same keys and `{…}` places. */
export const ENGLISH = {
  ...COMMON_WORDS,
  ...TURN_WORDS,
  ...CARD_WORDS,
  ...ECONOMY_WORDS,
  ...MOVEMENT_WORDS,
  ...BATTLE_WORDS,
  ...QUESTION_WORDS,
  ...REFUSAL_WORDS,
} as const satisfies Readonly<Record<string, string>>

export type Words = Readonly<Record<keyof typeof ENGLISH, string>>
