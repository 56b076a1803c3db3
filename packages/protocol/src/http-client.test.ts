import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createGame,
  gameFile,
  gameSummary,
  isServerError,
  listScenarios,
  packOf,
  takeSeat,
} from './http-client.ts'

interface Answering {
  readonly status: number
  readonly body: string
}

const seen: string[] = []
let answering: Answering = { status: 200, body: '' }
let url = ''

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    seen.push(`${request.method} ${request.url} ${request.headers['content-type'] ?? '-'} ${body}`.trim())
    response.writeHead(answering.status).end(answering.body)
  })
})

beforeAll(async () => {
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const willSay = (value: unknown, status = 200): void => {
  answering = { status, body: typeof value === 'string' ? value : JSON.stringify(value) }
}

const SUMMARY = {
  game: 'g',
  scenario: 'hastings-1066',
  pack: 'p',
  ruleset: 'waw',
  stage: 'gathering',
  waiting: [],
  outcome: null,
  seats: [{ player: 0, name: '', holder: 'open' }],
  commitment: 'c',
  nonces: [null],
  clock: { perMove: 60_000 },
}
const SCENARIO = {
  id: 's',
  ruleset: 'waw',
  title: 'S',
  when: '1066',
  about: '',
  pack: 'p',
  tagline: null,
  minutes: 20,
  difficulty: 1,
  turns: 3,
  players: [{ id: 'a', name: 'A', side: 'a', colour: '#2b4c78' }],
  bots: [],
}
const GAME = { scenario: 's', seats: ['human', { bot: 'captain' }] } as const
const SEAT = { invitation: 'i', name: 'n', nonce: 'ab'.repeat(32), token: 't'.repeat(24) }

test.for<[string, () => Promise<unknown>, unknown, string]>([
  ['scenarios', () => listScenarios(url), [SCENARIO], 'GET /api/scenarios -'],
  [
    'a new game',
    () => createGame(url, GAME),
    { game: 'g', commitment: 'c', invitations: ['i', null] },
    `POST /api/games application/json ${JSON.stringify(GAME)}`,
  ],
  [
    'a seat',
    () => takeSeat(url, 'g/h', SEAT),
    { player: 1 },
    `POST /api/games/g%2Fh/seats application/json ${JSON.stringify(SEAT)}`,
  ],
  ['a game', () => gameSummary(url, 'g'), SUMMARY, 'GET /api/games/g -'],
  ['a pack', () => packOf(url, 'd1'), { id: 's', regions: [1, 2] }, 'GET /api/packs/d1 -'],
  ['a file', () => gameFile(url, 'g'), '{"format":"sandtable-game"}\n', 'GET /api/games/g/file -'],
])('%s are asked for at their address', async ([, ask, value, request]) => {
  willSay(value)
  await expect(ask()).resolves.toEqual(value)
  expect(seen.at(-1)).toBe(request)
})

test('a refusal is told in the words of the server', async () => {
  willSay({ error: 'no-such-game', text: 'there is no game g' }, 404)
  const error: unknown = await gameSummary(url, 'g').catch((thrown: unknown) => thrown)
  expect(isServerError(error)).toBe(true)
  expect(error).toMatchObject({ message: 'there is no game g', status: 404, error: 'no-such-game' })
})

test('a refusal without words is told with its status', async () => {
  willSay('<h1>Bad Gateway</h1>', 502)
  await expect(gameFile(url, 'g')).rejects.toThrow(/\/api\/games\/g\/file answered with status 502/)
})

test.for<[string, () => Promise<unknown>, unknown, string]>([
  ['a page', () => listScenarios(url), '<html>', 'its answer is wrong (it is not JSON'],
  ['no list', () => listScenarios(url), {}, 'its answer is wrong (it must be a list'],
  ['half an answer', () => listScenarios(url), [{ id: 's' }], 'it[0].ruleset is missing'],
  ['no seat', () => takeSeat(url, 'g', SEAT), { player: -1 }, 'it.player must be a whole number from 0 on'],
  [
    'no colour',
    () => listScenarios(url),
    [{ ...SCENARIO, players: [{ ...SCENARIO.players[0], colour: 'url(x)' }] }],
    'it[0].players[0].colour must be a colour as #rrggbb',
  ],
  [
    'no difficulty',
    () => listScenarios(url),
    [{ ...SCENARIO, difficulty: 4 }],
    'it[0].difficulty must be a whole number from 1 to 3',
  ],
  [
    'no stage',
    () => gameSummary(url, 'g'),
    { ...SUMMARY, stage: 'asleep' },
    'it.stage must be one of gathering',
  ],
  [
    'no players who are waited for',
    () => gameSummary(url, 'g'),
    { ...SUMMARY, waiting: ['Harold'] },
    'it.waiting[0] must be a whole number from 0 on',
  ],
  [
    'no outcome',
    () => gameSummary(url, 'g'),
    { ...SUMMARY, outcome: { winners: [0], how: 'luck' } },
    'it.outcome.how must be one of played, forfeit',
  ],
])('what is no answer is not taken for one: %s', async ([, ask, value, text]) => {
  willSay(value)
  await expect(ask()).rejects.toThrow(text)
})

test('a server that is not there is said to be so', async () => {
  await expect(gameSummary('http://127.0.0.1:1', 'g')).rejects.toThrow(
    /127\.0\.0\.1:1\/api\/games\/g could not be reached: /,
  )
})
