import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import { openHouse } from '../testing/house.ts'
import { answerTo } from '../testing/raw-answer.ts'
import { hostOf, rawLine, requestText, UPGRADE } from '../testing/raw-line.ts'
import { seated } from '../testing/seats.ts'

const ELSEWHERE = 'https://table.example'

let house: House
let game: string
beforeAll(async () => {
  house = await openHouse({ origins: [ELSEWHERE] })
  game = (await seated(house.url)).game
})
afterAll(() => house.close())

const host = (): { Host: string } => ({ Host: hostOf(house.url) })
const socketPath = (): string => `/api/games/${game}/socket`

/** Each client, by Host and Origin; the server is on this machine and known as `table.example`. */
const COMERS: readonly (readonly [string, () => Record<string, string>, boolean])[] = [
  ['a program of this machine', () => ({}), true],
  ['its own page', () => ({ Origin: house.url }), true],
  ['a page of an origin that it was told', () => ({ Origin: ELSEWHERE }), true],
  ['somebody who knows it by another name', () => ({ Host: 'table.example' }), true],
  ['a page of another site', () => ({ Origin: 'https://evil.example' }), false],
  ['the same origin without the lock', () => ({ Origin: 'http://table.example' }), false],
  ['a page of another port', () => ({ Origin: 'http://127.0.0.1:1' }), false],
  ['a page from nowhere', () => ({ Origin: 'null' }), false],
  ['a page with a broken origin', () => ({ Origin: '::' }), false],
  ['a name that was bent to this address', () => ({ Host: 'evil.example' }), false],
  ['its page, by the same name', () => ({ Host: 'evil.example', Origin: 'http://evil.example' }), false],
  ['a host that only begins well', () => ({ Host: '127.0.0.1.evil.example' }), false],
  ['an empty host', () => ({ Host: '' }), false],
]

describe('a request with a wrong name or from a wrong page is turned away', () => {
  test.for(COMERS)('over HTTP: %s', async ([, headers, welcome]) => {
    for (const [method, path] of [
      ['GET', '/health'],
      ['GET', `/api/games/${game}`],
      ['POST', '/api/games'],
      ['GET', '/nothing'],
    ] as const) {
      const reply = await answerTo(house.url, requestText(method, path, { ...host(), ...headers() }))
      expect(reply.status === 403, `${method} ${path}`).toBe(!welcome)
    }
  })

  test.for(COMERS)('over a socket: %s', async ([, headers, welcome]) => {
    const line = rawLine(house.url)
    line.write(requestText('GET', socketPath(), { ...host(), ...UPGRADE, ...headers() }))
    const got = await line.until(text => text.includes('\r\n\r\n'))
    expect(got.slice(9, 12)).toBe(welcome ? '101' : '403')
    await line.until(() => welcome)
    expect(line.isClosed()).toBe(!welcome)
    line.close()
  })
})

test('a server that others can reach accepts any name, and only its own pages', async () => {
  const open = await openHouse({ host: '0.0.0.0' })
  const at = async (headers: Record<string, string>): Promise<number> => {
    const url = open.url.replace('0.0.0.0', '127.0.0.1')
    return (await answerTo(url, requestText('GET', '/health', headers))).status
  }
  expect(await at({ Host: 'war.example' })).toBe(200)
  expect(await at({ Host: 'war.example', Origin: 'https://war.example' })).toBe(200)
  expect(await at({ Host: 'war.example', Origin: 'https://evil.example' })).toBe(403)
  await open.close()
})
