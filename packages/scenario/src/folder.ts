import type { Found } from './disk.ts'
import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { textAt, unread } from './disk.ts'

/** In words, why something is no folder that could have these files; null: it is one. */
export function whyNoFolder(folder: string, files: readonly string[]): string | null {
  const what = `expected a folder with ${files.join(', ')}`
  try {
    return statSync(folder).isDirectory() ? null : `${what}, found a file`
  } catch {
    return `${what}, found none of this name`
  }
}

/** The text of a file in a folder. A link may lead to another file of the folder, but not out of it. */
export function textInside(folder: string, file: string): Found {
  try {
    const real = realpathSync(join(folder, file))
    if (real.startsWith(realpathSync(folder) + sep)) return textAt(real)
    return { refused: "expected a file of the pack's folder, found a link that leads out of it" }
  } catch (error) {
    return unread(error)
  }
}
