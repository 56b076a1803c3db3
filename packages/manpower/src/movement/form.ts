import type { Anywhere } from '@sandtable/kernel'
import type { FormOrder } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { centre, cornerFor, footprint, unitsOf } from '../formation/layout.ts'
import { halfSpeed, isOwn, speedLeft } from './mover.ts'
import { stance } from './carry.ts'
import { standing } from './room.ts'
import { treadOnMines } from './mines.ts'

export type WhyNotForm =
  'not-there' | 'in-building' | 'too-many-files' | 'formed-so' | 'half-speed' | 'no-room'

/** MG-spacing, MG-footprint How a group would stand in another formation, about the same centre; or why it may not. */
function reformed(
  s: Scenario,
  p: Sight,
  player: number,
  { group: g, files, order }: FormOrder,
): GroupSight | WhyNotForm {
  if (!isOwn(p, player, g)) return 'not-there'
  const group = at(p.groups, g)
  if (group.inside !== NOBODY) return 'in-building'
  if (files > unitsOf(group)) return 'too-many-files'
  if (files === group.files && order === group.order) return 'formed-so'
  if (halfSpeed(s, p, g) > speedLeft(s, p, g)) return 'half-speed'
  const changed: GroupSight = { ...group, files, order, strays: [] }
  const [x, y] = cornerFor(s, changed, group.facing, centre(s, group))
  return standing(s, p, [g], { ...changed, at: [x, y] }) ?? 'no-room'
}

/** What keeps a group from forming so; null: nothing. */
export function whyNotForm(s: Scenario, p: Sight, player: number, order: FormOrder): WhyNotForm | null {
  const formed = reformed(s, p, player, order)
  return typeof formed === 'string' ? formed : null
}

export function form(g: Anywhere<Manpower>, player: number, order: FormOrder): void {
  const { group, files } = order
  const changed = reformed(g.s, g.p, player, order) as GroupSight
  const before = footprint(g.s, at(g.p.groups, group))
  emit(g, {
    is: 'reformed',
    group,
    files,
    order: order.order,
    ...stance(changed),
    cost: halfSpeed(g.s, g.p, group),
  })
  treadOnMines(g, group, before)
}
