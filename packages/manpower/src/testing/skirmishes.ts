import { rollDice, seeded } from '@sandtable/kernel'
import type { Era } from '@sandtable/scenario'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { battleFile, BATTLES } from './packs.ts'
import { ERAS } from '../charts/eras.ts'
import { fieldScenario } from '../setup/scenario.ts'
import { readTerms, skirmishOf, USUAL_SUMS } from '../skirmish/terms.ts'

/** A skirmish on the ground of a battle that comes with the program: `hill-41`, `ww2-500`. */
export function skirmish(battle: string, terms: string): Scenario {
  const file = battleFile(battle)
  const reading = readTerms(terms, file.sides.length)
  if (!reading.ok) throw new Error(`${terms}: ${reading.why.key}`)
  return fieldScenario(skirmishOf(file, reading.terms))
}

/** A skirmish with an army of this era; the dice choose the ground, the sides, the other army and the sum. */
export function anySkirmish(era: Era, seed: string): Scenario {
  const dice = seeded(`skirmish of ${era} ${seed}`)
  const any = <T>(row: readonly T[]): T => at(row, rollDice(dice, row.length))
  const fielded = [era, any([...ERAS, 'printed' as const])]
  const [left, right] = any([fielded, fielded.toReversed()])
  return skirmish(any(BATTLES), `${left}-v-${right}-${any(USUAL_SUMS)}`)
}
