import type { Check, Checked } from '@sandtable/kernel'
import type { Options } from './game-system.ts'
import { atLeast, DATA, isData, isRecord, rowOf, TEXT, textLike, that, whole } from '@sandtable/kernel'
import { isBytes32 } from './fair-dice.ts'

const BYTES = that(
  '64 hexadecimal digits',
  (value): value is string => typeof value === 'string' && isBytes32(value),
)
const FAIR = { fair: atLeast({ commitment: BYTES, secret: BYTES, nonces: rowOf(BYTES) }) }
const OWN = { seed: TEXT }
const FILE = {
  scenario: textLike('the id of a scenario', /^[A-Za-z0-9_-]{1,64}$/),
  pack: TEXT,
  sum: TEXT,
  seats: rowOf(TEXT),
  answers: rowOf(atLeast({ player: whole(0), answer: DATA })),
  save: atLeast({ ruleset: TEXT, rulesetVersion: whole(0), game: that('an object', isRecord) }),
}

/** What a file may have besides: where its host took the game back, and the rulings that it began with. */
const MORE = {
  rollbacks: rowOf(atLeast({ after: whole(0), drawn: whole(0) })),
  options: that('an object', (value): value is Options => isRecord(value) && isData(value)),
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

/** In words, why a game file can't belong to a scenario for this many players; null: it can. */
export function misfit({ seats, answers, fair }: Seated, players: number): string | null {
  if (seats.length !== players)
    return `'seats' must have ${players} names, one for each player; it has ${seats.length}`
  if (fair !== undefined && fair.nonces.length !== players)
    return `'fair.nonces' must have ${players} entries, one for each player; it has ${fair.nonces.length}`
  const stranger = answers.findIndex(({ player }) => player >= players)
  return stranger < 0
    ? null
    : `answer ${stranger + 1} is by player ${answers[stranger]?.player}, and there are ${players}`
}
