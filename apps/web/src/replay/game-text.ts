import type { Answer, Data, Entry, Kind } from '@sandtable/kernel'
import {
  atLeast,
  checked,
  DATA,
  digest,
  encode,
  ENTRIES,
  isData,
  rowOf,
  TEXT,
  whole,
} from '@sandtable/kernel'

/** A game file: all answers, all events, and the seed of the dice. */
export interface GameText {
  readonly scenario: string
  /** The digest of its pack. */
  readonly pack: string
  readonly seats: readonly string[]
  readonly answers: readonly { readonly player: number; readonly answer: Answer }[]
  /** What was said and done beside the rules. */
  readonly entries: readonly Entry[]
  readonly fair: {
    readonly commitment: string
    readonly secret: string
    readonly nonces: readonly string[]
  } | null
  readonly log: readonly Kind['e'][]
}

/** Version 1 knew nothing of entries but the host's rollbacks. */
const VERSIONS: readonly unknown[] = [1, 2]

/** Why a text is not a game file. */
export type Fault = 'not-json' | 'not-a-game' | 'other-version' | 'damaged' | 'no-log'

const HEAD = atLeast(
  {
    scenario: TEXT,
    pack: TEXT,
    seats: rowOf(TEXT),
    answers: rowOf(atLeast({ player: whole(0), answer: DATA })),
  },
  {
    rollbacks: rowOf(atLeast({ after: whole(0), drawn: whole(0) })),
    entries: ENTRIES,
    fair: atLeast({ commitment: TEXT, secret: TEXT, nonces: rowOf(TEXT) }),
  },
)

/** Reads a game file, or says why it isn't one. */
export function readGameText(text: string): GameText | Fault {
  const file = parsed(text)
  if (file === null) return 'not-json'
  if (file['format'] !== 'sandtable-game') return 'not-a-game'
  if (!VERSIONS.includes(file['version'])) return 'other-version'
  const { sum, save, ...head } = file
  if (!isData(head) || digest(encode(head)) !== sum) return 'damaged'
  const log = (save as { game?: { log?: unknown } } | null)?.game?.log
  if (!Array.isArray(log)) return 'no-log'
  const read = checked(HEAD, head)
  if ('fault' in read) return 'damaged'
  const { scenario, pack, seats, answers, rollbacks = [], fair = null } = read.value
  const { entries = rollbacks.map(back => ({ ...back, player: null, does: 'roll-back' as const })) } =
    read.value
  return {
    scenario,
    pack,
    seats,
    answers,
    entries,
    fair,
    log: log as GameText['log'],
  }
}

function parsed(text: string): { [key: string]: Data } | null {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' && file !== null ? (file as { [key: string]: Data }) : null
  } catch {
    return null
  }
}
