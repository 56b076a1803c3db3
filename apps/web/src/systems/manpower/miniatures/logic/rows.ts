import type { Scenario, SheetRow, Sight } from '@sandtable/manpower'
import type { Figure } from '../../field/logic/sheet-rows.ts'
import { speedOf } from '@sandtable/manpower'
import { metres } from '../../field/logic/metres.ts'
import { sheetRows } from '../../words/story.ts'

/** The units of one kind in a group, alive, injured and dead, with the latest changes. */
export interface StackRow {
  readonly name: string
  readonly alive: Figure
  readonly injured: Figure
  readonly dead: Figure
}

export interface GroupRow extends Omit<SheetRow, 'speed'> {
  /** M-sheet-speed Metres a turn, and the kind of unit that sets them; null where nobody lives. */
  readonly speed: { readonly metres: number; readonly from: string } | null
  readonly stacks: readonly StackRow[]
  readonly isGone: boolean
}

/** M-sheet-columns The unit tracking sheet, with its earlier numbers. */
export const groupRows = (s: Scenario, p: Sight, before: Sight | null): GroupRow[] =>
  sheetRows(s, p).map(row => {
    const group = p.groups[row.group]
    const stacks = (group?.stacks ?? []).map((stack, k) => {
      const was = before?.groups[row.group]?.stacks[k]
      const figure = (of: 'healthy' | 'injured' | 'dead'): Figure => ({
        now: stack[of],
        was: was === undefined || was[of] === stack[of] ? null : was[of],
      })
      return {
        name: s.units[stack.unit]?.name ?? '',
        alive: figure('healthy'),
        injured: figure('injured'),
        dead: figure('dead'),
      }
    })
    const isGone = stacks.every(({ alive, injured }) => alive.now + injured.now === 0)
    return { ...row, speed: isGone ? null : paceOf(s, p, row.group), stacks, isGone }
  })

function paceOf(s: Scenario, p: Sight, group: number): NonNullable<GroupRow['speed']> {
  const { speed, from } = speedOf(s, p, group)
  return { metres: metres(speed), from: s.units[from]?.name ?? '' }
}
