import { z } from 'zod'
import { nearest } from './near.ts'
import { PROBLEM_LIMIT } from './problem.ts'
import { expected, expectedText, oneLine, oneOf, printable, safe } from './say.ts'

/** The codes of W-4.1-types, and the two that its later chapters use. */
const TYPES = 'C M G T A N Air B CV SS S D I P H L AA F FB'.split(' ')
const TERRAINS = ['clear', 'forest', 'hills', 'mountain', 'swamp', 'desert', 'urban'] as const
const FLAGS = [
  'sk',
  'elite',
  'guard',
  'heavy',
  'suicide',
  'bunker',
  'marine',
  'para',
  'unsupplied',
  'reduced',
] as const

/** Words that an answer to a decision can be; a counter of that name could not be told from them. */
const RESERVED = ['pass', 'reroll', 'keep', 'default']

const UNIT_LIMIT = 500
const NAME_LIMIT = 80

const word = <const T extends readonly string[]>(words: T) => z.enum(words, { error: expected(oneOf(words)) })

const whole = z.int({ error: expected('a whole number') })
const wholeFrom = (least: number, most: number) =>
  z
    .int({ error: expected(`a whole number from ${least} to ${most}`) })
    .min(least)
    .max(most)
const natural = z.int({ error: expected('a whole number, 0 or more') }).min(0)
const yesOrNo = z.boolean({ error: expected('true or false') })

const text = z.string({ error: expectedText('text') }).refine(printable, {
  error: 'expected text without control characters',
})

const name = z
  .string({ error: expectedText('a name') })
  .min(1)
  .max(NAME_LIMIT, { error: `expected a name of at most ${NAME_LIMIT} characters` })
  .refine(given => given.trim() !== '')
  .refine(oneLine, { error: 'expected a name without control characters' })
  .refine(given => !RESERVED.includes(given.toLowerCase()), {
    error: ({ input }) => `expected another name: ${safe(String(input))} is a word of the game's own`,
  })

const list = <T extends z.ZodType>(item: T, what: string) => z.array(item, { error: expected(what) })

/** A map with these keys and no others. Its unknown keys come as one complaint, whose message has a line for each. */
const map = <T extends z.ZodRawShape>(what: string, shape: T) =>
  z.strictObject(shape, {
    error: issue =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .slice(0, PROBLEM_LIMIT)
            .map(key => unknownKey(key, Object.keys(shape)))
            .join('\n')
        : expected(what)(issue),
  })

function unknownKey(key: string, known: readonly string[]): string {
  const meant = nearest(key, known)
  const hint = meant === null ? `expected ${oneOf(known)}` : `did you mean '${meant}'?`
  return `unknown key '${safe(key)}': ${hint}`
}

const FACTOR = 'a whole number or [front, back]'
const factor = z.union([wholeFrom(0, 30), z.tuple([wholeFrom(0, 30), wholeFrom(0, 30)])], {
  error: expected(FACTOR),
})
/** What is said where a unit lacks a factor that its class needs. */
export const FACTOR_REQUIRED = `required: ${FACTOR}`

const LEADER = map('a leader (name, rank, cf, mf)', {
  name,
  rank: z.literal([1, 2, 3, 'monarch'], { error: expected(oneOf([1, 2, 3, 'monarch'])) }),
  cf: wholeFrom(-9, 9),
  mf: wholeFrom(-9, 9),
  hierarchy: z
    .string({ error: expected('one letter from A to Z') })
    .regex(/^[A-Z]$/)
    .optional(),
  type: word(TYPES).optional(),
  commands: list(word(['land', 'naval', 'air']), 'a list of land, naval, air').optional(),
})

const UNIT = map('a unit (name, cf, mf)', {
  name,
  class: word(['combat', 'support']).optional(),
  type: word(TYPES).optional(),
  cf: factor.optional(),
  mf: factor.optional(),
  flags: list(word(FLAGS), 'a list of flags').optional(),
})

const EFFECT = map('an effect (modifier, morale or forbid)', {
  modifier: whole.optional(),
  morale: whole.optional(),
  forbid: word(['pursuit', 'reroll']).optional(),
  side: word(['own', 'enemy']).optional(),
  rounds: word(['this', 'rest']).optional(),
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

const option = z.union([z.boolean(), z.int(), text, z.record(z.string(), text)], {
  error: expected('true, false, a whole number, text or a map of texts'),
})

/** A battle file as it is written. */
export const BATTLE = map('a battle (ruleset, edition, year, kind, terrain, attacker, defender)', {
  ruleset: word(['waw']),
  edition: word(['A', 'B']),
  year: whole,
  kind: word(['land']),
  terrain: word(TERRAINS),
  crossing: word(['minor-river', 'major-river']).optional(),
  bridge: yesOrNo.optional(),
  landing: yesOrNo.optional(),
  options: z.record(z.string(), option, { error: expected('a map of options') }).optional(),
  cap: map('a cap (bonus, malus)', { bonus: natural.optional(), malus: whole.optional() }).optional(),
  attacker: SIDE,
  defender: SIDE,
  script: map('a script (dice, choices)', {
    dice: list(wholeFrom(0, 9), 'a list of dice').optional(),
    choices: list(text, 'a list of choices').optional(),
  }).optional(),
})

export type Battle = z.infer<typeof BATTLE>
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
