import type { Scenario } from '../scenario.ts'
import { battleFile } from './packs.ts'
import { fieldScenario } from '../setup/scenario.ts'
import { readTerms, skirmishOf } from '../skirmish/terms.ts'

/** A skirmish on the ground of a battle that comes with the program: `hill-41`, `ww2-500`. */
export function skirmish(battle: string, terms: string): Scenario {
  const file = battleFile(battle)
  const reading = readTerms(terms, file.sides.length)
  if (!reading.ok) throw new Error(reading.why)
  return fieldScenario(skirmishOf(file, reading.terms))
}
