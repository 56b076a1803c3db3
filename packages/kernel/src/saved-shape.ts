import type { Check } from './shape.ts'
import { atLeast, DATA, OBJECT, oneOf, orNull, rowOf, TEXT, whole } from './shape.ts'

const NUMBER = whole(0)
const WORD = whole(Number.MIN_SAFE_INTEGER)
const WORDS = rowOf(WORD)
const SEEDED = { a: WORD, b: WORD, c: WORD, d: WORD, used: NUMBER }

/** Dice of every kind, by its name. */
const DICE: Readonly<Record<string, Check>> = {
  seeded: atLeast(SEEDED),
  streamed: atLeast({ key: rowOf(NUMBER, 8), drawn: NUMBER, used: NUMBER }),
  loaded: atLeast({ rolls: WORDS, rest: orNull(atLeast(SEEDED)), used: NUMBER }),
  enumerating: atLeast({ path: WORDS, sides: WORDS, used: NUMBER }),
}
const KIND = oneOf(...Object.keys(DICE))

const dice: Check = (value, at) =>
  atLeast({ kind: KIND })(value, at) ?? (DICE[(value as { kind: string }).kind] as Check)(value, at)

/** The header before the game. */
export const HEADER: Check = atLeast({
  version: NUMBER,
  ruleset: TEXT,
  rulesetVersion: NUMBER,
  scenario: TEXT,
  sum: TEXT,
})

/** The parts of a saved game, whatever its rules; position and events are up to those. */
export const SAVED_GAME: Check = atLeast({
  position: OBJECT,
  agenda: rowOf(atLeast({ seq: TEXT, at: TEXT })),
  dice,
  sealed: rowOf(atLeast({ player: NUMBER, answer: DATA })),
  asked: NUMBER,
  revealed: NUMBER,
  log: orNull(rowOf(atLeast({ is: TEXT }))),
})
