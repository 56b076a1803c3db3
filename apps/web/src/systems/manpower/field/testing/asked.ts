import type { Answer, Game } from '@sandtable/kernel'
import type { FieldFile } from '@sandtable/scenario'
import type { Manpower } from '@sandtable/manpower'
import { begin, pending, seeded, submit } from '@sandtable/kernel'
import { fieldScenario, MANPOWER } from '@sandtable/manpower'
import type { Asked } from '../logic/orders.ts'
import { askedOf } from '../logic/orders.ts'

/** A battle from the start. */
export const begun = (pack: FieldFile): Game<Manpower> =>
  begin(MANPOWER, fieldScenario(pack), { dice: seeded('asked') })

/** A battle's current question. */
export function askedIn(g: Game<Manpower>): Asked {
  const [decision = null] = pending(g)
  const asked = askedOf({ s: g.s, view: g.p, decision })
  if (asked === null) throw new Error('nothing is asked')
  return asked
}

/** Answers for the player who must decide. */
export function answered(g: Game<Manpower>, answer: Answer): void {
  const refusal = submit(g, askedIn(g).side, answer)
  if (refusal !== null) throw new Error(`refused: ${refusal}`)
}

/** Ends part after part until this is asked. */
export function until(g: Game<Manpower>, kind: Asked['kind']): Asked {
  while (askedIn(g).kind !== kind) answered(g, askedIn(g).kind === 'react' ? { do: 'pass' } : { do: 'done' })
  return askedIn(g)
}
