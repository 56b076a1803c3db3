import type { Answer, Dice } from '@sandtable/kernel'
import type { AnswerRequest } from '@sandtable/protocol'
import { rollDice } from '@sandtable/kernel'

/** A forger's knowledge: the open decision, a sound answer to it, and what was said before, here and elsewhere. */
export interface Knowledge {
  readonly decision: string
  readonly answer: Answer
  readonly answered: AnswerRequest
  /** A decision that is open in another game, and a token of a seat there. */
  readonly elsewhere: { readonly decision: string; readonly token: string }
}

/** A command that must be refused: its sender, and the refusal. */
export interface Forged {
  readonly what: string
  readonly who: 'owner' | 'opponent' | 'spectator'
  readonly text: string
  readonly why: readonly string[]
}

type Forger = (know: Knowledge, dice: Dice) => Omit<Forged, 'what'>

const ID = '"id":"forged"'
const below = (dice: Dice, sides: number): number => rollDice(dice, sides)
const one = <T>(dice: Dice, row: readonly T[]): T => row[below(dice, row.length)] as T

const by =
  (
    who: Forged['who'],
    why: string | readonly string[],
    text: (know: Knowledge, dice: Dice) => string,
  ): Forger =>
  (know, dice) => ({ who, why: [why].flat(), text: text(know, dice) })

const answering = (decision: string, answer: string): string =>
  `{"do":"answer",${ID},"decision":"${decision}","answers":[${answer}]}`

const sound = ({ decision, answer }: Knowledge): string => answering(decision, JSON.stringify(answer))

/** Data that no rule ever offers. */
const NO_OPTIONS = [
  '"\\u0000"',
  '""',
  '"constructor"',
  '"__proto__"',
  '[]',
  '{}',
  'true',
  'null',
  '-1',
  '9007199254740991',
]
const noOption = (dice: Dice): string =>
  one(dice, [...NO_OPTIONS, `"${below(dice, 1e9)}"`, `{"x":${below(dice, 1e9)}}`])

/** A sound answer with something added. */
function bent(answer: Answer): string {
  if (typeof answer === 'string') return JSON.stringify(`${answer} `)
  if (typeof answer === 'number') return `${answer + 1_000_000}`
  if (Array.isArray(answer)) return JSON.stringify([...(answer as unknown[]), 'x'])
  return JSON.stringify({ ...(answer as object), forged: true })
}

/** Numbers that aren't whole, or too large for a machine; values of another type; keys that objects are made from. */
const NO_NUMBERS = ['1.5', '1e999', '-1e999', '1e308', '9007199254740993', '-9007199254740993']
const OTHER_TYPES = [
  'null',
  'true',
  '7',
  '[]',
  '{}',
  '["a"]',
  '""',
  '"a b"',
  `"${'a'.repeat(65)}"`,
  '"\\ud800"',
]
const MADE_FROM = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

