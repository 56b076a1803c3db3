import { relative } from 'node:path'
import { visible } from '@sandtable/scenario'

/** A folder below the one that the program was started in is told without the way to it. */
export function shownAs(folder: string): string {
  const below = relative('', folder)
  return visible(below === '' || below.startsWith('..') ? folder : below)
}
