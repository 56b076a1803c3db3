import { readPack } from '@sandtable/scenario'
import type { Scenario } from '../../scenario.ts'
import { warScenario } from '../../setup/pack.ts'

export const ROOT = `${import.meta.dirname}/../../../../..`
export const PACKS = ['missouri-1861', 'hastings-1066', 'mongols-1241']

/** The war of a pack in this repository. */
export function packed(pack: string): Scenario {
  const reading = readPack(`${ROOT}/packs/${pack}`)
  if (!reading.ok) throw new Error(`${pack} was refused`)
  return warScenario(reading.pack)
}
