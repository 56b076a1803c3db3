import { afterEach, expect, test } from 'vitest'
import type { Message } from '@sandtable/protocol'
import type { House } from './testing/house.ts'
import type { Tap } from './testing/tap.ts'
import { linesOf } from './testing/besieged.ts'
import { openHouse } from './testing/house.ts'
import { pretendTime, SECOND } from './testing/pretend-time.ts'
import { frame, rawSocket } from './testing/raw-line.ts'
import { seated } from './testing/seats.ts'
import { hello, isA, refusedBy, tap } from './testing/tap.ts'

let house: House
afterEach(() => house.close())

const NEW_GAME = JSON.stringify({ scenario: 'hastings-1066', seats: ['human', 'human'] })

/** Requests a new game as the proxy would pass it on; returns the status. */
async function begins(forwarded: string | null): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(forwarded === null ? {} : from(forwarded)) }
  return (await fetch(`${house.url}/api/games`, { method: 'POST', headers, body: NEW_GAME })).status
}

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

const isRefusal = isA('refused')

test("an address may start 60 games at once, then one every two seconds; forged headers don't help", async () => {
  const clock = pretendTime()
  house = await openHouse({ clock, proxied: true })
  const codes: number[] = []
  for (let i = 0; i < 60; i++) codes.push(await begins(`198.51.100.${i}, 203.0.113.7`))
  expect(new Set(codes)).toEqual(new Set([201]))
  expect(await begins('198.51.100.99, 203.0.113.7')).toBe(429)
  expect(await begins('203.0.113.8')).toBe(201)
  await clock.pass(2 * SECOND)
  expect([await begins('203.0.113.7'), await begins('203.0.113.7')]).toEqual([201, 429])
})

test('without a proxy no client can claim another address', async () => {
  house = await openHouse({ clock: pretendTime() })
  for (let i = 0; i < 60; i++) await begins(`198.51.100.${i}`)
  expect(await begins('198.51.100.99')).toBe(429)
})

test('an address may send 300 requests at once, then 30 a second', async () => {
  const clock = pretendTime()
  house = await openHouse({ clock, proxied: true })
  const asks = async (address: string): Promise<number> =>
    (await fetch(`${house.url}/api/games/none`, { headers: from(address) })).status
  for (let i = 0; i < 300; i++) await asks('2001:db8::1')
  expect([await asks('2001:db8::2'), await asks('2001:db8:1::')]).toEqual([429, 404])
  await clock.pass(SECOND)
  expect(await asks('2001:db8::3')).toBe(404)
})

test('an address has at most 64 lines at once', async () => {
  house = await openHouse({ proxied: true })
  const { game } = await seated(house.url)
  const lines: Tap[] = []
  for (let i = 0; i < 64; i++) lines.push(await tap(house.url, game, from('203.0.113.7')))
  const last = await tap(house.url, game, from('203.0.113.7'))
  expect(await last.closed).toEqual({ code: 1008, reason: 'too-many' })
  const other = await tap(house.url, game, from('203.0.113.8'))
  lines[0]?.close()
  await lines[0]?.closed
  const again = await hello(house.url, game, {}, from('203.0.113.7'))
  for (const line of [...lines, other, again]) line.close()
})

test('a client that has not said hello within ten seconds is dropped; later it may stay silent', async () => {
  const clock = pretendTime()
  house = await openHouse({ clock })
  const { game } = await seated(house.url)
  const silent = await tap(house.url, game)
  const chatty = await tap(house.url, game)
  chatty.say({ do: 'undo', id: 'no-hello' })
  expect(refusedBy(await chatty.until(isRefusal)).why).toBe('hello-first')
  const honest = await hello(house.url, game)
  await clock.pass(10 * SECOND)
  expect(await silent.closed).toEqual({ code: 1008, reason: 'hello-first' })
  expect(await chatty.closed).toEqual({ code: 1008, reason: 'hello-first' })
  await honest.settled()
  honest.close()
})

test('a line may send 100 messages at once; then it is warned, and at last cut off', async () => {
  const clock = pretendTime()
  house = await openHouse({ clock })
  const { game } = await seated(house.url)
  const line = await hello(house.url, game)
  const honest = await hello(house.url, game)
  for (let i = 0; i < 99; i++) line.say({ do: 'sample', id: 'x', count: 1 })
  await line.until((message): message is Message => message.is === 'samples')
  line.say({ do: 'sample', id: 'y', count: 1 })
  expect(refusedBy(await line.until(isRefusal)).why).toBe('too-fast')
  await clock.pass(SECOND)
  await line.settled()
  for (let i = 0; i < 300; i++) line.say({ do: 'sample', id: 'x', count: 1 })
  expect(await line.closed).toEqual({ code: 1006, reason: '' })
  await honest.settled()
  honest.close()
})

test('all lines of an address together may send 1000 messages at once', async () => {
  house = await openHouse({ clock: pretendTime(), proxied: true })
  const { game } = await seated(house.url)
  const lines: Tap[] = []
  for (let i = 0; i < 11; i++) lines.push(await hello(house.url, game, {}, from('203.0.113.7')))
  const other = await hello(house.url, game, {}, from('203.0.113.8'))
  for (const line of lines.slice(0, 10))
    for (let i = 0; i < 97; i++) line.say({ do: 'sample', id: 'x', count: 1 })
  for (const line of lines.slice(0, 10)) await line.settled()
  expect(lines.flatMap(({ messages }) => messages).filter(isRefusal)).toEqual([])
  const last = lines[10] as Tap
  for (let i = 0; i < 10; i++) last.say({ do: 'sample', id: 'x', count: 1 })
  expect(refusedBy(await last.until(isRefusal)).why).toBe('too-fast')
  await other.settled()
  for (const line of [...lines, other]) line.close()
})

test('a client that does not read is dropped, and the others get everything', async () => {
  house = await openHouse({ clock: { ...pretendTime(), now: () => Date.now() * 1000 } })
  const { game } = await seated(house.url, { scenario: 'missouri-1861' })
  const deaf = await rawSocket(house.url, game)
  const honest = await hello(house.url, game)
  deaf.write(frame('{"do":"hello"}'))
  await deaf.until(got => got.includes('"is":"state"'))
  deaf.pause()
  const asks = Buffer.concat(Array.from({ length: 200 }, () => frame('{"do":"history","id":"h","from":0}')))
  for (const giveUp = Date.now() + 30_000; Date.now() < giveUp && (await linesOf(house)) > 1;) {
    deaf.write(asks)
    await honest.settled()
  }
  expect(await linesOf(house)).toBe(1)
  deaf.close()
  honest.close()
})
