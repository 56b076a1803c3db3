import type { OpenedPack } from '@sandtable/shelf'
import { packFolder, packNames, readFolder, SYSTEMS } from '@sandtable/shelf'
import { phrase } from './words/words.ts'
import { refuse } from './refuse.ts'
import { sayProblems } from './words/faults.ts'

/**
 * Reads and checks a pack, for a file that names it or a user who typed its name; prints problems to stderr
 * and returns null.
 */
export function openPack(scenario: string, systems = SYSTEMS, by = 'sandtable'): OpenedPack | null {
  const folder = packFolder(scenario)
  if (folder === null) {
    refuse([phrase('error:no-pack', { by, name: scenario, scenarios: packNames() })])
    return null
  }
  const opening = readFolder(folder, systems)
  if (opening.ok) return opening.opened
  refuse(sayProblems(opening.problems))
  return null
}
