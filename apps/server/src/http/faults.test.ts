import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import { openHouse } from '../testing/house.ts'
import { answerTo } from '../testing/raw-answer.ts'
import { hostOf, requestText, UPGRADE } from '../testing/raw-line.ts'
import { seated } from '../testing/seats.ts'
import { HEADERS } from './headers.ts'

let house: House
let game: string
beforeAll(async () => {
  house = await openHouse()
  game = (await seated(house.url)).game
})
afterAll(() => house.close())

const host = (): { Host: string } => ({ Host: hostOf(house.url) })
const socketPath = (): string => `/api/games/${game}/socket`

/** Every request that fails, and its status. */
const ANSWERS: readonly (readonly [string, () => string, number])[] = [
  ['a good request', () => requestText('GET', '/health', host()), 200],
  ['a path that does not exist', () => requestText('GET', '/nothing', host()), 404],
  ['a method that a path does not have', () => requestText('DELETE', '/api/games', host()), 404],
  ['a method of another protocol', () => requestText('PROPFIND', '/health', host()), 404],
  ['a method that nobody knows', () => requestText('SING', '/health', host()), 400],
  ['bytes that are no request', () => '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  ['an address that cannot be decoded', () => requestText('GET', '/api/games/%zz', host()), 400],
  ['an id that is far too long', () => requestText('GET', `/api/games/${'a'.repeat(200)}`, host()), 414],
  [
    'headers that are far too long',
    () => requestText('GET', '/health', { ...host(), X: 'a'.repeat(20_000) }),
    431,
  ],
  ['no host', () => requestText('GET', '/health', {}), 403],
  ['an expectation', () => requestText('GET', '/health', { ...host(), Expect: 'wonders' }), 417],
  ['a body that is no JSON', () => post('{"scenario":'), 400],
  ['a body that changes prototypes', () => post('{"__proto__":{"seats":[]},"scenario":"x"}'), 400],
  [
    'a body of another type',
    () => requestText('POST', '/api/games', { ...host(), 'Content-Type': 'text/xml' }, '<a/>'),
    415,
  ],
  ['a body that is too large', () => post(JSON.stringify({ scenario: 'a'.repeat(70_000) })), 413],
  ['a socket where there is none', () => requestText('GET', '/health', { ...host(), ...UPGRADE }), 404],
  ['a socket nowhere', () => requestText('GET', '/nothing', { ...host(), ...UPGRADE }), 404],
  [
    'a socket at a bad address',
    () => requestText('GET', '/api/games/%zz/socket', { ...host(), ...UPGRADE }),
    400,
  ],
  [
    'a socket of another version',
    () => requestText('GET', socketPath(), { ...host(), ...UPGRADE, 'Sec-WebSocket-Version': '7' }),
    400,
  ],
  [
    'a socket without a key',
    () => requestText('GET', socketPath(), { ...host(), ...UPGRADE, 'Sec-WebSocket-Key': '' }),
    400,
  ],
  [
    'another protocol than WebSocket',
    () => requestText('GET', socketPath(), { ...host(), ...UPGRADE, Upgrade: 'h2c' }),
    404,
  ],
  [
    'a request that would rather go on in another protocol',
    () => requestText('GET', '/health', { ...host(), Connection: 'Upgrade', Upgrade: 'h2c' }),
    200,
  ],
  [
    'a socket with a protocol of its own',
    () => requestText('GET', socketPath(), { ...host(), ...UPGRADE, 'Sec-WebSocket-Protocol': 'a,,b' }),
    400,
  ],
  ['a page that asks where a socket is', () => requestText('GET', socketPath(), host()), 404],
]

const post = (body: string): string =>
  requestText('POST', '/api/games', { ...host(), 'Content-Type': 'application/json' }, body)

describe('every answer, good or bad, has its headers', () => {
  test.for(ANSWERS)('%s', async ([, bytes, status]) => {
    const reply = await answerTo(house.url, bytes())
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject(HEADERS)
    const fields = Object.keys(JSON.parse(reply.body) as object)
    expect(fields.filter(field => !['reason', 'parts'].includes(field))).toEqual(
      status === 200 ? ['healthy'] : ['error', 'text'],
    )
  })
})
