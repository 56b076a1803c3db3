import type { Choice } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { DOMAINS } from './domains.ts'
import { overrunFindsNobody, overrunRight, sweepAway } from './overrun.ts'
import { marchAt, marching } from './march.ts'
import { shelterSpace, whyNotShelter } from './fortress.ts'
import { whyNotWord } from '../why-not.ts'

/** G-43 When an enemy comes, the owner of a fortress may bring counters in the region inside. */
export const takeShelter: Choice<Waw, 'shelter', 'moving'> = {
  kind: 'shelter',
  rule: 'W-A2.2-shelter',
  who: g => {
    if (!marching(g.p) || g.p.march.hidden === 1) return []
    return DOMAINS[g.f.domain].reacts(g.s, g.p, marchAt(g.p))
  },
  legal: (g, player) => shelterSpace(g.s, g.p, player, marchAt(g.p)),
  whyNot: ({ s, p }, player, answer) => whyNotShelter(s, p, player, marchAt(p), answer),
  take: (g, player, stack) => {
    const region = marchAt(g.p)
    emit(
      g,
      stack.length > 0
        ? { is: 'sheltered', player, region, stack }
        : { is: 'shelter-declined', player, region },
    )
  },
}

/** An overrun, or what happens instead. */
const overrunWords = (s: Scenario, p: Sight): readonly Waw['a']['overrun'][] => [
  'overrun',
  overrunFindsNobody(s, p) ? 'pass' : 'battle',
]

/** W-10.5-overrun A stack with eight times as many combat units may overrun the enemy and go on. */
export const offerOverrun: Choice<Waw, 'overrun', 'moving'> = {
  kind: 'overrun',
  rule: 'W-10.5-overrun',
  who: g => (marching(g.p) && overrunRight(g.s, g.p) ? [g.p.active] : []),
  legal: ({ s, p }) => overrunWords(s, p),
  whyNot: (g, player, answer) => whyNotWord('W-10.5-overrun', ...overrunWords(g.s, g.p))(g, player, answer),
  take: (g, player, answer) => {
    const region = marchAt(g.p)
    if (answer === 'overrun') sweepAway(g, player, region)
    else emit(g, { is: 'overrun-declined', player, region })
  },
}
