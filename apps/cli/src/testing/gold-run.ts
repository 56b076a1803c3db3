import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Repertoire } from '../repertoire.ts'
import { SYSTEMS, systemOf } from '@sandtable/shelf'
import { GOLD_RUN_SYSTEM } from '@sandtable/testkit'
import { goldRunTalk } from './gold-run-talk.ts'
import { REPERTOIRE } from '../repertoire.ts'
import { scratch } from './bin.ts'

/** A folder with a pack of the toy for two. */
export function goldRunFolder(rounds = 2): string {
  const folder = scratch(`copses-${rounds}`)
  mkdirSync(folder, { recursive: true })
  const pack = { id: `copses-${rounds}`, ruleset: 'gold-run', players: 2, rounds }
  writeFileSync(join(folder, 'pack.yaml'), JSON.stringify(pack))
  return folder
}

/** The program's own systems, and a toy that none of its code knows. */
export const WITH_GOLD_RUN: Repertoire = {
  systems: { ...SYSTEMS, 'gold-run': systemOf(GOLD_RUN_SYSTEM) },
  talks: { ...REPERTOIRE.talks, 'gold-run': goldRunTalk },
}
