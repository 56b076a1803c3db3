import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameSystem, Systems } from './game-system.ts'
import type { OpenedPack } from './opened-pack.ts'
import { formatProblem, readRuleset } from '@sandtable/scenario'
import { openedPack } from './opened-pack.ts'
import { PACKS } from './folders.ts'
import { SYSTEMS } from './systems.ts'

/** A pack from the shelf or a folder; or, line by line, what is wrong with it. */
export type Opening =
  | { readonly ok: true; readonly opened: OpenedPack; readonly folder: string }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Those that a system on the shelf plays, or one of these. */
export const packNames = (rulesets: readonly string[] = Object.keys(SYSTEMS)): string[] =>
  readdirSync(PACKS)
    .filter(name => readRuleset(join(PACKS, name), rulesets).ok)
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

/** Reads and checks the pack in a folder, by the system whose ruleset it names. */
export function readFolder(folder: string, systems: Systems = SYSTEMS): Opening {
  const found = readRuleset(folder, Object.keys(systems))
  if (!found.ok) return { ok: false, problems: found.problems.map(problem => formatProblem(folder, problem)) }
  const system = systems[found.ruleset] as GameSystem
  const reading = system.read(folder)
  return reading.ok ? { ok: true, opened: openedPack(system, reading.pack), folder } : reading
}
