import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { House } from './testing/house.ts'
import type { RawLine } from './testing/raw-line.ts'
import { linesOf } from './testing/besieged.ts'
import { openHouse } from './testing/house.ts'
import { pretendTime, SECOND } from './testing/pretend-time.ts'
import { frame, framesIn, PING, PONG, rawSocket, requestText, UPGRADE } from './testing/raw-line.ts'
import { seated } from './testing/seats.ts'
import { hello } from './testing/tap.ts'

let house: House
afterEach(() => house.close())

const HEARTBEAT = 30 * SECOND
/** A frame that ends its line. */
const WITHOUT_MASK = Buffer.from([0x81, 0])

const many = (count: number, one: (i: number) => Buffer): Buffer =>
  Buffer.concat(Array.from({ length: count }, (_, i) => one(i)))

const framesOf = (line: RawLine, kind: number): readonly string[] =>
  framesIn(line.got())
    .filter(one => one.kind === kind)
    .map(({ payload }) => payload)

/** Sends a frame, and gives it time to arrive. */
async function sends(line: RawLine, bytes: Buffer): Promise<void> {
  const id = `after-${line.got().length}`
  line.write(Buffer.concat([bytes, frame(`{"do":"history","id":"${id}","from":0}`)]))
  await line.until(got => got.includes(id))
}

/** The payload of the ping that comes with the next heartbeat. */
async function nextPing(line: RawLine, clock: ReturnType<typeof pretendTime>): Promise<string> {
  const before = framesOf(line, PING).length
  await clock.pass(HEARTBEAT)
  await line.until(() => framesOf(line, PING).length > before)
  return framesOf(line, PING)[before] as string
}

async function rawHello(game: string): Promise<RawLine> {
  const line = await rawSocket(house.url, game)
  line.write(frame('{"do":"hello"}'))
  await line.until(got => got.includes('"is":"state"'))
  return line
}

test.for([
  ['pings', () => frame('', PING)],
  ['pongs', () => frame('', PONG)],
  ['pings, pongs and messages', (i: number) => frame('{}', [PING, PONG, 1][i % 3])],
] as const)('a line that floods with %s is cut off, and the others are served', async ([, one]) => {
  house = await openHouse({ clock: pretendTime() })
  const { game } = await seated(house.url)
  const honest = await hello(house.url, game)
  const flooder = await rawSocket(house.url, game)
  flooder.write(many(2_000, one))
  await flooder.until(() => false)
  expect(flooder.isClosed()).toBe(true)
  expect(framesOf(flooder, PONG).length).toBeLessThanOrEqual(100)
  await honest.settled()
  expect(await linesOf(house)).toBe(1)
  honest.close()
})

test('a flooder that does not read is cut off too, without a goodbye that it would have to read', async () => {
  house = await openHouse({ clock: pretendTime() })
  const { game } = await seated(house.url)
  const honest = await hello(house.url, game)
  const flooder = await rawSocket(house.url, game)
  flooder.pause()
  flooder.write(many(2_000, () => frame('a'.repeat(125), PING)))
  await expect.poll(() => linesOf(house)).toBe(1)
  await honest.settled()
  honest.close()
  flooder.close()
})

test('a message in more than 64 parts ends its line', async () => {
  house = await openHouse()
  const { game } = await seated(house.url)
  const line = await rawHello(game)
  line.write(Buffer.concat([frame('', 1, false), many(65, () => frame('', 0, false))]))
  await line.until(() => false)
  expect(line.isClosed()).toBe(true)
})

test('a line that keeps sending while being closed is cut off', async () => {
  house = await openHouse()
  const { game } = await seated(house.url)
  const { hostname, port, host } = new URL(house.url)
  const line = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  let isClosed = false
  line.on('error', () => {}).on('close', () => (isClosed = true))
  line.resume()
  line.write(requestText('GET', `/api/games/${game}/socket`, { Host: host, ...UPGRADE }))
  line.write(WITHOUT_MASK)
  let sent = 0
  for (const noise = Buffer.alloc(1024 * 1024); !isClosed && sent < 64; sent++) {
    const isFull = !line.write(noise)
    await new Promise<void>(done =>
      isFull ? line.once('drain', done).once('close', done) : setImmediate(done),
    )
  }
  expect(sent).toBeLessThan(64)
})

test('a ping is answered with its own payload', async () => {
  house = await openHouse()
  const { game } = await seated(house.url)
  const line = await rawHello(game)
  await sends(
    line,
    many(3, i => frame(`ping ${i}`, PING)),
  )
  expect(framesOf(line, PONG)).toEqual(['ping 0', 'ping 1', 'ping 2'])
  line.close()
})

test('a line whose queue is full is cut off, even if only pongs wait in it', async () => {
  let now = Date.now()
  house = await openHouse({ clock: { ...pretendTime(), now: () => (now += 10 * SECOND) } })
  const { game } = await seated(house.url)
  const honest = await hello(house.url, game)
  const deaf = await rawHello(game)
  deaf.pause()
  const pings = many(2_000, () => frame('a'.repeat(125), PING))
  for (let i = 0; i < 200 && (await linesOf(house)) > 1; i++) {
    deaf.write(pings)
    await honest.settled()
  }
  expect(await linesOf(house)).toBe(1)
  deaf.close()
  honest.close()
})

test('only the answer to the last ping keeps a line alive', async () => {
  const clock = pretendTime()
  house = await openHouse({ clock })
  const { game } = await seated(house.url)
  const honest = await hello(house.url, game)
  const dead = await rawHello(game)
  const old = await nextPing(dead, clock)
  await sends(dead, frame(Buffer.from(old, 'latin1'), PONG))
  const fresh = await nextPing(dead, clock)
  expect(fresh).not.toBe(old)
  expect(dead.isClosed()).toBe(false)
  await sends(dead, Buffer.concat(['', 'a guess', old].map(text => frame(Buffer.from(text, 'latin1'), PONG))))
  await honest.settled()
  await clock.pass(HEARTBEAT)
  await dead.until(() => false)
  expect(dead.isClosed()).toBe(true)
  await honest.settled()
  expect(await linesOf(house)).toBe(1)
  honest.close()
})

test('an answered ping costs nothing, even if the line has used up its quota', async () => {
  const clock = pretendTime()
  house = await openHouse({ clock })
  const { game } = await seated(house.url)
  const line = await rawHello(game)
  const asked = await nextPing(line, clock)
  line.write(many(150, () => frame('', PING)))
  line.write(frame(Buffer.from(asked, 'latin1'), PONG))
  line.write(frame('{}'))
  await line.until(got => got.includes('too-fast'))
  await nextPing(line, clock)
  expect(line.isClosed()).toBe(false)
  line.close()
})
