import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { centre, cornerFor, unitsOf } from '../formation/layout.ts'
import { halfSpeed, isOwn, speedLeft } from './mover.ts'
import { stance } from './carry.ts'
import { standing } from './room.ts'

/** A change of files and order, for half the speed. */
export interface FormOrder {
  readonly group: number
  readonly files: number
  readonly order: 'close' | 'open'
}

/** MG-spacing, MG-footprint How a group would stand in another formation, about the same centre; null: it may not. */
function reformed(
  s: Scenario,
  p: Sight,
  side: number,
  { group: g, files, order }: FormOrder,
): GroupSight | null {
  if (!isOwn(p, side, g)) return null
  const group = at(p.groups, g)
  if (group.inside !== NOBODY || files > unitsOf(group) || (files === group.files && order === group.order))
    return null
  if (halfSpeed(s, p, g) > speedLeft(s, p, g)) return null
  const changed: GroupSight = { ...group, files, order, strays: [] }
  const [x, y] = cornerFor(s, changed, group.facing, centre(s, group))
  return standing(s, p, [g], { ...changed, at: [x, y] })
}

export const mayForm = (s: Scenario, p: Sight, side: number, order: FormOrder): boolean =>
  reformed(s, p, side, order) !== null

export function form(g: Here<Manpower>, side: number, order: FormOrder): void {
  const { group, files } = order
  const changed = reformed(g.s, g.p, side, order) as GroupSight
  emit(g, {
    is: 'reformed',
    group,
    files,
    order: order.order,
    ...stance(changed),
    cost: halfSpeed(g.s, g.p, group),
  })
}
