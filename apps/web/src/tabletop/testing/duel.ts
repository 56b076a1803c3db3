import { packFolder } from '@sandtable/shelf'
import { join } from 'node:path'
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

export function duel(): Sitting {
  if (!common.ok) throw new Error(JSON.stringify(common.problems))
  const reading = parseRoster(DUEL, common.catalogue)
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  return sitDown(rosterScenario(reading.roster), 'duel')
}
