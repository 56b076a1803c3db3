import { expect, test } from 'vitest'
import type { GoldRun } from '@sandtable/testkit'
import type { Data } from '@sandtable/kernel'
import { GOLD_RUN, printed } from '@sandtable/testkit'
import type { Client } from './client.ts'
import type { DecisionMessage, Message, Welcome } from './messages.ts'
import type { Puppet } from './testing/puppet.ts'
import { join } from './client.ts'
import { LIMITS } from './limits.ts'
import { puppets } from './testing/puppet.ts'
import { quietTime } from './testing/quiet-time.ts'

const S = printed(2)
const START = GOLD_RUN.view(S, GOLD_RUN.start(S).position, 0) as unknown as Data

const WELCOME: Welcome = {
  is: 'welcome',
  protocol: 2,
  game: 'game',
  player: 0,
  ruleset: 'gold-run',
  scenario: 'toy',
  pack: '',
}
const VIEW: Message = { is: 'view', number: 3, view: START }
const OWED: DecisionMessage = {
  is: 'decision',
  undo: true,
  decision: {
    id: 'd1',
    kind: 'lay-for-the-lead',
    rule: 'T-1.3',
    agenda: [{ seq: 'game', at: 'lead' }],
    options: { list: [null] },
  },
}
const SECOND_HELLO = { do: 'hello', token: 'seat', seen: 3 }

/** A client whose lines and time the test controls; `line()` is the one opened last. */
function joined(token: string | null = 'seat', chance = () => 0) {
  const time = quietTime()
  const { socket, lines } = puppets()
  let ids = 0
  const client: Client<GoldRun> = join({
    url: 'http://table.example/',
    game: 'the game',
    ...(token === null ? {} : { token }),
    rules: GOLD_RUN,
    s: S,
    socket,
    timer: time.timer,
    newId: () => `c${ids++}`,
    chance,
  })
  const line = (): Puppet => lines.at(-1) as Puppet
  const welcome = (...then: Message[]): void => {
    line().open()
    for (const message of [WELCOME, ...then]) line().say(message)
  }
  return { client, time, lines, line, welcome }
}

test('a client says hello as the holder of its token, and follows from there', () => {
  const { client, line } = joined()
  expect(line().url).toBe('ws://table.example/api/games/the%20game/socket')
  let changes = 0
  const stop = client.on('change', () => changes++)
  line().open()
  expect(line().sent).toEqual([{ do: 'hello', token: 'seat' }])
  expect(client.connected).toBe(false)
  for (const message of [WELCOME, VIEW, OWED]) line().say(message)
  expect(client.now).toMatchObject({ player: 0, number: 3, view: START, decision: OWED.decision, undo: true })
  expect([client.connected, changes]).toEqual([true, 3])
  stop()
  line().say({ is: 'events', from: 3, events: [{ is: 'round-begun' }] })
  expect([client.now.number, changes]).toEqual([4, 3])
})

test('a spectator says hello without a token', () => {
  const { line } = joined(null)
  line().open()
  expect(line().sent).toEqual([{ do: 'hello' }])
})

test('a broken line is opened again, with the last number seen, after growing pauses until the server is there', async () => {
  let spread = 0
  const { client, time, lines, line, welcome } = joined('seat', () => (spread = 1 - spread))
  welcome(VIEW)
  const pauses: number[] = []
  const breakOff = async (): Promise<void> => {
    const from = time.now()
    const opened = lines.length
    line().breakOff()
    expect(client.connected).toBe(false)
    while (lines.length === opened) expect(await time.next()).toBe(true)
    pauses.push(time.now() - from)
  }
  for (let i = 0; i < 9; i++) await breakOff()
  expect(pauses).toEqual([500, 500, 2_000, 2_000, 8_000, 8_000, 30_000, 15_000, 30_000])
  welcome()
  expect(line().sent).toEqual([SECOND_HELLO])
  await breakOff()
  expect(pauses.at(-1)).toBe(250)
})

