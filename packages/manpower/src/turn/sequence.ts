import type { Here, Sequence, Step } from '@sandtable/kernel'
import { done, emit, first, goTo } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import { beginTurn, bringReinforcements } from './steps.ts'
import { breakSpells } from '../powers/castings.ts'
import { buildOn, takeWorks } from '../works/build.ts'
import { buyUnits } from '../setup/buy.ts'
import { chooseLeaders } from '../skirmish/leader.ts'
import { musterArmies } from '../skirmish/muster.ts'
import { endMovement } from '../movement/flight.ts'
import { giveOrders } from '../movement/orders.ts'
import { loosenEngagements } from '../movement/block.ts'
import { declareAttacks } from '../targeting/declare.ts'
import { placeGroups } from '../setup/place.ts'
import { recoverInjured } from '../powers/heal.ts'
import { resolveNext } from '../targeting/resolve.ts'
import { rollInitiative } from '../initiative/initiative.ts'
import { verify } from '../victory/victory.ts'
import { agree, answerTruce, isSettled } from '../surrender/truce.ts'
import { yieldGroups } from '../surrender/yield.ts'

/** A battle: the set-up, then turn after turn (M-phase-three, MG-turn-form). */
// prettier-ignore
export const BATTLE: Sequence<Manpower, 'battle'> = {
  'lead':       chooseLeaders,         // M-lead-first
  'muster':     musterArmies,          // MG-skirmish
  'buy':        buyUnits,              // M-mp-battle-buy
  'place':      placeGroups,           // M-setup-order
  'turn':       beginTurn,             // MG-shots-reset
  'arrivals':   bringReinforcements,   // M-reinf-battle
  'buy-more':   buyUnits,              // M-reinf-battle
  'arrive':     placeGroups,           // M-setup-side
  'initiative': rollInitiative,        // M-init-priority
  'movement':   everyPlayer('movement'), // M-phase-move
  'targeting':  everyPlayer('targeting'), // M-phase-target
  'acting':     everyPlayer('acting'),   // M-phase-act
  'recover':    recoverInjured,        // MG-heal
  'build':      buildOn,               // MG-build
  'take':       takeWorks,             // MG-capture
  'verify':     verify,                // MG-win-single
  'next':       () => goTo('turn'),
}

/** M-phase-move A player's part of Movement. */
// prettier-ignore
export const MOVEMENT: Sequence<Manpower, 'movement'> = {
  'begin':  beginPart,
  'freed':  loosenEngagements, // MG-block
  'orders': giveOrders,        // M-move-speed
  'landed': endMovement,       // M-fly-land
  'end':    endPart,
}

/** MG-truce-single The others answer the offer of a truce. */
// prettier-ignore
export const TRUCE: Sequence<Manpower, 'truce'> = {
  'answer': answerTruce,
  'refused': () => done,
  'agreed': agree,
}

/** M-phase-target A player's part of Targeting. */
// prettier-ignore
export const TARGETING: Sequence<Manpower, 'targeting'> = {
  'begin':   beginPart,
  'spells':  breakSpells,    // MG-spl-break
  'declare': declareAttacks, // MG-targets
  'end':     endPart,
}

/** M-phase-act A player's part of Acting. */
// prettier-ignore
export const ACTING: Sequence<Manpower, 'acting'> = {
  'begin':   beginPart,
  'yield':   yieldGroups, // MG-sur-when
  'resolve': resolveNext, // MG-acting-order
  'end':     endPart,
}

/** A phase in which every player has a part. */
type PhaseInParts = 'movement' | 'targeting' | 'acting'

/** MG-turn-form Every side completes its part in the order of initiative, player by player. */
function everyPlayer(phase: PhaseInParts): Step<Manpower, 'battle'> {
  return g => {
    if (isSettled(g.s, g.p)) return goTo('verify')
    const player = g.p.order[g.p.parts]
    if (player !== undefined) return first({ seq: phase, at: 'begin', side: player })
    emit(g, { is: 'phase-ended', phase })
    return undefined
  }
}

function beginPart(g: Here<Manpower, PhaseInParts>): void {
  emit(g, { is: 'part-began', phase: g.f.seq, side: g.f.side })
}

function endPart(g: Here<Manpower, PhaseInParts>): typeof done {
  emit(g, { is: 'part-ended', phase: g.f.seq, side: g.f.side })
  return done
}
