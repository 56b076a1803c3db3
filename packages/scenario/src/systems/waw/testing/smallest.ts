import { expect } from 'vitest'
import type { BattleFile } from '../battle/battle-file.ts'
import type { BattleReading } from '../battle/parse.ts'
import { parseBattleFile } from '../battle/parse.ts'

/** The smallest possible battle file. */
export const SMALLEST = `
ruleset: waw
edition: A
year: 1805
kind: land
terrain: hills
attacker:
  name: Blue
  units:
    - { name: First, cf: 3, mf: 2 }
defender:
  name: Red
  units:
    - { name: Second, cf: 2, mf: 1 }
`

/** A text's file; a test fails if it is refused. */
export function read(text: string): BattleFile {
  return fileOf(parseBattleFile(text))
}

export function fileOf(reading: BattleReading): BattleFile {
  expect(reading.ok ? [] : reading.problems).toEqual([])
  if (!reading.ok) throw new Error('refused')
  return reading.file
}
