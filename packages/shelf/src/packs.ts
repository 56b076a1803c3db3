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
  namesBegun('', rulesets)

/** Those whose names begin so; no other is looked into. */
const namesBegun = (letters: string, rulesets: readonly string[] = Object.keys(SYSTEMS)): string[] =>
  readdirSync(PACKS)
    .filter(name => name.startsWith(letters) && readRuleset(join(PACKS, name), rulesets).ok)
    .sort()

/** The folder that a name or a path means: a scenario by its name, a folder, or the only scenario that begins so. */
export function packFolder(scenario: string): string | null {
  const begun = scenario === '' ? [] : namesBegun(scenario)
  if (!begun.includes(scenario) && existsSync(join(scenario, 'pack.yaml'))) return scenario
  const name = begun.includes(scenario) ? scenario : begun.length === 1 ? begun[0] : undefined
  if (name !== undefined) return join(PACKS, name)
  return existsSync(scenario) ? scenario : null
}

/** The geometry of a scenario that comes with the program, as its file has it; null: there is none. */
export function mapText(name: string): string | null {
  const file = join(PACKS, name, 'map.topojson')
  return namesBegun(name).includes(name) && existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Reads and checks the pack in a folder, by the system whose ruleset it names. */
export function readFolder(folder: string, systems: Systems = SYSTEMS): Opening {
  const found = readRuleset(folder, Object.keys(systems))
  if (!found.ok) return { ok: false, problems: found.problems.map(problem => formatProblem(folder, problem)) }
  const system = systems[found.ruleset] as GameSystem
  const reading = system.read(folder)
  return reading.ok ? { ok: true, opened: openedPack(system, reading.pack), folder } : reading
}

/** Every scenario that comes with the program; one that cannot be read is no reason to go without the others. */
export function wholeShelf(systems: Systems = SYSTEMS): OpenedPack[] {
  return packNames(Object.keys(systems)).flatMap(name => {
    const opening = readFolder(join(PACKS, name), systems)
    return opening.ok ? [opening.opened] : []
  })
}
