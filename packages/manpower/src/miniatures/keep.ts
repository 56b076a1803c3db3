import {
  atLeast,
  checked,
  deeperThan,
  digest,
  encode,
  isData,
  isRecord,
  orNull,
  rowOf,
  TEXT,
  that,
  whole,
} from '@sandtable/kernel'
import type { Given, Sitting } from './sitting.ts'
import type { Scenario } from '../scenario.ts'
import type { Voice } from '@sandtable/kernel'
import type { Words } from '../words/words.ts'
import type { TableOrder } from './orders.ts'
import { isTableOrder } from './orders.ts'
import { resume } from './sitting.ts'

/** A saved table: its roster as written, and all its orders. */
interface Kept {
  readonly roster: string
  readonly seed: string
  readonly given: readonly Given[]
  /** Of all above and how everything stood then. */
  readonly sum: string
}

const FORMAT = 'sandtable-table'
const VERSION = 1

const sumOf = ({ roster, seed, given }: Omit<Kept, 'sum'>, at: Sitting): string =>
  digest(encode({ roster, seed, given, position: at.history.game.p }))

/** A table as text: it resumes from there, and can still take everything back. */
export function tableText(roster: string, sitting: Sitting): string {
  const { seed, given } = sitting
  const sum = sumOf({ roster, seed, given }, sitting)
  const kept: Kept = { roster, seed, given, sum }
  return `${encode({ format: FORMAT, version: VERSION, ...kept })}\n`
}

/** Reads a saved table; the scenario is made from its roster. A text says why it can't resume. */
export function readTable(
  voice: Voice<Words>,
  text: string,
  open: (roster: string) => Scenario | string,
): { readonly roster: string; readonly sitting: Sitting } | string {
  const file = fileOf(voice, text)
  if (typeof file === 'string') return file
  const { roster, seed, given, sum } = file
  const s = open(roster)
  if (typeof s === 'string') return s
  const sitting = resume(s, seed, given)
  if (typeof sitting === 'number') return voice('kept:order', { order: sitting })
  if (sumOf({ roster, seed, given }, sitting) !== sum) return voice('kept:checksum')
  return { roster, sitting }
}

const ORDER = that((value): value is TableOrder => isData(value) && isTableOrder(value))
const TABLE = atLeast({
  roster: TEXT,
  seed: TEXT,
  given: rowOf(atLeast({ order: ORDER, dice: orNull(rowOf(whole(1))) })),
  sum: TEXT,
})

/** No order is nested as deep as this. */
const DEPTH = 64

/** The required parts of a text that claims to be a table; a text says what it lacks. */
function fileOf(voice: Voice<Words>, text: string): Kept | string {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return voice('kept:cut-short')
  }
  if (!isRecord(file) || file.format !== FORMAT) return voice('kept:format', { format: FORMAT })
  const { version } = file
  if (version !== VERSION) {
    const places = { version: String(version), expected: VERSION }
    return voice(typeof version === 'number' ? 'kept:version' : 'kept:no-version', places)
  }
  if (deeperThan(file, DEPTH)) return voice('kept:too-deep', { depth: DEPTH })
  const read = checked(TABLE, file)
  return 'fault' in read ? voice('kept:damaged', { at: read.fault.parts.at }) : read.value
}
