import { z } from 'zod'
import { expected } from '../../../say.ts'
import { id, list, map, amount, ref, shownName, some, textOf, wholeFrom, word } from '../../../shapes.ts'
import { cap, options } from '../shapes.ts'
import { CARD_PHASES, EDITIONS, PHASES, RULESETS } from '../vocabulary.ts'
import { CONDITION, levels, turn, TURN_LIMIT } from './condition-schema.ts'
import { effects } from './effect-schema.ts'
import { fdv } from './map-schema.ts'
import { say } from '../../../words/phrase.ts'

const price = wholeFrom(0, 1000)

const PLAYER = map('player', {
  id,
  name: shownName,
  side: id.optional(),
  joins: turn.optional(),
  points: amount.optional(),
  money: amount.optional(),
  income: wholeFrom(0, 1000).optional(),
  hand: wholeFrom(0, 20).optional(),
  supremacy: wholeFrom(0, 9).optional(),
  technology: levels.optional(),
  forts: list(
    map('fortress-counter', { fdv, price: price.nullable().optional() }),
    'list-of-fortress-counters',
  )
    .max(50, { error: expected('at-most-50-fortress-counters') })
    .optional(),
  pool: list(ref('a-leader'), 'list-of-leaders').optional(),
})

const RULE = map('special-rule', {
  name: shownName,
  text: textOf(1000),
  when: word(['always', ...CARD_PHASES]),
  player: ref('a-player').optional(),
  if: CONDITION.optional(),
  effects,
})

const VICTORY = map('victory', {
  conditions: list(
    map('victory-condition', {
      player: ref('a-player'),
      name: shownName,
      if: CONDITION,
      at: word(['end']).optional(),
    }),
    'list-of-victory-conditions',
  )
    .max(50, { error: expected('at-most-50-victory-conditions') })
    .optional(),
  otherwise: z.string({ error: expected('points-or-players-id') }),
})

/** pack.yaml as written. */
export const PACK = map('pack', {
  ruleset: word(RULESETS),
  edition: word(EDITIONS),
  title: shownName,
  year: wholeFrom(-10_000, 10_000),
  about: textOf(5000),
  tagline: shownName.optional(),
  minutes: wholeFrom(1, 10_000).optional(),
  difficulty: wholeFrom(1, 3).optional(),
  turns: some(shownName, 'list-of-names-one-a-turn').max(TURN_LIMIT, {
    error: expected(say('at-most-turns', { most: TURN_LIMIT })),
  }),
  uses: list(word(PHASES), 'list-of-phases').optional(),
  options: options.optional(),
  cap: cap.optional(),
  'extra-draw': price.optional(),
  absent: word(['bot', 'forfeit']).optional(),
  resources: list(id, 'list-of-resources')
    .max(20, { error: expected('at-most-20-resources') })
    .optional(),
  technologies: list(id, 'list-of-technologies')
    .max(20, { error: expected('at-most-20-technologies') })
    .optional(),
  players: list(PLAYER, 'list-of-players')
    .min(2, { error: expected('n-2-to-8-players') })
    .max(8, { error: expected('n-2-to-8-players') }),
  peace: list(
    z.tuple([ref('a-side'), ref('a-side')], { error: expected('pair-of-sides') }),
    'list-of-pairs-of-sides',
  ).optional(),
  victory: VICTORY,
  rules: list(RULE, 'list-of-special-rules')
    .max(100, { error: expected('at-most-100-special-rules') })
    .optional(),
  expects: map('what-is-expected', {
    unsupplied: list(ref('a-unit'), 'list-of-units').optional(),
    unreachable: list(ref('a-region'), 'list-of-regions').optional(),
  }).optional(),
})

export type PackText = z.infer<typeof PACK>
export type PlayerText = z.infer<typeof PLAYER>
export type RuleText = z.infer<typeof RULE>
