import type { OpenedPack } from '@sandtable/shelf'
import { packFolder, packNames, readFolder } from '@sandtable/shelf'
import { refuse } from './open.ts'

/** Reads and checks a pack; whatever is wrong with it is said on stderr, and null returned. */
export function openPack(scenario: string): OpenedPack | null {
  const folder = packFolder(scenario)
  if (folder === null) {
    refuse([
      `sandtable: there is no scenario '${scenario}', and no folder of this name. There are: ${packNames().join(', ')}`,
    ])
    return null
  }
  const opening = readFolder(folder)
  if (opening.ok) return opening.opened
  refuse(opening.problems)
  return null
}
