import { expect } from 'vitest'
import type { PackFile } from '../pack-file.ts'
import type { FileName } from '../pack/parts.ts'
import { parsePack } from '../pack/parse.ts'

/** A text's pack; a test fails if it is refused. */
export function packOf(texts: Record<FileName, string>): PackFile {
  const reading = parsePack('tiny', texts)
  expect(reading.ok ? [] : reading.problems).toEqual([])
  if (!reading.ok) throw new Error('refused')
  return reading.pack
}