test('an unacknowledged command is sent again under its id, once the line is back, in order', async () => {
  const { client, time, line, lines, welcome } = joined()
  const early = client.history(0)
  welcome(VIEW, OWED)
  const given = client.answer([7])
  const ANSWER = { do: 'answer', id: 'c1', decision: 'd1', answers: [7] }
  const PAST = { do: 'history', id: 'c0', from: 0 }
  expect(line().sent).toEqual([{ do: 'hello', token: 'seat' }, PAST, ANSWER])
  line().say({ is: 'history', id: 'c0', from: 0, events: [], more: false })
  await expect(early).resolves.toMatchObject({ is: 'history', more: false })
  line().breakOff()
  const back = client.undo()
  while (lines.length === 1) await time.next()
  line().open()
  expect(line().sent).toEqual([SECOND_HELLO])
  line().say(WELCOME)
  expect(line().sent).toEqual([SECOND_HELLO, ANSWER, { do: 'undo', id: 'c2' }])
  line().say({ is: 'accepted', id: 'c1', taken: 1, stop: null })
  line().say({ is: 'accepted', id: 'c1', taken: 1, stop: null })
  line().say({ is: 'refused', id: 'c2', why: 'nothing-to-undo', text: 'too late' })
  await expect(given).resolves.toEqual({ is: 'accepted', id: 'c1', taken: 1, stop: null })
  await expect(back).resolves.toMatchObject({ is: 'refused', why: 'nothing-to-undo' })
})

test('an answered decision is no longer held, but a newer one is', async () => {
  const { client, line, welcome } = joined()
  welcome(VIEW, OWED)
  const given = client.answer([1])
  expect(client.now.decision?.id).toBe('d1')
  line().say({ is: 'accepted', id: 'c0', taken: 1, stop: null })
  await given
  expect(client.now.decision).toBeNull()
  line().say(OWED)
  const again = client.answer([2])
  line().say({ ...OWED, decision: { ...OWED.decision!, id: 'd2' } })
  line().say({ is: 'accepted', id: 'c1', taken: 1, stop: null })
  await again
  expect(client.now.decision?.id).toBe('d2')
  void client.holiday(1)
  line().say({ is: 'accepted', id: 'c2', taken: 1, stop: null })
  expect(client.now.decision?.id).toBe('d2')
})

test('a server that stays silent while a reply is due counts as gone', async () => {
  const { client, time, line, lines, welcome } = joined()
  welcome(VIEW)
  void client.holiday(3)
  await time.next()
  expect([client.connected, lines[0]?.closed, time.now()]).toEqual([false, true, 20_000])
  await time.next()
  welcome()
  expect(line().sent.at(-1)).toEqual({ do: 'holiday', id: 'c0', days: 3 })
  lines[0]?.say({ is: 'accepted', id: 'c0', taken: 1, stop: null })
  lines[0]?.breakOff()
  expect(client.connected).toBe(true)
})

test('after a long silence the client checks whether the line is alive, and reopens a dead one', async () => {
  const { client, time, line, lines, welcome } = joined()
  welcome(VIEW, OWED)
  let changes = 0
  client.on('change', () => changes++)
  await time.next()
  expect([time.now(), line().sent.at(-1)]).toEqual([60_000, { do: 'history', id: 'c0', from: 3 }])
  line().say({ is: 'history', id: 'c0', from: 3, events: [], more: false })
  expect([changes, client.connected]).toEqual([0, true])
  await time.next()
  await time.next()
  expect([time.now(), client.connected, lines[0]?.closed]).toEqual([140_000, false, true])
  await time.next()
  expect(lines).toHaveLength(2)
})

test('an unanswered hello is repeated over a new line', async () => {
  const { time, line, lines } = joined()
  line().open()
  while (lines.length === 1) expect(await time.next()).toBe(true)
  expect(time.now()).toBe(20_250)
})

test('a gap in the stream makes the client say hello on a new line with the last number seen', async () => {
  const { client, time, line, lines, welcome } = joined()
  welcome(VIEW, OWED)
  line().say({ is: 'events', from: 5, events: [{ is: 'round-begun' }] })
  expect([client.connected, client.now.missed, lines[0]?.closed]).toEqual([false, true, true])
  line().say({ is: 'events', from: 6, events: [{ is: 'round-begun' }] })
  await time.next()
  welcome({ is: 'view', number: 9, view: START }, OWED)
  expect([lines.length, line().sent]).toEqual([2, [SECOND_HELLO]])
  expect(client.now).toMatchObject({ missed: false, number: 9, decision: { id: 'd1' } })
})

