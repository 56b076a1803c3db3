import type { Ruleset } from '@sandtable/kernel'
import type { Manpower } from './kind.ts'
import type { Position } from './position.ts'
import { ownCopy } from '@sandtable/kernel'
import { ACTING, BATTLE, MOVEMENT, TARGETING, TRUCE } from './turn/sequence.ts'
import { EVENTS, MOVING_NOBODY, onlyChangedBy } from './events.ts'
import { forgetLeading } from './powers/in-force.ts'
import { forgetSettled } from './settled.ts'
import { forgetSight } from './ground/sight.ts'
import { forgetWhereabouts } from './formation/whereabouts.ts'
import { MARCH } from './movement/march.ts'
import { reasoned } from './why-not.ts'
import { view, world } from './view.ts'

const VERSION = 4

/** Manpower, at the scale of a battle. */
export const MANPOWER: Ruleset<Manpower> = {
  name: 'manpower',
  version: VERSION,
  players: s => s.players.length,
  start: s => ({ position: ownCopy<Position>(s.setup), frame: s.opening }),
  sequences: {
    battle: reasoned(BATTLE),
    movement: reasoned(MOVEMENT),
    march: reasoned(MARCH),
    truce: reasoned(TRUCE),
    targeting: reasoned(TARGETING),
    acting: reasoned(ACTING),
  },
  events: EVENTS,
  changed: (p, e) => {
    forgetSettled(p)
    if (MOVING_NOBODY.has(e.is)) return
    forgetWhereabouts(p)
    forgetLeading(p)
    forgetSight(p, onlyChangedBy(e))
  },
  updated: from => ({ is: 'rules-updated', from, to: VERSION }),
  view,
  world,
}
