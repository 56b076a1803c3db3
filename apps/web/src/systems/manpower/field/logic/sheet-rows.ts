import type { GroupSight, Scenario, Sight } from '@sandtable/manpower'
import { hasMorale, living, present, shotsOfGroup, speedOf } from '@sandtable/manpower'
import { groupAt } from './orders.ts'
import { metres } from './metres.ts'

/** A number of the unit sheet, and what it was before if that was another. */
export interface Figure {
  readonly now: number
  readonly was: number | null
}

/** A group on the unit sheet (M-sheet). */
export interface SheetRow {
  readonly group: number
  readonly side: number
  readonly name: string
  readonly made: readonly string[]
  /** How it left the battle alive; null: it didn't. */
  readonly gone: 'left' | 'captured' | null
  readonly alive: Figure
  readonly injured: Figure
  readonly dead: Figure
  readonly speed: number
  readonly shots: Figure
  readonly morale: 'high' | 'low' | null
}

/** All groups that are or were in the field, with the changes since an earlier position. */
export const sheetRows = (s: Scenario, p: Sight, before: Sight | null): SheetRow[] =>
  [...p.groups.keys()]
    .filter(group => groupAt(p, group).where !== 'merged' && groupAt(p, group).where !== 'due')
    .map(group => rowOf(s, p, before, group))

function rowOf(s: Scenario, p: Sight, before: Sight | null, group: number): SheetRow {
  const [now, was] = [groupAt(p, group), before?.groups[group]]
  const changed = (then: number | null, here: number): Figure => ({
    now: here,
    was: then === here ? null : then,
  })
  const figure = (count: (counted: GroupSight) => number): Figure =>
    changed(was === undefined ? null : count(was), count(now))
  const sum = (of: 'healthy' | 'injured' | 'dead') => (counted: GroupSight) =>
    counted.stacks.reduce((all, stack) => all + stack[of], 0)
  return {
    group,
    side: now.owner,
    name: now.name,
    made: now.stacks.filter(stack => living(stack) > 0).map(stack => s.units[stack.unit]?.name ?? ''),
    gone: now.where === 'left' || now.where === 'captured' ? now.where : null,
    alive: figure(sum('healthy')),
    injured: figure(sum('injured')),
    dead: figure(sum('dead')),
    speed: present(now) ? metres(speedOf(s, p, group).speed) : 0,
    shots: changed(
      before === null || was === undefined ? null : shotsOfGroup(s, before, group),
      shotsOfGroup(s, p, group),
    ),
    morale: hasMorale(s, p, now, 'high') ? 'high' : hasMorale(s, p, now, 'low') ? 'low' : null,
  }
}
