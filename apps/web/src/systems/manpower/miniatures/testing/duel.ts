import { packFolder } from '@sandtable/shelf'
import { join } from 'node:path'
import type { CatalogueFile, RosterFile } from '@sandtable/scenario'
import type { Sitting } from '@sandtable/manpower'
import { parseRoster, readCatalogue } from '@sandtable/scenario'
import { rosterScenario, sitDown } from '@sandtable/manpower'

/** A hundred riflemen against a hundred in a village, and a gun beside them. */
const DUEL = `ruleset: manpower
title: The duel
era: ww2
sides:
  red: { name: Red, groups: { first: { name: Alpha, stacks: { riflemen-ww2: 100 } } } }
  blue:
    name: Blue
    status: defending
    groups:
      first: { name: Beta, stacks: { riflemen-ww2: 100 } }
      gun: { name: Gamma, stacks: { anti-tank-gun: 1, 81-mm-mortar: 1 } }
`

const common = readCatalogue(join(packFolder('hill-41') as string, '../catalogue'))

export function catalogue(): CatalogueFile {
  if (!common.ok) throw new Error(JSON.stringify(common.problems))
  return common.catalogue
}

export function duelRoster(): RosterFile {
  const reading = parseRoster(DUEL, catalogue())
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return reading.roster
}

export const duel = (): Sitting => sitDown(rosterScenario(duelRoster()), 'duel')
