import type { TFunction } from 'i18next'
import type { GroupSight, Scenario, Sight } from '@sandtable/manpower'
import { living, unitsOf } from '@sandtable/manpower'
import { groupAt } from './orders.ts'
import { sayUnits } from '../../words/story.ts'

/** The units left in a stack. */
export const stackWords = (s: Scenario, stack: GroupSight['stacks'][number]): string =>
  sayUnits(s, stack.unit, living(stack))

/** A group for screen readers: its name, its side, and its units. */
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
