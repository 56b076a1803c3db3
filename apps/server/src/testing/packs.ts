import { join } from 'node:path'
import type { OpenedPack } from '@sandtable/shelf'
import { PACKS, readFolder } from '@sandtable/shelf'

function opened(name: string): OpenedPack {
  const opening = readFolder(join(PACKS, name))
  if (!opening.ok) throw new Error(opening.problems.join('\n'))
  return opening.opened
}

/** A short war with cards; and one with hidden units and leaders who lie face down. */
export const HASTINGS = opened('hastings-1066')
export const MISSOURI = opened('missouri-1861')
