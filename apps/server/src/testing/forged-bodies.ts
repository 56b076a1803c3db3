import type { Dice } from '@sandtable/kernel'
import type { Besieged } from './besieged.ts'
import { rollDice, seeded } from '@sandtable/kernel'
import { PROBLEMS, REASONS } from './documented.ts'
import { newNonce, newToken } from './seats.ts'

const one = <T>(dice: Dice, row: readonly T[]): T => row[rollDice(dice, row.length)] as T

/** Values that are invalid in every field of a body. */
const VALUES = [
  'null',
  'true',
  '-1',
  '1.5',
  '1e999',
  '9007199254740993',
  '[]',
  '[[]]',
  '{}',
  '{"bot":"nobody"}',
  '""',
  '"\\u0000"',
  '"\\ud800"',
  '"../../etc/passwd"',
  '"__proto__"',
  `"${'a'.repeat(65)}"`,
  `${'['.repeat(9_000)}${']'.repeat(9_000)}`,
]
const KEYS = ['player', 'holder', 'secret', '__proto__', 'constructor', 'toString', '']
/** Whole bodies that are invalid. */
const BODIES = [
  '',
  'null',
  '7',
  '"text"',
  '[]',
  '{',
  '{"scenario":',
  '\u0000',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '['.repeat(60_000),
  `{"name":"${'a'.repeat(70_000)}"}`,
]
const TYPES = [
  'text/plain',
  'text/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'x',
]

type Fields = Readonly<Record<string, string>>

const textOf = (fields: Fields): string =>
  `{${Object.entries(fields)
    .map(([key, value]) => `${JSON.stringify(key)}:${value}`)
    .join()}}`

const without = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key))

/** A sound body with one thing wrong. */
function wronged(fields: Fields, dice: Dice): { readonly body: string; readonly type: string } {
  const type = 'application/json'
  const key = one(dice, Object.keys(fields))
  switch (rollDice(dice, 5)) {
    case 0:
      return { body: textOf({ ...fields, [key]: one(dice, VALUES) }), type }
    case 1:
      return { body: textOf(without(fields, key)), type }
    case 2:
      return { body: `${textOf(fields).slice(0, -1)},${JSON.stringify(one(dice, KEYS))}:1}`, type }
    case 3:
      return { body: one(dice, BODIES), type }
    default:
      return { body: textOf(fields), type: one(dice, TYPES) }
  }
}

/** Posts unsound bodies; fails unless each gets exactly a problem from the page. */
export async function postForged({ house, game }: Besieged, count: number, seed: string): Promise<number> {
  const invitation = JSON.stringify(game.invitations[0])
  const paths: readonly (readonly [string, Fields])[] = [
    [
      '/api/games',
      { scenario: '"hastings-1066"', seats: '["human","human"]', clock: '{"perMove":1000,"holidays":2}' },
    ],
    [
      `/api/games/${game.game}/seats`,
      { invitation, name: '"forger"', nonce: `"${newNonce()}"`, token: `"${newToken()}"` },
    ],
    [`/api/games/${game.game}/rollback`, { host: `"${newToken()}"`, back: '3' }],
  ]
  for (let i = 0; i < count; i++) {
    const dice = seeded(`${seed} ${i}`)
    const [path, fields] = one(dice, paths)
    const { body, type } = wronged(fields, dice)
    const reply = await fetch(house.url + path, { method: 'POST', headers: { 'content-type': type }, body })
    const text = await reply.text()
    if (isFine(path, body) ? reply.status !== 201 : !isProblem(reply.status, text))
      throw new Error(
        `seed '${seed} ${i}': ${type} ${body.slice(0, 200)} was answered ${reply.status} ${text.slice(0, 200)}`,
      )
  }
  return count
}

/** A new game is sound without a clock, or with an empty one. */
const isFine = (path: string, body: string): boolean =>
  path === '/api/games' &&
  /^\{"scenario":"hastings-1066","seats":\["human","human"\](,"clock":\{\})?\}$/.test(body)

function isProblem(status: number, text: string): boolean {
  const {
    error,
    reason = error,
    parts = {},
    text: words,
    ...rest
  } = JSON.parse(text) as Record<string, unknown>
  return (
    status >= 400 &&
    status < 500 &&
    PROBLEMS.has(error as string) &&
    error !== 'too-fast' &&
    REASONS.has(reason as string) &&
    typeof parts === 'object' &&
    typeof words === 'string' &&
    Object.keys(rest).length === 0
  )
}
