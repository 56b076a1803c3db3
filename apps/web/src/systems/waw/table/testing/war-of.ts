import type { WarPack } from '@sandtable/shelf'
import { isWar, packFolder, readFolder } from '@sandtable/shelf'

/** A war that comes with the program, by its id. */
export function warOf(id: string): WarPack {
  const opening = readFolder(packFolder(id) as string)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  if (!isWar(opening.opened)) throw new Error(`${id} is no war`)
  return opening.opened
}
