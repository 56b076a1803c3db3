import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PackFile } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import { digest } from '@sandtable/kernel'
import { formatProblem, readPack } from '@sandtable/scenario'
import { checkPack, warScenario } from '@sandtable/waw'
import { refuse } from './open.ts'

/** A pack that can be played. */
export interface OpenedPack {
  readonly id: string
  readonly folder: string
  readonly pack: PackFile
  readonly s: Scenario
  /** Changes with anything that the pack says. */
  readonly digest: string
}

/** The scenarios that come with the program. */
export const PACKS = join(import.meta.dirname, '../../../packs')

export const packNames = (): string[] =>
  readdirSync(PACKS)
    .filter(name => existsSync(join(PACKS, name, 'pack.yaml')))
    .sort()

/** The folder that a name or a path means: a scenario by its name, a folder, or the only scenario that begins so. */
export function packFolder(scenario: string): string | null {
  const names = packNames()
  if (!names.includes(scenario) && existsSync(join(scenario, 'pack.yaml'))) return scenario
  const begun = names.filter(name => name.startsWith(scenario))
  const name = names.includes(scenario) ? scenario : begun.length === 1 ? begun[0] : undefined
  if (name !== undefined && scenario !== '') return join(PACKS, name)
  return existsSync(scenario) ? scenario : null
}

/** Reads and checks a pack; whatever is wrong with it is said on stderr, and null returned. */
export function openPack(scenario: string): OpenedPack | null {
  const folder = packFolder(scenario)
  if (folder === null) {
    refuse([
      `sandtable: there is no scenario '${scenario}', and no folder of this name. There are: ${packNames().join(', ')}`,
    ])
    return null
  }
  const reading = readPack(folder)
  if (!reading.ok) {
    refuse(reading.problems.map(problem => formatProblem(folder, problem)))
    return null
  }
  const { pack, locate } = reading
  const problems = checkPack(pack).map(problem => ({ ...problem, ...locate(problem.path) }))
  if (problems.length > 0) {
    refuse(problems.map(problem => formatProblem(folder, problem)))
    return null
  }
  return { id: pack.id, folder, pack, s: warScenario(pack), digest: digest(JSON.stringify(pack)) }
}
