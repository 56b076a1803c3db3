import type { GroupSight } from '../position.ts'
import type { Telling } from './log-line.ts'
import { living } from '../formation/layout.ts'
import { phrase } from './log-line.ts'
import { row, unitName } from './names.ts'

/** What a group consists of: 80 Riflemen and 2 Field guns. */
export const makeup = (t: Pick<Telling, 's' | 'words'>, group: GroupSight): string =>
  row(
    t,
    group.stacks
      .filter(stack => living(stack) > 0)
      .map(stack => phrase(t, 'makeup', { number: living(stack), unit: unitName(t.s, stack.unit) })),
  )
