import type { Choice } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Waw } from '../events.ts'
import { DOMAINS } from './domains.ts'
import { emitLosses, overrunLosses, overrunRight } from './overrun.ts'
import { marchAt, marching } from './march.ts'
import { shelterSpace } from './fortress.ts'

/** G-43 When an enemy comes, the owner of a fortress may bring counters of his in the region inside. */
export const takeShelter: Choice<Waw, 'shelter', 'moving'> = {
  kind: 'shelter',
  rule: 'W-A2.2-shelter',
  who: g => {
    if (!marching(g.p) || g.p.march.hidden === 1) return []
    return DOMAINS[g.f.domain].reacts(g.s, g.p, marchAt(g.p))
  },
  legal: (g, player) => shelterSpace(g.s, g.p, player, marchAt(g.p)),
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

/** W-10.5-overrun Whoever comes with eight times as many combat units may sweep the enemy away and go on. */
export const offerOverrun: Choice<Waw, 'overrun', 'moving'> = {
  kind: 'overrun',
  rule: 'W-10.5-overrun',
  who: g => (marching(g.p) && overrunRight(g.s, g.p) ? [g.p.active] : []),
  legal: () => ['overrun', 'battle'],
  take: (g, player, answer) => {
    const region = marchAt(g.p)
    if (answer === 'battle') emit(g, { is: 'overrun-declined', player, region })
    else emitLosses(g, player, region, overrunLosses(g.s, g.p, player, region))
  },
}
