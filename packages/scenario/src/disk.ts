import { readFileSync, statSync } from 'node:fs'
import { FILE_LIMIT, megabytes } from './yaml-text.ts'

/** What a file holds, or why it is not read. */
export type Found = { readonly text: string } | { readonly refused: string; readonly missing?: boolean }

/** The text of a file. What cannot be one, by its kind or its size, is refused unread. */
export function textAt(path: string): Found {
  try {
    const found = statSync(path)
    if (found.isDirectory()) return { refused: 'expected a file, found a folder' }
    if (!found.isFile()) return { refused: 'expected a file, found a device or a pipe' }
    if (found.size > FILE_LIMIT) return { refused: `expected at most 1 MB, found ${megabytes(found.size)}` }
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)) }
  } catch (error) {
    return unread(error)
  }
}

/** What the disk or the decoder gave instead of a file. */
export const unread = (error: unknown): Found => ({
  refused: whyUnread(error),
  missing: error instanceof Error && 'code' in error && error.code === 'ENOENT',
})

/** In words, why the disk or the decoder gave an error instead of a file. */
function whyUnread(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'expected a file, found none of this name'
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'expected text in UTF-8, found other bytes'
  if (typeof code === 'string') return `expected a file that can be read (${code})`
  throw error
}
