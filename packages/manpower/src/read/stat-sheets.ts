import type { CatalogueFile } from '@sandtable/scenario'
import type { Scenario } from '../scenario.ts'
import { rosterScenario } from '../miniatures/roster.ts'

/** Stat sheets as a scenario in which nobody fights, to read what is on them. */
export const sheetsScenario = (catalogue: CatalogueFile): Scenario =>
  rosterScenario({ ruleset: 'manpower', title: '', era: 'modern', sides: [], catalogue, odds: null })
