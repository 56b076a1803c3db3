import type { GameSystem, OpenedPack, WarPack } from '@sandtable/shelf'
import { isWar, packFolder, packNames, readFolder, SYSTEMS } from '@sandtable/shelf'
import { refuse } from './open.ts'

/** Reads and checks a pack, for a file that names it or for whoever typed its name; what is wrong is said on stderr, and null returned. */
export function openPack(scenario: string, systems = SYSTEMS, by = 'sandtable'): OpenedPack | null {
  const folder = packFolder(scenario)
  if (folder === null) {
    refuse([
      `${by}: there is no scenario '${scenario}', and no folder of this name. There are: ${packNames().join(', ')}`,
    ])
    return null
  }
  const opening = readFolder(folder, systems)
  if (opening.ok) return opening.opened
  refuse(opening.problems)
  return null
}

/** A pack for what is done with wars alone; one of another system is refused. */
export function openWar(scenario: string, systems = SYSTEMS): WarPack | null {
  const opened = openPack(scenario, systems)
  if (opened === null || isWar(opened)) return opened
  refuse([noWar(opened.id, opened.system)])
  return null
}

/** What is said of a pack of another system where only wars will do. */
export const noWar = (scenario: string, { title }: GameSystem): string =>
  `sandtable: '${scenario}' is a game of ${title}, and this command takes a scenario of Wars Across the World`