test.for<[string, Message, object]>([
  ['a token that nobody holds', { is: 'refused', id: null, why: 'bad-token' }, { why: 'bad-token' }],
  ['a game that is not there', { is: 'refused', id: null, why: 'no-such-game' }, { why: 'no-such-game' }],
  ['a newer protocol', { ...WELCOME, protocol: 3 }, { reason: 'newer-server' }],
  ['an older protocol', { ...WELCOME, protocol: 1 }, { reason: 'older-server' }],
  [
    'a newer version of the rules',
    { ...WELCOME, version: GOLD_RUN.version + 1 },
    { reason: 'other-version', parts: { ruleset: 'gold-run', known: GOLD_RUN.version } },
  ],
  ['other rules', { ...WELCOME, ruleset: 'chess' }, { parts: { found: 'chess', expected: 'gold-run' } }],
])('with %s it gives up, and every waiting caller gets the error', async ([, message, told]) => {
  const { client, time, line, lines } = joined()
  const waits = client.sample(2)
  line().open()
  line().say(message)
  expect(client.problem).toMatchObject(told)
  await expect(waits).resolves.toMatchObject({ is: 'refused', id: 'c0', why: client.problem?.why })
  await expect(client.undo()).resolves.toMatchObject({ is: 'refused', id: 'c1', why: client.problem?.why })
  expect([await time.next(), lines.length, line().closed]).toEqual([false, 1, true])
})

test('the version of its own rules and a build are welcome, and the build is reported', () => {
  const { client, line } = joined()
  line().open()
  line().say({ ...WELCOME, version: GOLD_RUN.version, build: '1f' })
  expect(client).toMatchObject({ connected: true, problem: null, outdated: false, build: '1f' })
})

test('an event that these rules lack ends it, and nothing is applied', () => {
  const { client, line, welcome } = joined()
  welcome(VIEW, OWED)
  const { now } = client
  line().say({ is: 'events', from: 3, events: [{ is: 'moon-eclipsed' }] })
  expect(client).toMatchObject({ connected: false, outdated: true, now })
  expect(client.problem).toMatchObject({ reason: 'unknown-event', parts: { event: 'moon-eclipsed' } })
  expect(line().closed).toBe(true)
})

test('a temporary refusal is reported, and forgotten with the next welcome', () => {
  const { client, line, welcome } = joined()
  line().open()
  line().say({ is: 'refused', id: null, why: 'too-fast', text: 'wait' })
  expect(client.problem).toMatchObject({ why: 'too-fast' })
  welcome()
  expect(client.problem).toBeNull()
})

test('an unreadable or unrequested command is refused locally', async () => {
  const { client, line, welcome } = joined()
  welcome(VIEW)
  await expect(client.answer([1])).resolves.toMatchObject({ why: 'not-your-decision' })
  line().say(OWED)
  await expect(client.answer(['x'.repeat(LIMITS.size)])).resolves.toMatchObject({ why: 'too-large' })
  await expect(client.answer([0.5])).resolves.toMatchObject({ why: 'malformed' })
  await expect(client.sample(51)).resolves.toMatchObject({ why: 'malformed' })
  await expect(client.history(-1)).resolves.toMatchObject({
    is: 'refused',
    parts: { at: 'from', least: 0 },
  })
  expect(line().sent).toHaveLength(1)
})

test('anything else on the line is ignored', () => {
  const { client, line, welcome } = joined()
  welcome(VIEW)
  const { now } = client
  for (const text of ['', '{', '[]', '{"is":"chat"}', '{"is":"events"}', '{"is":"accepted","id":"nobody’s"}'])
    line().say(text)
  expect(client.now).toBe(now)
})

test('a closed client opens no line again, and callers get an error', async () => {
  const { client, time, line, lines, welcome } = joined()
  welcome(VIEW)
  const waits = client.undo()
  client.close()
  client.close()
  await expect(waits).rejects.toThrow('this client has left the game')
  await expect(client.sample(1)).rejects.toThrow('this client has left the game')
  line().breakOff()
  expect([await time.next(), lines.length, line().closed]).toEqual([false, 1, true])
})

test('closed between two tries, it does not try again', async () => {
  const { client, time, line, lines } = joined()
  line().breakOff()
  client.close()
  expect([await time.next(), lines.length]).toEqual([false, 1])
})

test('a command that the server could not store is sent again under the same id until it is answered', async () => {
  const { client, time, line, welcome } = joined()
  welcome(VIEW, OWED)
  const answer = client.answer([null])
  const said = line().sent.at(-1)
  line().say({ is: 'refused', id: 'c0', why: 'try-again', text: 'later' })
  const before = line().sent.length
  while (line().sent.length === before) await time.next()
  expect(line().sent.at(-1)).toEqual(said)
  line().say({ is: 'accepted', id: 'c0', taken: 1, stop: null })
  expect(await answer).toEqual({ is: 'accepted', id: 'c0', taken: 1, stop: null })
})
