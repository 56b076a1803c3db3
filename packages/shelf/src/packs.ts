import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { GameSystem, Pack, Systems, Variant } from './game-system.ts'
import type { Absence, PackProblem } from './pack-problem.ts'
import { problemsIn } from './pack-problem.ts'
import type { OpenedPack } from './opened-pack.ts'
import { codeOf } from '@sandtable/kernel'
import { readRuleset, say } from '@sandtable/scenario'
import { nameApart } from './name-apart.ts'
import { openable } from './opened-pack.ts'
import { PACKS } from './folders.ts'
import { SYSTEMS } from './systems.ts'

/** A pack from the shelf or a folder; or all that is wrong with it. */
export type Opening =
  | { readonly ok: true; readonly opened: OpenedPack; readonly folder: string }
  | { readonly ok: false; readonly problems: readonly PackProblem[] }

/** What can be played of a folder of packs, and what can't. */
export interface Shelf {
  readonly packs: readonly OpenedPack[]
  readonly leftOut: readonly LeftOut[]
}

/** A folder that was meant for a pack, and the first thing that is wrong with it. */
export interface LeftOut {
  readonly name: string
  readonly problem: PackProblem
}

/** Those that a system on the shelf plays, or one of these. */
export const packNames = (rulesets: readonly string[] = Object.keys(SYSTEMS)): string[] =>
  namesBegun('', rulesets)

/** Those whose names start with it; no other is checked. */
const namesBegun = (letters: string, rulesets: readonly string[] = Object.keys(SYSTEMS)): string[] =>
  readdirSync(PACKS)
    .filter(name => name.startsWith(letters) && readRuleset(join(PACKS, name), rulesets).ok)
    .sort()

/** The same of a path; a folder that is really called so is one. */
const folderApart = (path: string): ReturnType<typeof nameApart> =>
  existsSync(path) ? { pack: path, terms: null } : nameApart(path)

/** The folder of a pack, whatever the terms that it is played by. */
export const folderOf = (path: string): string => folderApart(path).pack

/**
 * The folder that a name or a path means: a scenario by its name, a folder, or the only scenario that starts with it.
 * Terms after two hyphens stay behind it.
 */
export function packFolder(scenario: string): string | null {
  const whole = folderCalled(scenario)
  const { pack, terms } = nameApart(scenario)
  if (whole !== null || terms === null) return whole
  const folder = folderCalled(pack)
  return folder === null ? null : `${folder}--${terms}`
}

function folderCalled(scenario: string): string | null {
  const begun = scenario === '' ? [] : namesBegun(scenario)
  if (!begun.includes(scenario) && existsSync(join(scenario, 'pack.yaml'))) return scenario
  const name = begun.includes(scenario) ? scenario : begun.length === 1 ? begun[0] : undefined
  if (name !== undefined) return join(PACKS, name)
  return existsSync(scenario) ? scenario : null
}

/** Reads and checks the pack in a folder, by the system whose ruleset it names. */
export function readFolder(path: string, systems: Systems = SYSTEMS): Opening {
  const { pack: folder, terms } = folderApart(path)
  const found = readRuleset(folder, Object.keys(systems))
  if (!found.ok) return { ok: false, problems: problemsIn(folder, found.problems) }
  const system = systems[found.ruleset] as GameSystem
  const reading = system.read(folder)
  if (!reading.ok) return reading
  const { pack } = reading
  const played = terms === null ? reading : playedBy(system, pack, terms)
  if (!played.ok) return { ok: false, problems: [{ name: `${pack.id}--${terms}`, terms: played.why }] }
  const opened = openable(system, played.pack)
  if (!('message' in opened)) return { ok: true, opened, folder }
  return { ok: false, problems: problemsIn(folder, [{ ...WHOLE, message: opened.message }]) }
}

/** Another game on the ground of a pack; or why there is none by such terms. */
const playedBy = ({ variant }: GameSystem, pack: Pack, terms: string): Variant<Pack> =>
  variant?.(pack, terms) ?? { ok: false, why: { key: 'no-terms', parts: { scenario: pack.id } } }

/** A scenario of a shelf by its name: the pack whose ground it is, and the pack that is played. */
export interface Found {
  readonly ground: OpenedPack
  readonly pack: Pack
}

/** What a name means among these packs, terms and all; or why there is no such game. */
export function foundOn(shelf: readonly OpenedPack[], name: string): Found | Absence {
  const { pack: id, terms } = shelf.some(opened => opened.id === name)
    ? { pack: name, terms: null }
    : nameApart(name)
  const ground = shelf.find(opened => opened.id === id)
  if (ground === undefined) return { key: 'no-such-scenario', parts: { scenario: name } }
  if (terms === null) return { ground, pack: ground.pack }
  const played = playedBy(ground.system, ground.read, terms)
  return played.ok ? { ground, pack: played.pack } : played.why
}

/** The same ready to be played. */
export function openedOn(shelf: readonly OpenedPack[], name: string): OpenedPack | Absence {
  const found = foundOn(shelf, name)
  if ('key' in found) return found
  const { ground, pack } = found
  if (pack === ground.pack) return ground
  const opened = openable(ground.system, pack)
  return 'message' in opened ? { key: 'cannot-start', parts: { scenario: name } } : opened
}

const WHOLE = { path: ['pack'], line: 1, column: 1, file: 'pack.yaml' }

/** Every scenario in a folder of packs; one that can't be opened is left out, and no reason to go without the others. */
export function wholeShelf(systems: Systems = SYSTEMS, folder: string = PACKS): Shelf {
  const packs: OpenedPack[] = []
  const leftOut: LeftOut[] = []
  for (const name of readdirSync(folder).sort()) {
    const opening = tried(join(folder, name), systems)
    if (opening?.ok === true) packs.push(opening.opened)
    else if (opening !== null) leftOut.push({ name, problem: opening.problems[0] as PackProblem })
  }
  return { packs, leftOut }
}

/** A pack, however broken its folder is; null: it was never meant for one. */
function tried(folder: string, systems: Systems): Opening | null {
  try {
    return isMeantAsPack(folder) ? readFolder(folder, systems) : null
  } catch (error) {
    const unreadable = say('file-unreadable', { code: codeOf(error) })
    return { ok: false, problems: problemsIn(folder, [{ ...WHOLE, message: unreadable }]) }
  }
}

/** The files that only packs have. */
const PACK_FILES = ['pack.yaml', 'map.yaml', 'counters.yaml', 'cards.yaml', 'setup.yaml', 'armies.yaml']

const isMeantAsPack = (folder: string): boolean =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true &&
  readdirSync(folder).some(file => PACK_FILES.includes(file))

/** The outlines of a scenario's map, from its folder among the packs; null: there are none that fit it. */
export const mapText = ({ system, id, pack }: OpenedPack, folder: string = PACKS): string | null =>
  system.mapText?.(pack, folderOf(join(folder, id))) ?? null
