import type { Data } from '@sandtable/kernel'
import { digest, encode } from '@sandtable/kernel'
import type { Given, Sitting } from './sitting.ts'
import type { Scenario } from '../scenario.ts'
import { resume } from './sitting.ts'

/** A table that was kept: its roster as it was written, and all that was ordered. */
interface TableFile {
  readonly format: 'sandtable-table'
  readonly version: number
  readonly roster: string
  readonly seed: string
  readonly given: readonly Given[]
  /** Of all above and how everything stood then. */
  readonly sum: string
}

const VERSION = 1

const sumOf = ({ roster, seed, given }: Omit<TableFile, 'sum' | 'format' | 'version'>, at: Sitting): string =>
  digest(encode({ roster, seed, given, position: at.table.game.p }))

/** A table as text: with it one goes on where one has stopped, and can still take everything back. */
export function tableText(roster: string, sitting: Sitting): string {
  const { seed, given } = sitting
  const sum = sumOf({ roster, seed, given }, sitting)
  const file: TableFile = { format: 'sandtable-table', version: VERSION, roster, seed, given, sum }
  return `${encode(file as unknown as Data)}\n`
}

/** Reads a table that was kept; the scenario is made of its roster. A text says why it cannot go on. */
export function readTable(
  text: string,
  open: (roster: string) => Scenario | string,
): { readonly roster: string; readonly sitting: Sitting } | string {
  let file: TableFile
  try {
    file = JSON.parse(text) as TableFile
  } catch (error) {
    return `expected one whole JSON object (${(error as Error).message})`
  }
  if (file?.format !== 'sandtable-table') return "expected format 'sandtable-table'"
  if (file.version !== VERSION)
    return `its format version is ${file.version}, and this program reads ${VERSION}`
  const { roster, seed, given, sum } = file
  if (typeof roster !== 'string' || typeof seed !== 'string' || !Array.isArray(given))
    return "expected a 'roster', a 'seed' and what was 'given'"
  const s = open(roster)
  if (typeof s === 'string') return s
  const sitting = resume(s, seed, given)
  if (typeof sitting === 'number') return `order ${sitting} of it cannot be carried out`
  if (sumOf({ roster, seed, given }, sitting) !== sum)
    return 'its check sum does not fit: it was damaged or changed, or played by other rules'
  return { roster, sitting }
}
