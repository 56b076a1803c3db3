import { join } from 'node:path'
import type { WarPack } from '@sandtable/shelf'
import { isWar, PACKS, readFolder } from '@sandtable/shelf'

function opened(name: string): WarPack {
  const opening = readFolder(join(PACKS, name))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  if (!isWar(opening.opened)) throw new Error(`${name} is no war`)
  return opening.opened
}

/** A short war with cards; and one with hidden units and face-down leaders. */
export const HASTINGS = opened('hastings-1066')
export const MISSOURI = opened('missouri-1861')
