import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackFile } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import { encode } from '@sandtable/kernel'
import { formatProblem, readPack } from '@sandtable/scenario'
import { checkPack, warScenario } from '@sandtable/waw'

/** A pack that can be played. */
export interface OpenedPack {
  readonly id: string
  readonly pack: PackFile
  readonly s: Scenario
  /** Changes with anything that the pack says. */
  readonly digest: string
}

/** A pack from the shelf or a folder; or, line by line, what is wrong with it. */
export type Opening =
  | { readonly ok: true; readonly opened: OpenedPack; readonly folder: string }
  | { readonly ok: false; readonly problems: readonly string[] }

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

/** The geometry of a scenario that comes with the program, as its file has it; null: there is none. */
export function mapText(name: string): string | null {
  const file = join(PACKS, name, 'map.topojson')
  return packNames().includes(name) && existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Reads and checks the pack in a folder. */
export function readFolder(folder: string): Opening {
  const reading = readPack(folder)
  if (!reading.ok)
    return { ok: false, problems: reading.problems.map(problem => formatProblem(folder, problem)) }
  const { pack, locate } = reading
  const problems = checkPack(pack).map(problem => ({ ...problem, ...locate(problem.path) }))
  if (problems.length > 0)
    return { ok: false, problems: problems.map(problem => formatProblem(folder, problem)) }
  return { ok: true, opened: openedPack(pack), folder }
}

/** A pack that was read and checked before, ready to be played. */
export const openedPack = (pack: PackFile): OpenedPack => ({
  id: pack.id,
  pack,
  s: warScenario(pack),
  digest: createHash('sha256').update(encode(pack)).digest('hex'),
})
