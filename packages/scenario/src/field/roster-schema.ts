import type { z } from 'zod'
import { expected } from '../say.ts'
import { map, ref, shownName, table, word } from '../shapes.ts'
import { listedGroups } from './army-schema.ts'
import { colour } from './pack-schema.ts'
import { SHEET } from './sheet-schema.ts'
import { ERAS, STATUSES } from './words.ts'

const SIDE = map('a side (name, groups)', {
  name: shownName,
  colour: colour.optional(),
  status: word(STATUSES).optional(),
  leader: ref('a leader').optional(),
  groups: listedGroups,
})

const MOST = 6
const A_TABLE = { error: expected(`2 to ${MOST} sides`) }

/** What is on the table, in whatever file it is written. */
const ROSTER_KEYS = {
  ruleset: word(['manpower']),
  title: shownName,
  era: word(ERAS),
  sheets: SHEET.optional(),
  sides: table(SIDE, 'a map of sides', MOST).refine(sides => Object.keys(sides).length >= 2, A_TABLE),
}

/** A roster as it is written: all that stands on a table with miniatures, side by side. */
export const ROSTER = map('a roster (ruleset, title, era, sides)', ROSTER_KEYS)

export type RosterText = z.infer<typeof ROSTER>
export type RosterSideText = z.infer<typeof SIDE>
