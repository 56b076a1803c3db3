import type { z } from 'zod'
import { expected } from '../../say.ts'
import { list, map, ref, shownName, some, wholeFrom, word } from '../../shapes.ts'

const STACK = map('stack-of-army-file', {
  unit: ref('a-unit'),
  units: wholeFrom(1, 10_000),
  equipment: list(ref('some-equipment'), 'list-of-equipment').optional(),
  spells: list(ref('a-spell'), 'list-of-spells').optional(),
})

const GROUP = map('listed-group', {
  name: shownName,
  order: word(['close', 'open']).optional(),
  stacks: some(STACK, 'list-of-stacks').max(20, { error: expected('n-1-to-20-stacks') }),
})

/** An army as written: its leader, and its groups in order. */
export const ARMY_FILE = map('army-file', {
  ruleset: word(['manpower']),
  army: shownName,
  leader: ref('a-leader').optional(),
  groups: some(GROUP, 'list-of-groups').max(100, { error: expected('n-1-to-100-groups') }),
})

export type ArmyFileText = z.infer<typeof ARMY_FILE>
