import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@sandtable/kernel'
import type { Message, Request } from '@sandtable/protocol'
import type { House } from './testing/house.ts'
import type { Seated } from './testing/seats.ts'
import type { Stage } from './testing/stages.ts'
import { parseRequest } from '@sandtable/protocol'
import { newToken } from './testing/seats.ts'
import { gameAt, openStages, STAGES } from './testing/stages.ts'
import { hello, isA, tap } from './testing/tap.ts'

const WHO = ['owner', 'opponent', 'spectator', 'stranger', 'elsewhere', 'nobody'] as const
type Who = (typeof WHO)[number]

/**
 * Every message and its reply: before the game starts, during play, and when it is over. The owner owes an answer, the
 * opponent owes none and takes the last seat; a spectator has no token, a stranger an invented one, an outsider one of
 * another game, and the last has not said hello.
 */
// prettier-ignore
const TABLE: Readonly<Record<string, Readonly<Record<Who, string>>>> = {
  hello: {
    owner:     'welcome           welcome           welcome',
    opponent:  'bad-token         welcome           welcome',
    spectator: 'welcome           welcome           welcome',
    stranger:  'bad-token         bad-token         bad-token',
    elsewhere: 'bad-token         bad-token         bad-token',
    nobody:    'welcome           welcome           welcome',
  },
  answer: {
    owner:     'not-begun         accepted          game-over',
    opponent:  'bad-token         not-your-decision game-over',
    spectator: 'not-your-seat     not-your-seat     not-your-seat',
    stranger:  'bad-token         bad-token         bad-token',
    elsewhere: 'bad-token         bad-token         bad-token',
    nobody:    'hello-first       hello-first       hello-first',
  },
  undo: {
    owner:     'not-begun         nothing-to-undo   game-over',
    opponent:  'bad-token         nothing-to-undo   game-over',
    spectator: 'not-your-seat     not-your-seat     not-your-seat',
    stranger:  'bad-token         bad-token         bad-token',
    elsewhere: 'bad-token         bad-token         bad-token',
    nobody:    'hello-first       hello-first       hello-first',
  },
  say: {
    owner:     'not-begun         accepted          game-over',
    opponent:  'bad-token         accepted          game-over',
    spectator: 'not-your-seat     not-your-seat     not-your-seat',
    stranger:  'bad-token         bad-token         bad-token',
    elsewhere: 'bad-token         bad-token         bad-token',
    nobody:    'hello-first       hello-first       hello-first',
  },
  sample: {
    owner:     'none              samples           none',
    opponent:  'bad-token         none              none',
    spectator: 'none              none              none',
    stranger:  'bad-token         bad-token         bad-token',
    elsewhere: 'bad-token         bad-token         bad-token',
    nobody:    'hello-first       hello-first       hello-first',
  },
  history: {
    owner:     'history           history           history',
    opponent:  'bad-token         history           history',
    spectator: 'history           history           history',
    stranger:  'bad-token         bad-token         bad-token',
    elsewhere: 'bad-token         bad-token         bad-token',
    nobody:    'hello-first       hello-first       hello-first',
  },
  holiday: {
    owner:     'not-begun         accepted          game-over',
    opponent:  'bad-token         accepted          game-over',
    spectator: 'not-your-seat     not-your-seat     not-your-seat',
    stranger:  'bad-token         bad-token         bad-token',
    elsewhere: 'bad-token         bad-token         bad-token',
    nobody:    'hello-first       hello-first       hello-first',
  },
}

type Cell = readonly [string, Who, Stage, string]

const CELLS: readonly Cell[] = Object.entries(TABLE).flatMap(([kind, row]) =>
  WHO.flatMap(who => row[who].split(/ +/).map((word, i): Cell => [kind, who, STAGES[i] as Stage, word])),
)

let house: House
const games: Partial<Record<Stage, Seated>> = {}
let other: Seated
beforeAll(async () => {
  house = await openStages()
  for (const stage of STAGES) games[stage] = await gameAt(house.url, stage)
  other = await gameAt(house.url, 'playing')
})
afterAll(() => house.close())

/** The protocol's own list of messages. */
function kindsOfMessages(): readonly string[] {
  const parsed = parseRequest('{"do":"?"}')
  return !parsed.ok && parsed.refusal.key === 'one-of' ? parsed.refusal.parts.choices : []
}

const tokenOf = (who: Who, { tokens }: Seated): { readonly token?: string } => {
  if (who === 'owner') return { token: tokens[0] as string }
  if (who === 'opponent') return { token: tokens[1] as string }
  if (who === 'elsewhere') return { token: other.tokens[0] as string }
  return who === 'stranger' ? { token: newToken() } : {}
}

