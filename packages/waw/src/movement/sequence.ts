import type { Sequence } from '@sandtable/kernel'
import type { Waw } from '../events.ts'
import { catchLeaders, loseAbandoned, stopOrGoOn } from './steps.ts'
import { giveOrders } from './orders.ts'
import { offerEvasion } from './evasion.ts'
import { offerOverrun, takeShelter } from './reactions.ts'
import { turnUpExcess } from './hide.ts'

/**
 * W-7.1.4-c-move A movement phase: stacks go step by step, and others react to each step. Its domain says what moves, how far and into
 * what.
 */
// prettier-ignore
export const MOVING: Sequence<Waw, 'moving'> = {
  'orders':    giveOrders,    // W-7.1.4-c-move
  'shelter':   takeShelter,   // W-A2.2-shelter
  'evade':     offerEvasion,  // W-11.2-escape
  'caught':    catchLeaders,  // W-10.1-lone-leader
  'overrun':   offerOverrun,  // W-10.5-overrun
  'stop':      stopOrGoOn,    // W-10.1-stop-on-enemy
  'abandoned': loseAbandoned, // W-4.2-su-alone
  'hidden':    turnUpExcess,  // W-4.1.2-hidden-excess
}
