import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import type { RawLine } from '../testing/raw-line.ts'
import type { Tap } from '../testing/tap.ts'
import { connectionsOf } from '../testing/besieged.ts'
import { openHouse } from '../testing/house.ts'
import { hostOf, rawLine, requestText } from '../testing/raw-line.ts'
import { seated } from '../testing/seats.ts'
import { hello } from '../testing/tap.ts'
import { boundConnections } from './connections.ts'

let house: House
afterEach(() => house.close())

const open = (count: number, opening: string): RawLine[] =>
  Array.from({ length: count }, () => {
    const line = rawLine(house.url)
    line.write(opening)
    return line
  })

const stillOpen = (lines: readonly RawLine[]): number => lines.filter(line => !line.isClosed()).length

describe('too many connections are dropped while honest clients are served', () => {
  test.for([
    ['that send nothing', ''],
    ['that send half a head', 'GET /health HTTP/1.1\r\nHost: 127'],
    [
      'that send half a body',
      'POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ],
  ] as const)('%s', async ([, opening]) => {
    house = await openHouse({ connections: { all: 12 } })
    const { game } = await seated(house.url)
    const before = await hello(house.url, game)
    const idle = open(40, opening)
    await expect.poll(() => stillOpen(idle)).toBeLessThanOrEqual(11)
    await before.settled()
    const newcomer = await hello(house.url, game)
    await newcomer.settled()
    expect((await fetch(`${house.url}/health`)).status).toBe(200)
    for (const line of [...idle, before, newcomer]) line.close()
  })

  test('lines take three quarters of all places; one more takes the place of the newest spectator', async () => {
    house = await openHouse({ connections: { all: 4 } })
    const { game } = await seated(house.url)
    const lines = []
    for (let i = 0; i < 4; i++) lines.push(await hello(house.url, game))
    const [first, second, third, fourth] = lines as [Tap, Tap, Tap, Tap]
    expect(await third.closed).toEqual({ code: 1006, reason: '' })
    for (const line of [first, second, fourth]) await line.settled()
    expect((await fetch(`${house.url}/health`)).status).toBe(200)
    for (const line of lines) line.close()
  })
})

test('a connection with more than 8 unanswered requests is dropped', async () => {
  house = await openHouse()
  const health = requestText('GET', '/health', { Host: hostOf(house.url) })
  const answers = (line: RawLine): number => line.got().split('HTTP/1.1 200').length - 1
  const [fair, greedy] = [rawLine(house.url), rawLine(house.url)]
  fair.write(health.repeat(8))
  await fair.until(() => answers(fair) === 8)
  expect(answers(fair)).toBe(8)
  greedy.write(health.repeat(100))
  await greedy.until(() => false)
  expect([greedy.isClosed(), answers(greedy) < 100]).toEqual([true, true])
  fair.close()
  await expect.poll(() => connectionsOf(house)).toBe(0)
})

test('an address has a limited number of connections at once, whatever others have', async () => {
  house = await openHouse()
  const server = createServer((_request, response) => void response.end())
  const owners = ['a', 'a', 'a', 'b', null, 'a']
  boundConnections(server, { each: 2, all: 100 }, () => owners.shift() ?? null)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answered = async (): Promise<RawLine> => {
    const line = rawLine(url)
    line.write(requestText('GET', '/', { Host: hostOf(url) }))
    await line.until(got => got.includes('\r\n\r\n'))
    return line
  }
  const lines = []
  for (let i = 0; i < 5; i++) lines.push(await answered())
  expect(lines.map(line => line.got().includes('200 OK'))).toEqual([true, true, false, true, true])
  lines[0]?.close()
  await expect.poll(() => new Promise(done => server.getConnections((_, count) => done(count)))).toBe(3)
  lines.push(await answered())
  expect(lines[5]?.got()).toContain('200 OK')
  for (const line of lines) line.close()
  server.close()
})
