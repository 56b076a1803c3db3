import type { DeepReadonly } from '@sandtable/kernel'
import type { Spot } from '@sandtable/draw'
import type { Aim, Scenario, Sight } from '@sandtable/manpower'
import { centre } from '@sandtable/manpower'
import { groupAt } from './orders.ts'

/** The place of an aim. */
export function spotOf(s: Scenario, p: Sight, aim: DeepReadonly<Aim>): Spot {
  if (aim.at === 'point') return [aim.point[0], aim.point[1]]
  if (aim.at === 'stack') return centre(s, groupAt(p, aim.group))
  const [x, y] = p.works[aim.work]?.at ?? [0, 0]
  return [x, y]
}
