import { afterEach, expect, test } from 'vitest'
import type { House } from './testing/house.ts'
import type { Tap } from './testing/tap.ts'
import { openHouse } from './testing/house.ts'
import { pretendTime, SECOND } from './testing/pretend-time.ts'
import { seated } from './testing/seats.ts'
import { hello, isA, refusedBy, tap } from './testing/tap.ts'

let house: House
afterEach(() => house.close())

const KIB = 1024

/** A command for a decision that isn't open, as long as requested. */
function command(bytes: number): string {
  const of = (padding: string): string =>
    JSON.stringify({ do: 'answer', id: 'heavy', decision: 'none', answers: [padding] })
  return of('a'.repeat(bytes - of('').length))
}

/** Sends a text, and returns the reason for its refusal. */
async function refusalOf(line: Tap, text: string): Promise<string> {
  const from = line.messages.length
  line.say(text)
  return refusedBy(await line.until(isA('refused'), from)).why
}

async function refusalsOf(line: Tap, texts: readonly string[]): Promise<string[]> {
  const whys: string[] = []
  for (const text of texts) whys.push(await refusalOf(line, text))
  return whys
}

const many = (count: number, bytes: number): string[] => Array.from({ length: count }, () => command(bytes))

/** The lines of both seats, the one that owes a decision first. */
async function bothSeats(headers: Record<string, string> = {}): Promise<[owing: Tap, idle: Tap]> {
  const { game, tokens } = await seated(house.url)
  const lines = []
  for (const token of tokens) lines.push(await hello(house.url, game, { token }, headers))
  const [first, second] = lines as [Tap, Tap]
  const { decision } = await first.last('decision')
  return decision === null ? [second, first] : [first, second]
}

test('a line sends 256 KiB at once and 64 KiB a second after that', async () => {
  const clock = pretendTime()
  house = await openHouse({ clock })
  const [owing, idle] = await bothSeats()
  expect(await refusalsOf(owing, many(4, 63 * KIB))).toEqual(Array(4).fill('stale-decision'))
  expect(await refusalOf(owing, command(63 * KIB))).toBe('too-fast')
  await clock.pass(SECOND)
  expect(await refusalsOf(owing, many(2, 63 * KIB))).toEqual(['stale-decision', 'too-fast'])
  await idle.settled()
  for (const line of [owing, idle]) line.close()
})

test('all lines of an address together send 1 MiB at once', async () => {
  house = await openHouse({ clock: pretendTime(), proxied: true })
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const lines: Tap[] = []
  for (let i = 0; i < 5; i++) lines.push(...(await bothSeats(headers)))
  const owing = lines.filter((_, i) => i % 2 === 0)
  for (const line of owing.slice(0, 4))
    expect(await refusalsOf(line, many(4, 63 * KIB))).toEqual(Array(4).fill('stale-decision'))
  expect(await refusalOf(owing[4] as Tap, command(63 * KIB))).toBe('too-fast')
  const [other, another] = await bothSeats({ 'x-forwarded-for': '203.0.113.8' })
  expect(await refusalOf(other, command(63 * KIB))).toBe('stale-decision')
  for (const line of [...lines, other, another]) line.close()
})

test('before hello, and from a spectator, a message has at most 1 KiB', async () => {
  house = await openHouse()
  const { game } = await seated(house.url)
  const line = await tap(house.url, game)
  expect(await refusalsOf(line, [command(KIB), command(KIB + 1)])).toEqual(['hello-first', 'too-large'])
  line.say({ do: 'hello' })
  await line.last('state')
  expect(await refusalsOf(line, [command(KIB), command(KIB + 1)])).toEqual(['not-your-seat', 'too-large'])
  line.close()
})

test('a seat that owes nothing may repeat one long command on a new line', async () => {
  house = await openHouse()
  const [owing, idle] = await bothSeats()
  expect(await refusalsOf(owing, many(2, 8 * KIB))).toEqual(['stale-decision', 'stale-decision'])
  expect(await refusalsOf(idle, many(2, 8 * KIB))).toEqual(['not-your-decision', 'too-large'])
  expect(await refusalOf(idle, command(KIB))).toBe('not-your-decision')
  for (const line of [owing, idle]) line.close()
})
