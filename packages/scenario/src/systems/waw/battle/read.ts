import type { BattleReading } from './parse.ts'
import { textAt } from '../../../disk.ts'
import { parseBattleFile, refuse } from './parse.ts'

/** Reads a battle file from the disk. */
export function readBattleFile(path: string): BattleReading {
  const found = textAt(path)
  return 'text' in found ? parseBattleFile(found.text) : refuse(found.refused)
}
