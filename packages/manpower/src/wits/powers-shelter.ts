import type { Plan } from '@sandtable/kernel'
import type { Order } from '../orders.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { friendsOf } from './powers-gain.ts'
import { inNode } from '../ground/terrain.ts'
import { whyNotEnter } from '../movement/shelter.ts'
import { holdsNode } from '../sides.ts'

/** A building's value to its garrison: in a bunker no one is hit, and a trench is better than nothing. */
const shelterIn = (s: Scenario, p: Sight, work: number): number => {
  const { traits } = at(s.works, at(p.works, work).kind)
  return 10 * (traits.shelter ?? 0) + (traits.advantage ?? 0)
}

/** M-bld-stats A group holding the node enters the best building beside it, once no group wants to move. */
export const planShelter: Plan<Manpower, 'orders'> = ({ s, view: p, player }) => {
  if (!holdsNode(s, player)) return []
  const works = [...p.works.keys()]
    .filter(work => shelterIn(s, p, work) > 0 && inNode(s, at(p.works, work).at))
    .sort((one, other) => shelterIn(s, p, other) - shelterIn(s, p, one))
  return friendsOf(p, player).flatMap(group =>
    works
      .filter(work => whyNotEnter(s, p, player, group, work) === null)
      .map((work): Order => ({ do: 'enter', group, work })),
  )
}
