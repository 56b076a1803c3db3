import type { Check, Checked, Entry, Given } from '@sandtable/kernel'
import type { Options } from './game-system.ts'
import type { GameFault } from './game-fault.ts'
import {
  atLeast,
  DATA,
  ENTRIES,
  hexDigits,
  isData,
  isRecord,
  letters,
  OBJECT,
  parleyOf,
  rowOf,
  TEXT,
  that,
  whole,
} from '@sandtable/kernel'

const BYTES = hexDigits(64)
const FAIR = { fair: atLeast({ commitment: BYTES, secret: BYTES, nonces: rowOf(BYTES) }) }
const OWN = { seed: TEXT }
const FILE = {
  scenario: letters(1, 64),
  pack: TEXT,
  sum: TEXT,
  seats: rowOf(TEXT),
  answers: rowOf(atLeast({ player: whole(0), answer: DATA })),
  save: atLeast({ ruleset: TEXT, rulesetVersion: whole(0), game: OBJECT }),
}

const ROLLBACK = atLeast({ after: whole(0), drawn: whole(0) })

/** As version 1 wrote it: after this many answers the host rolled the game back to there, and the dice went on from this word. */
export type Rollback = Checked<typeof ROLLBACK>

/** What a file may have besides: what was done beside the rules, and the rulings that it began with. */
const MORE = {
  rollbacks: rowOf(ROLLBACK),
  entries: ENTRIES,
  options: that((value): value is Options => isRecord(value) && isData(value)),
}

const FAIR_GAME = atLeast({ ...FILE, ...FAIR }, MORE)
const OWN_GAME = atLeast({ ...FILE, ...OWN }, MORE)

/** What a file must be made of that says it is a game; its dice fell from a seed or from what a server and players gave. */
export const gameShape = (file: object): Check<Checked<typeof FAIR_GAME> | Checked<typeof OWN_GAME>> =>
  Object.hasOwn(file, 'fair') ? FAIR_GAME : OWN_GAME

/** As much of a game file as hangs on the number of players. */
interface Seated {
  readonly seats: readonly string[]
  readonly answers: readonly Given[]
  readonly entries?: readonly Entry[]
  readonly fair?: { readonly nonces: readonly string[] }
}

/** Why a game file can't belong to a scenario for this many players; null: it can. */
export function misfit({ seats, answers, entries = [], fair }: Seated, players: number): GameFault | null {
  if (seats.length !== players) return { key: 'seats', parts: { found: seats.length, players } }
  const nonces = fair?.nonces.length ?? players
  if (nonces !== players) return { key: 'nonces', parts: { found: nonces, players } }
  const answer = answers.findIndex(({ player }) => player >= players)
  const { player = 0 } = answers[answer] ?? {}
  if (answer >= 0) return { key: 'stranger', parts: { answer: answer + 1, player, players } }
  const parley = parleyOf({ answers, entries }, players)
  return 'bad' in parley ? { key: 'entry', parts: { entry: parley.bad + 1 } } : null
}
