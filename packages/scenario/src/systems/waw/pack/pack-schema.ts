import { z } from 'zod'
import { expected } from '../../../say.ts'
import { id, list, map, amount, ref, shownName, some, textOf, wholeFrom, word } from '../../../shapes.ts'
import { cap, options } from '../shapes.ts'
import { CARD_PHASES, EDITIONS, PHASES, RULESETS } from '../vocabulary.ts'
import { CONDITION, levels, turn, TURN_LIMIT } from './condition-schema.ts'
import { effects } from './effect-schema.ts'
import { fdv } from './map-schema.ts'

const price = wholeFrom(0, 1000)

const PLAYER = map('a player (id, name)', {
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
    map('a fortress counter (fdv, price)', { fdv, price: price.nullable().optional() }),
    'a list of fortress counters',
  )
    .max(50, { error: expected('at most 50 fortress counters') })
    .optional(),
  pool: list(ref('a leader'), 'a list of leaders').optional(),
})

const RULE = map('a special rule (name, text, when, effects)', {
  name: shownName,
  text: textOf(1000),
  when: word(['always', ...CARD_PHASES]),
  player: ref('a player').optional(),
  if: CONDITION.optional(),
  effects,
})

const VICTORY = map('victory (conditions, otherwise)', {
  conditions: list(
    map('a victory condition (player, name, if)', {
      player: ref('a player'),
      name: shownName,
      if: CONDITION,
      at: word(['end']).optional(),
    }),
    'a list of victory conditions',
  )
    .max(50, { error: expected('at most 50 victory conditions') })
    .optional(),
  otherwise: z.string({ error: expected("points, or a player's id") }),
})

/** pack.yaml as it is written. */
export const PACK = map('a pack (ruleset, edition, title, year, about, turns, players, victory)', {
  ruleset: word(RULESETS),
  edition: word(EDITIONS),
  title: shownName,
  year: wholeFrom(-10_000, 10_000),
  about: textOf(5000),
  tagline: shownName.optional(),
  minutes: wholeFrom(1, 10_000).optional(),
  difficulty: wholeFrom(1, 3).optional(),
  turns: some(shownName, 'a list of names, one a turn').max(TURN_LIMIT, {
    error: expected(`at most ${TURN_LIMIT} turns`),
  }),
  uses: list(word(PHASES), 'a list of phases').optional(),
  options: options.optional(),
  cap: cap.optional(),
  'extra-draw': price.optional(),
  absent: word(['bot', 'forfeit']).optional(),
  resources: list(id, 'a list of resources')
    .max(20, { error: expected('at most 20 resources') })
    .optional(),
  technologies: list(id, 'a list of technologies')
    .max(20, { error: expected('at most 20 technologies') })
    .optional(),
  players: list(PLAYER, 'a list of players')
    .min(2, { error: expected('2 to 8 players') })
    .max(8, { error: expected('2 to 8 players') }),
  peace: list(
    z.tuple([ref('a side'), ref('a side')], { error: expected('a pair of sides') }),
    'a list of pairs of sides',
  ).optional(),
  victory: VICTORY,
  rules: list(RULE, 'a list of special rules')
    .max(100, { error: expected('at most 100 special rules') })
    .optional(),
  expects: map('what is expected (unsupplied, unreachable)', {
    unsupplied: list(ref('a unit'), 'a list of units').optional(),
    unreachable: list(ref('a region'), 'a list of regions').optional(),
  }).optional(),
})

export type PackText = z.infer<typeof PACK>
export type PlayerText = z.infer<typeof PLAYER>
export type RuleText = z.infer<typeof RULE>