/** The owner's decision, and an acceptable answer; any, if no answer is owed. */
async function owedBy(game: Seated): Promise<{ decision: string; answers: readonly Answer[] }> {
  const line = await hello(house.url, game.game, { token: game.tokens[0] as string })
  const { decision } = await line.last('decision')
  const reply = await line.ask({ do: 'sample', id: 's', count: 1 })
  line.close()
  const [answer = 'pass'] = reply.is === 'samples' ? reply.answers : []
  return { decision: decision?.id ?? 'none', answers: [answer] }
}

type Asking = Exclude<Request, { do: 'hello' }>

async function requestOf(kind: string, game: Seated): Promise<Asking> {
  const id = 'cell'
  if (kind === 'answer') return { do: 'answer', id, ...(await owedBy(game)) }
  const more =
    { say: { word: 'offer-draw' }, sample: { count: 3 }, history: { from: 0 }, holiday: { days: 1 } }[kind] ??
    {}
  return { do: kind, id, ...more } as Asking
}

const wordOf = (message: Message): string => {
  if (message.is === 'refused') return message.why
  return message.is === 'samples' && message.answers.length === 0 ? 'none' : message.is
}

/** The replies to one of them; a client that isn't let in gets only that, and is cut off. */
async function heardBy(who: Who, kind: string, game: Seated): Promise<string> {
  const request = kind === 'hello' ? null : await requestOf(kind, game)
  const line = await tap(house.url, game.game)
  if (who !== 'nobody' || request === null) line.say({ do: 'hello', ...tokenOf(who, game) })
  const first = who === 'nobody' && request !== null ? null : await firstOf(line, request)
  const word = request === null || first === 'bad-token' ? first : wordOf(await line.ask(request))
  line.close()
  return word ?? 'nothing'
}

async function firstOf(line: Awaited<ReturnType<typeof tap>>, request: Request | null): Promise<string> {
  if (request !== null) line.say({ do: 'history', id: 'too-early', from: 0 })
  const first = wordOf(await line.until((message): message is Message => !isTooEarly(message)))
  if (first === 'welcome') return first
  const { code, reason } = await line.closed
  const others = line.messages.filter(message => !isTooEarly(message)).map(wordOf)
  return code === 1008 && reason === first && others.length === 1 ? first : others.join(' ')
}

/** A request before the hello gets its own refusal. */
const isTooEarly = (message: Message): boolean =>
  message.is === 'refused' && message.id === 'too-early' && message.why === 'hello-first'

test('the table has a row for every message of the protocol, and no other', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...kindsOfMessages()].sort())
})

describe('who may say what', () => {
  test.for(CELLS)('%s by %s, %s: %s', async ([kind, who, stage, word]) => {
    const game = word === 'accepted' ? await gameAt(house.url, stage) : (games[stage] as Seated)
    const before = await house.store.load(game.game)
    expect(await heardBy(who, kind, game)).toBe(word)
    const after = await house.store.load(game.game)
    expect(JSON.stringify(after) === JSON.stringify(before)).toBe(word !== 'accepted')
  })
})

/** Things an attacker might try as a token; none of them opens a seat. */
const TRIED: readonly (readonly [string, (game: Seated, stored: string) => string, string])[] = [
  ['the invitation that it was taken with', ({ invitations }) => invitations[0] as string, 'bad-token'],
  ['what the database keeps of it', (_game, stored) => stored, 'bad-token'],
  ["the seat's part in the dice", ({ nonces }) => nonces[0] as string, 'bad-token'],
  ['the id of the game', ({ game }) => game, 'bad-token'],
  ['its beginning', ({ tokens }) => (tokens[0] as string).slice(0, -1), 'bad-token'],
  ['more than it', ({ tokens }) => `${tokens[0]}A`, 'bad-token'],
  ['it in capitals', ({ tokens }) => (tokens[0] as string).toUpperCase(), 'bad-token'],
  ['the number of the player', () => '0', 'bad-token'],
  ['nothing', () => '', 'malformed'],
  ['it with a space', ({ tokens }) => ` ${tokens[0]}`, 'malformed'],
  ['what ends a text', () => "' or 1=1 --", 'malformed'],
  ['far too much', () => 'A'.repeat(65), 'malformed'],
]

test.for(TRIED)('%s does not open a seat', async ([, tried, word]) => {
  const game = games.playing as Seated
  const { body } = (await house.store.load(game.game)) as { body: unknown }
  const stored = (body as { seats: { token: string }[] }).seats[0]?.token as string
  const line = await tap(house.url, game.game)
  line.say({ do: 'hello', token: tried(game, stored) })
  await line.until(isA('refused'))
  expect(line.messages.map(wordOf)).toEqual([word])
  line.close()
})
