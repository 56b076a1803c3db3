import type { TFunction } from 'i18next'
import type { GroupSight, Scenario, Sight } from '@sandtable/manpower'
import { living, unitsOf } from '@sandtable/manpower'
import { groupAt } from './orders.ts'
import { sayUnits } from '../../words/story.ts'

/** How many are left of a stack, and what they are. */
export const stackWords = (s: Scenario, stack: GroupSight['stacks'][number]): string =>
  sayUnits(s, stack.unit, living(stack))

/** A group for those who cannot see it: its name, whose it is, and who is in it. */
export function groupName(t: TFunction, s: Scenario, p: Sight, group: number): string {
  const { name, owner, stacks } = groupAt(p, group)
  const made = stacks.filter(stack => living(stack) > 0).map(stack => stackWords(s, stack))
  return t('field:group', {
    name,
    side: s.players[owner]?.name ?? '',
    count: unitsOf(groupAt(p, group)),
    made,
  })
}