const COMMANDS: Readonly<Record<string, Forger>> = {
  'an answer for another seat': by('opponent', 'not-your-decision', sound),
  'an answer without a seat': by('spectator', 'not-your-seat', sound),
  'an answer to a decision of another game': by('owner', 'stale-decision', ({ elsewhere, answer }) =>
    answering(elsewhere.decision, JSON.stringify(answer)),
  ),
  'an answer to a decision that was never asked': by('owner', 'stale-decision', ({ answer }, dice) =>
    answering(`${below(dice, 1e9)}`, JSON.stringify(answer)),
  ),
  'an old answer under a new id': by('owner', 'stale-decision', ({ answered }) =>
    answering(answered.decision, JSON.stringify(answered.answers[0])),
  ),
  "somebody's old answer": by('spectator', 'not-your-seat', ({ answered }) => JSON.stringify(answered)),
  'no option': by('owner', 'not-an-option', ({ decision }, dice) => answering(decision, noOption(dice))),
  'an option with something added': by('owner', 'not-an-option', ({ decision, answer }) =>
    answering(decision, bent(answer)),
  ),
  'an answer as deep as can be': by('owner', 'not-an-option', ({ decision }) =>
    answering(decision, `${'['.repeat(10)}${']'.repeat(10)}`),
  ),
  'an answer that is too deep': by('owner', 'too-deep', ({ decision }, dice) => {
    const depth = 11 + below(dice, 5_000)
    return answering(decision, `${'['.repeat(depth)}${']'.repeat(depth)}`)
  }),
  'an answer that is very large': by('owner', 'not-an-option', ({ decision }, dice) =>
    answering(decision, `"${'a'.repeat(60_000 + below(dice, 5_000))}"`),
  ),
  'a number that is none': by('owner', 'malformed', ({ decision }, dice) =>
    answering(decision, one(dice, NO_NUMBERS)),
  ),
  'an answer that is made from another': by('owner', 'malformed', ({ decision }) =>
    answering(decision, '{"a":[{"__proto__":{"player":0}}]}'),
  ),
  'a command that every object knows': by(
    'owner',
    'malformed',
    (_know, dice) => `{"do":"${one(dice, MADE_FROM)}",${ID}}`,
  ),
  'a field that nobody knows': by(
    'owner',
    'malformed',
    (_know, dice) => `{"do":"undo",${ID},"${one(dice, MADE_FROM)}":{"player":1}}`,
  ),
  'a seat of his own choice': by('opponent', 'malformed', know => sound(know).replace('{', '{"player":0,')),
  'a game of his own choice': by('owner', 'malformed', know => sound(know).replace('{', '{"game":"x",')),
  'an id of another type': by(
    'owner',
    'malformed',
    (_know, dice) => `{"do":"undo","id":${one(dice, OTHER_TYPES)}}`,
  ),
  'a decision of another type': by(
    'owner',
    'malformed',
    (_know, dice) => `{"do":"answer",${ID},"decision":${one(dice, OTHER_TYPES)},"answers":["pass"]}`,
  ),
  'no answer': by('owner', 'malformed', ({ decision }) => `{"do":"answer",${ID},"decision":"${decision}"}`),
  'a command without answers': by('owner', 'malformed', ({ decision }) => answering(decision, '')),
  'a command with too many answers': by('owner', 'malformed', ({ decision, answer }, dice) =>
    answering(decision, Array.from({ length: 65 + below(dice, 500) }, () => JSON.stringify(answer)).join()),
  ),
  'a command of version 1': by('owner', 'malformed', know =>
    sound(know).replace('"answers":[', '"answer":['),
  ),
  'a second hello': by(
    'spectator',
    'malformed',
    ({ elsewhere }) => `{"do":"hello","token":"${elsewhere.token}"}`,
  ),
  "another's answer taken back": by(
    'opponent',
    ['undo-others', 'undo-dice', 'nothing-to-undo'],
    () => `{"do":"undo",${ID}}`,
  ),
  'a holiday that he has not': by(
    'owner',
    'no-holiday',
    (_know, dice) => `{"do":"holiday",${ID},"days":${1 + below(dice, 60)}}`,
  ),
  'a holiday for ever': by(
    'owner',
    'malformed',
    (_know, dice) => `{"do":"holiday",${ID},"days":${one(dice, ['0', '-1', '61', ...NO_NUMBERS])}}`,
  ),
  'samples without end': by(
    'owner',
    'malformed',
    (_know, dice) => `{"do":"sample",${ID},"count":${one(dice, ['0', '-1', '51', ...NO_NUMBERS])}}`,
  ),
  'a history before the beginning': by(
    'spectator',
    'malformed',
    (_know, dice) => `{"do":"history",${ID},"from":${one(dice, ['-1', '"0"', ...NO_NUMBERS])}}`,
  ),
}

export const FORGED_KINDS = Object.keys(COMMANDS)

/** One forged command; all kinds are equally frequent. */
export function forgedCommand(know: Knowledge, dice: Dice, number: number): Forged {
  const what = FORGED_KINDS[number % FORGED_KINDS.length] as string
  return { what, ...(COMMANDS[what] as Forger)(know, dice) }
}
