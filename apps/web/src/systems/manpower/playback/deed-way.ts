import type { Scenario, Sight, Tale } from '@sandtable/manpower'
import type { Spot } from '@sandtable/draw'
import { centre } from '@sandtable/manpower'
import type { Deed } from '../../../playback/story.ts'
import { groupAt } from '../field/logic/orders.ts'
import { spotOf } from '../field/logic/spot-of.ts'

/** The corners of a march, the ends of a line of fire, or a place. */
export function deedWay(s: Scenario, p: Sight, tale: readonly Tale[], deed: Deed): Spot[] {
  const e = tale[deed.from]?.e
  const here =
    deed.place === null || p.groups[deed.place]?.where !== 'field' ? [] : [middle(s, p, deed.place)]
  if (e === undefined) return here
  if (e.is === 'move-began') {
    const start: Spot = [e.start[0], e.start[1]]
    return [start, ...e.path.map(([x, y]): Spot => [x, y])]
  }
  if (e.is === 'volley-fired' && e.by[0] !== undefined)
    return [middle(s, p, e.by[0].group), spotOf(s, p, e.aim)]
  if (e.is === 'shot-fired') return [middle(s, p, e.by.group), spotOf(s, p, e.aim)]
  if (e.is === 'ground-struck' && e.by !== null) return [middle(s, p, e.by.group), [e.point[0], e.point[1]]]
  return here
}

function middle(s: Scenario, p: Sight, group: number): Spot {
  const [x, y] = centre(s, groupAt(p, group))
  return [x, y]
}
