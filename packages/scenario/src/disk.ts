import { readFileSync, statSync } from 'node:fs'
import type { Phrase } from './words/phrase.ts'
import { say } from './words/phrase.ts'
import { FILE_LIMIT, megabytes } from './yaml-text.ts'

/** A file's content, or why it isn't read. */
export type Found = { readonly text: string } | { readonly refused: Phrase; readonly missing?: boolean }

/** The text of a file. A wrong kind or size is refused unread. */
export function textAt(path: string): Found {
  try {
    const found = statSync(path)
    if (found.isDirectory()) return { refused: say('folder-for-file') }
    if (!found.isFile()) return { refused: say('device-for-file') }
    if (found.size > FILE_LIMIT) return { refused: say('file-too-big', { size: megabytes(found.size) }) }
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
function whyUnread(error: unknown): Phrase {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT' || code === 'ENOTDIR') return say('no-file')
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return say('not-utf-8')
  if (typeof code === 'string') return say('file-unreadable', { code })
  throw error
}
