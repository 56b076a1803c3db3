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
])('%s are requested at their address', async ([, ask, value, request]) => {
  willSay(value)
  await expect(ask()).resolves.toEqual(value)
  expect(seen.at(-1)).toBe(request)
})

test("a refusal has its name, its reason, its data and the server's words", async () => {
  const told = { reason: 'lost', parts: { game: 'g' }, text: 'there is no game g' }
  willSay({ error: 'no-such-game', ...told }, 404)
  const error: unknown = await gameSummary(url, 'g').catch((thrown: unknown) => thrown)
  expect(isServerError(error)).toBe(true)
  expect(error).toMatchObject({ message: 'there is no game g', status: 404, error: 'no-such-game' })
  expect(error).toMatchObject({ told: { why: 'no-such-game', ...told } })
})

const because = (reason: string, parts: object): object => ({ told: { reason, parts } })

test('a refusal without words has its status', async () => {
  willSay('<h1>Bad Gateway</h1>', 502)
  await expect(gameFile(url, 'g')).rejects.toMatchObject(because('bad-status', { status: 502 }))
})

test.for<[string, () => Promise<unknown>, unknown, string | null]>([
  ['a page', () => listScenarios(url), '<html>', null],
  ['no list', () => listScenarios(url), {}, null],
  ['half an answer', () => listScenarios(url), [{ id: 's' }], '[0].ruleset'],
  ['no seat', () => takeSeat(url, 'g', SEAT), { player: -1 }, 'player'],
  [
    'no colour',
    () => listScenarios(url),
    [{ ...SCENARIO, players: [{ ...SCENARIO.players[0], colour: 'url(x)' }] }],
    '[0].players[0].colour',
  ],
  ['no difficulty', () => listScenarios(url), [{ ...SCENARIO, difficulty: 4 }], '[0].difficulty'],
  ['no stage', () => gameSummary(url, 'g'), { ...SUMMARY, stage: 'asleep' }, 'stage'],
  [
    'no players who are waited for',
    () => gameSummary(url, 'g'),
    { ...SUMMARY, waiting: ['Harold'] },
    'waiting[0]',
  ],
  [
    'no outcome',
    () => gameSummary(url, 'g'),
    { ...SUMMARY, outcome: { winners: [0], how: 'luck' } },
    'outcome.how',
  ],
])('a malformed answer is not accepted: %s', async ([, ask, value, at]) => {
  willSay(value)
  await expect(ask()).rejects.toMatchObject(
    at === null ? because('no-sandtable', {}) : because('wrong-answer', { at }),
  )
})

test('an unreachable server is reported as such', async () => {
  const at = { url: 'http://127.0.0.1:1/api/games/g' }
  await expect(gameSummary('http://127.0.0.1:1', 'g')).rejects.toMatchObject(because('unreachable', at))
})
