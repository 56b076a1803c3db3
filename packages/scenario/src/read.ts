import type { BattleReading } from './parse.ts'
import { readFileSync, statSync } from 'node:fs'
import { FILE_LIMIT, megabytes, parseBattleFile, refuse } from './parse.ts'

/** Reads a battle file from the disk. What cannot be one, by its kind or its size, is refused unread. */
export function readBattleFile(path: string): BattleReading {
  const bytes = bytesOf(path)
  if (typeof bytes === 'string') return refuse(bytes)
  try {
    return parseBattleFile(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof TypeError) return refuse('expected text in UTF-8, found other bytes')
    throw error
  }
}

/** What the file holds, or why it is not read. */
function bytesOf(path: string): Uint8Array | string {
  try {
    const found = statSync(path)
    if (found.isDirectory()) return 'expected a file, found a folder'
    if (!found.isFile()) return 'expected a file, found a device or a pipe'
    if (found.size > FILE_LIMIT) return `expected at most 1 MB, found ${megabytes(found.size)}`
    return readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'expected a file, found none of this name'
    if (typeof code === 'string') return `expected a file that can be read (${code})`
    throw error
  }
}
