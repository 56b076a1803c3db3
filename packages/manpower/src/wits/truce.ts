import type { Plan } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import { sideOf } from '../sides.ts'
import { winnerNow } from '../victory/victory.ts'

/** MG-truce-single Who would win as things stand takes the truce, and nobody else. */
export const planTruce: Plan<Manpower, 'truce'> = ({ s, view: p, player }) => [
  { do: winnerNow(s, p).winner === sideOf(s, player) ? 'accept' : 'refuse' },
]
