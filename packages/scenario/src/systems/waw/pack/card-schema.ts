import { z } from 'zod'
import { expected, oneOf } from '../../../say.ts'
import {
  amount,
  map,
  ref,
  shownName,
  some,
  table,
  textOf,
  wholeFrom,
  word,
  yesOrNo,
} from '../../../shapes.ts'
import { CARD_PHASES, FAMILIES } from '../vocabulary.ts'
import { CONDITION, turn } from './condition-schema.ts'
import { effects } from './effect-schema.ts'
import { say } from '../../../words/phrase.ts'

const phase = word(CARD_PHASES)

const CARD = map('card', {
  player: ref('a-player'),
  deck: wholeFrom(1, 20).optional(),
  name: shownName,
  text: textOf(1000),
  family: word(FAMILIES),
  copies: wholeFrom(1, 20).optional(),
  generic: map('generic-use', {
    when: z.union([phase, some(phase, 'list-of-one-phase-or-more')], {
      error: expected(say('or-a-list', { known: oneOf(CARD_PHASES) })),
    }),
    effects,
  }).optional(),
  battle: map('battle-use', { effects }).optional(),
  lasting: turn.optional(),
  once: yesOrNo.optional(),
  cost: map('cost', { money: amount.optional(), points: amount.optional() }).optional(),
  if: CONDITION.optional(),
})

/** cards.yaml as it is written. */
export const CARDS = map('cards', { cards: table(CARD, 'map-of-cards', 500) })

export type CardsText = z.infer<typeof CARDS>
export type CardText = z.infer<typeof CARD>
