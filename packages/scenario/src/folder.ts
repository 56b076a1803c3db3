import type { Found } from './disk.ts'
import type { Part, Phrase } from './words/phrase.ts'
import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { say } from './words/phrase.ts'
import { textAt, unread } from './disk.ts'

/** In words, why something is no folder that could have these files; null: it is one. */
export function whyNoFolder(folder: string, files: Part): Phrase | null {
  try {
    return statSync(folder).isDirectory() ? null : say('file-for-folder', { files })
  } catch {
    return say('no-folder', { files })
  }
}

/** The text of a file in a folder. A link may lead to another file of the folder, but not out of it. */
export function textInside(folder: string, file: string): Found {
  try {
    const real = realpathSync(join(folder, file))
    if (real.startsWith(realpathSync(folder) + sep)) return textAt(real)
    return { refused: say('link-out') }
  } catch (error) {
    return unread(error)
  }
}
