import type { z } from 'zod'
import { expected } from '../../say.ts'
import { byRef, map, ref, shownName, table, wholeFrom, word, yesOrNo } from '../../shapes.ts'
import { listedGroups } from './army-schema.ts'
import { colour } from './pack-schema.ts'
import { SHEET } from './sheet-schema.ts'
import { ERAS, STATUSES } from './words.ts'
import { say } from '../../words/phrase.ts'

const SIDE = map('side-of-roster', {
  name: shownName,
  colour: colour.optional(),
  status: word(STATUSES).optional(),
  leader: ref('a-leader').optional(),
  groups: listedGroups,
})

const GROUND = map('what-the-ground-does', {
  higher: yesOrNo.optional(),
  forest: yesOrNo.optional(),
  node: yesOrNo.optional(),
  more: byRef(wholeFrom(-20, 20), 'map-of-rows-each-with-its-change').optional(),
})

/** The requested odds: groups as side/group, and their state. */
const ASKED = map('attack-in-question', {
  by: ref('a-group-as-side-group'),
  at: ref('a-group-as-side-group'),
  own: GROUND.optional(),
  theirs: GROUND.optional(),
  turns: wholeFrom(1, 50).optional(),
})

const MOST = 6
const A_TABLE = { error: expected(say('two-to-most-sides', { most: MOST })) }

/** The table's content, in any file. */
const ROSTER_KEYS = {
  ruleset: word(['manpower']),
  title: shownName,
  era: word(ERAS),
  sheets: SHEET.optional(),
  sides: table(SIDE, 'map-of-sides', MOST).refine(sides => Object.keys(sides).length >= 2, A_TABLE),
  odds: ASKED.optional(),
}

/** A roster as written: everything on a table with miniatures, side by side. */
export const ROSTER = map('roster', ROSTER_KEYS)

export type RosterText = z.infer<typeof ROSTER>
export type AskedText = z.infer<typeof ASKED>
export type RosterSideText = z.infer<typeof SIDE>
