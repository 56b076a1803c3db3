import type { Point } from '@sandtable/board'
import { distance } from '@sandtable/board'
import type { Order } from '../orders.ts'
import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { centre, cornerFor, extent, LONGEST, ORDERS, spacing, unitsOf } from '../formation/layout.ts'
import { halfSpeed, speedLeft } from '../movement/mover.ts'
import { routeTo } from './ways.ts'
import { whyNotForm } from '../movement/form.ts'
import { withGroup } from '../formation/whereabouts.ts'
import { worksWith } from '../ground/terrain.ts'

type Form = Extract<Order, { do: 'form' }>

/** A bridge further off than this many turns' march is not formed up for. */
const SOON = 2

/** MG-haz, MG-wheel A column that fits on a bridge near by, if going over it saves more than forming up costs; null: none. */
export function columnFor(s: Scenario, p: Sight, g: number, to: Point, pace: number): Form | null {
  const group = at(p.groups, g)
  const from = centre(s, group)
  const march = Math.max(1, speedLeft(s, p, g))
  const orders = worksWith(s, p, 'bridge')
    .filter(w => distance(from, at(p.works, w).at) <= SOON * march)
    .flatMap(w => columnOn(s, p, g, w) ?? [])
  const [order] = orders
  if (order === undefined) return null
  const straight = routeTo(s, p, g, from, to, pace)?.cost ?? Infinity
  const formed: GroupSight = { ...group, files: order.files, order: order.order, strays: [] }
  const [x, y] = cornerFor(s, formed, group.facing, from)
  const narrow = routeTo(s, withGroup(p, g, { ...formed, at: [x, y] }), g, from, to, pace)?.cost ?? Infinity
  return narrow + halfSpeed(s, p, g) < straight ? order : null
}

/** A group's formation for a bridge: as few files as that, or as few ranks to cross sideways. */
function columnOn(s: Scenario, p: Sight, g: number, w: number): Form | null {
  const group = at(p.groups, g)
  const { kind, facing } = at(p.works, w)
  const lane = at(s.works, kind).length
  const close = spacing(s, { ...group, order: 'close' })
  const abreast = Math.floor(lane / close)
  const units = unitsOf(group)
  const [x, y] = group.facing
  const isAlong = Math.abs(x * facing[0] + y * facing[1]) >= Math.abs(x * facing[1] - y * facing[0])
  const now = extent(units, group.files, spacing(s, group))
  if (abreast === 0 || (isAlong ? now.front : now.depth) <= lane) return null
  const files = Math.min(units, isAlong ? abreast : Math.ceil(units / abreast))
  const { front, depth } = extent(units, files, Math.max(close, ORDERS.close))
  if (Math.max(front, depth) > LONGEST) return null
  const order: Form = { do: 'form', group: g, files, order: 'close' }
  return whyNotForm(s, p, group.owner, order) === null ? order : null
}
