import type { Answer, Choice } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { Forms } from '../answers.ts'
import type { Leading } from '../orders.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, NOBODY } from '../position.ts'
import { isLeaderOfUse } from './for-sale.ts'
import { isNumber, isOrderOf } from '../answers.ts'
import { namedLeader } from '../powers/in-force.ts'

/** M-lead-first The first choice of all. MG-hero-once: openly, the last seat first. */
export const chooseLeaders: Choice<Manpower, 'lead', 'battle'> = {
  kind: 'lead',
  rule: 'M-lead-first',
  who: ({ s, p }) =>
    [...s.players.keys()]
      .filter(player => at(s.players, player).chooses && at(p.leaders, player) === NOBODY)
      .filter(player => leadersFor(s, p, player).length > 0)
      .slice(-1),
  legal: ({ s, p }, player) => leadersFor(s, p, player).map((leader): Leading => ({ do: 'lead', leader })),
  take: (g, player, { leader }) => {
    const because = [{ rule: 'M-lead-first', what: at(g.s.leaders, leader).name, change: 0 }]
    emit(g, { is: 'leader-chosen', side: player, leader, because })
    return again
  },
}

/** M-lead-unique Leaders not taken yet. */
const freeLeaders = (s: Scenario, p: Sight): number[] =>
  [...s.leaders.keys()].filter(leader =>
    [...s.players.keys()].every(player => namedLeader(s, p, player) !== leader),
  )

/** MG-skirmish Leaders that a player may choose: free ones with an effect here, or all free ones. */
export function leadersFor(s: Scenario, p: Sight, player: number): number[] {
  const free = freeLeaders(s, p)
  const useful = free.filter(leader => isLeaderOfUse(s, player, leader))
  return useful.length > 0 ? useful : free
}

const FORMS: Forms<Leading> = { lead: { leader: isNumber } }

/** Why a player may not choose a leader. */
export type NoLeader = 'no-order' | 'leader-taken' | 'leader-idle'

export function whyNotLead(s: Scenario, p: Sight, player: number, answer: Answer): NoLeader | null {
  if (!isOrderOf<Leading>(answer, FORMS) || answer.leader >= s.leaders.length) return 'no-order'
  if (!freeLeaders(s, p).includes(answer.leader)) return 'leader-taken'
  return leadersFor(s, p, player).includes(answer.leader) ? null : 'leader-idle'
}
