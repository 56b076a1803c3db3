import { z } from 'zod'
import { expected } from '../../say.ts'
import { byRef, list, map, ref, shownName, table, wholeFrom, word } from '../../shapes.ts'
import { cost, facing, point } from './measures.ts'
import { TURN_LIMIT } from './pack-schema.ts'
import { coded, say } from '../../words/phrase.ts'

const STACK_LIMIT = 10_000
export const GROUP_LIMIT = 200

const units = wholeFrom(1, STACK_LIMIT)

/** A number of units, or units with their equipment, spells and more. */
const stackOf = <T extends z.ZodRawShape>(more: T) =>
  z.union(
    [
      units,
      map('stack', {
        units,
        equipment: list(ref('some-equipment'), 'list-of-equipment').optional(),
        spells: list(ref('a-spell'), 'list-of-spells').optional(),
        ...more,
      }),
    ],
    { error: expected(say('units-or-stack', { most: STACK_LIMIT })) },
  )

const stacksOf = <T extends z.ZodType>(stack: T) =>
  byRef(stack, 'map-of-stacks-unit-by-unit').refine(made => Object.keys(made).length > 0, {
    error: coded(say('no-stack')),
  })

const STACK = stackOf({})
const order = word(['close', 'open']).optional()

const GROUP = map('group', {
  name: shownName,
  stacks: stacksOf(STACK),
  at: point.optional(),
  facing,
  files: units.optional(),
  order,
})

const count = wholeFrom(0, STACK_LIMIT)

/** A group at a table: its place isn't measured, and it may have had losses. */
const LISTED = map('listed-group', {
  name: shownName,
  stacks: stacksOf(
    stackOf({
      injured: count.optional(),
      dead: count.optional(),
      damage: list(wholeFrom(1, 10_000), 'list-of-the-damage-that-each-has-taken').optional(),
    }),
  ),
  order,
})

const groups = table(GROUP, 'map-of-groups', GROUP_LIMIT)
/** The groups of a roster. */
export const listedGroups = table(LISTED, 'map-of-groups', GROUP_LIMIT)

const ARMY = map('army', {
  leader: ref('a-leader').optional(),
  manpower: cost.optional(),
  reserve: cost.optional(),
  buys: list(ref('a-unit'), 'list-of-units').optional(),
  groups: groups.optional(),
  reinforcements: list(
    map('reinforcements', {
      turn: wholeFrom(1, TURN_LIMIT),
      manpower: cost.optional(),
      groups: groups.optional(),
    }),
    'list-of-reinforcements',
  )
    .max(50, { error: expected('at-most-50-reinforcements') })
    .optional(),
})

/** armies.yaml as written: an army for each side. */
export const ARMIES = byRef(ARMY, 'map-of-armies-side-by-side')

export type ArmiesText = z.infer<typeof ARMIES>
export type ArmyText = z.infer<typeof ARMY>
export type GroupText = z.infer<typeof GROUP>
export type StackText = z.infer<typeof STACK>
export type ListedText = z.infer<typeof LISTED>
