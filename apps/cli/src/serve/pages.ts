import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where `npm run build` puts the browser app. */
const BUILT = join(import.meta.dirname, '../../../web/dist')

/** The folder of the browser app: the one that was named, or the program's own; null: none. */
export function pagesOf(wanted: string | false | undefined): string | null {
  if (wanted === false) return null
  if (wanted !== undefined) return resolve(wanted)
  return existsSync(join(BUILT, 'index.html')) ? BUILT : null
}
