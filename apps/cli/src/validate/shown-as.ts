import { relative } from 'node:path'
import { visible } from '@sandtable/scenario'

/** A folder below the current one is shown by its relative path. */
export function shownAs(folder: string): string {
  const below = relative('', folder)
  return visible(below === '' || below.startsWith('..') ? folder : below)
}
