import type { Check, Checked } from '@sandtable/kernel'
import type { Options } from './game-system.ts'
import type { GameFault } from './game-fault.ts'
import {
  atLeast,
  DATA,
  hexDigits,
  isData,
  isRecord,
  letters,
  OBJECT,
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

/** What a file may have besides: where its host took the game back, and the rulings that it began with. */
const MORE = {
  rollbacks: rowOf(atLeast({ after: whole(0), drawn: whole(0) })),
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
  readonly answers: readonly { readonly player: number }[]
  readonly fair?: { readonly nonces: readonly string[] }
}

/** Why a game file can't belong to a scenario for this many players; null: it can. */
export function misfit({ seats, answers, fair }: Seated, players: number): GameFault | null {
  if (seats.length !== players) return { key: 'seats', parts: { found: seats.length, players } }
  const nonces = fair?.nonces.length ?? players
  if (nonces !== players) return { key: 'nonces', parts: { found: nonces, players } }
  const answer = answers.findIndex(({ player }) => player >= players)
  const { player = 0 } = answers[answer] ?? {}
  return answer < 0 ? null : { key: 'stranger', parts: { answer: answer + 1, player, players } }
}
