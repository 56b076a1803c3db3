import { openedPack, SYSTEMS, systemOf } from '@sandtable/shelf'
import type { Systems } from '@sandtable/shelf'
import { GOLD_RUN_SYSTEM } from '@sandtable/testkit'

const goldRun = systemOf(GOLD_RUN_SYSTEM)

/** The program's own systems, and a toy that none of the server's code knows. */
export const WITH_GOLD_RUN: Systems = { ...SYSTEMS, 'gold-run': goldRun }

export const GOLD_RUN_FOR_TWO = openedPack(goldRun, {
  id: 'copses',
  ruleset: 'gold-run',
  players: 2,
  rounds: 2,
})
