import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '@sandtable/protocol'
import type { House } from './testing/house.ts'
import type { Seated } from './testing/seats.ts'
import type { Tap } from './testing/tap.ts'
import { createGame, gameSummary, takeSeat } from '@sandtable/protocol'
import { anyAnswer, answerOnce, decisionOf, joined, mover, newId } from './testing/player.ts'
import { hurriedTime } from './testing/pretend-time.ts'
import { newNonce, newToken, seated } from './testing/seats.ts'
import { openHouse } from './testing/house.ts'
import { refusedBy } from './testing/tap.ts'

let house: House
beforeEach(async () => void (house = await openHouse({ clock: hurriedTime })))
afterEach(() => house.close())

const lineUp = ({ game, tokens }: Seated): Promise<Tap[]> =>
  Promise.all(tokens.map(token => joined(house.url, game, { token })))

const moving = async (lines: readonly Tap[]): Promise<Tap> => lines[await mover(lines)] as Tap

/** Gives answers until one can't be taken back. */
async function moveForGood(lines: readonly Tap[]): Promise<void> {
  for (;;) {
    const line = await moving(lines)
    await answerOnce(line)
    await line.settled()
    if (!(await line.last('decision')).undo) return
  }
}

describe('seats', () => {
  const seatWith = (invitation: string | null | undefined): Parameters<typeof takeSeat>[2] => ({
    invitation: invitation as string,
    name: 'Harold',
    nonce: newNonce(),
    token: newToken(),
  })
  const create = (): ReturnType<typeof createGame> =>
    createGame(house.url, { scenario: 'hastings-1066', seats: ['human', 'human'] })

  test('are taken once by their invitations; asking again with the same token keeps the seat', async () => {
    const { game, invitations } = await create()
    const seat = seatWith(invitations[1])
    expect(await takeSeat(house.url, game, seat)).toEqual({ player: 1 })
    expect(await takeSeat(house.url, game, seat)).toEqual({ player: 1 })
    await expect(takeSeat(house.url, game, { ...seat, token: newToken() })).rejects.toMatchObject({
      status: 403,
      error: 'bad-invitation',
    })
    await house.restart()
    expect(await takeSeat(house.url, game, seat)).toEqual({ player: 1 })
  })

  test('each need a token of their own', async () => {
    const { game, invitations } = await create()
    const seat = seatWith(invitations[0])
    await takeSeat(house.url, game, seat)
    const same = takeSeat(house.url, game, { ...seat, invitation: invitations[1] as string })
    await expect(same).rejects.toMatchObject({ status: 409, error: 'token-taken' })
    expect((await gameSummary(house.url, game)).stage).toBe('gathering')
  })

  test('that are all taken start the game, and waiting clients see it', async () => {
    const { game, invitations } = await create()
    const [first, last] = invitations.map(seatWith)
    await takeSeat(house.url, game, first as NonNullable<typeof first>)
    const waiting = await joined(house.url, game, { token: first?.token as string })
    expect(waiting.messages).toMatchObject([
      { is: 'welcome', player: 0 },
      { is: 'view', number: 0, view: null },
      { is: 'state', stage: 'gathering', seats: [{ holder: 'human' }, { holder: 'open' }] },
      { is: 'decision', decision: null },
    ])
    expect(refusedBy(await waiting.ask({ do: 'undo', id: newId() })).why).toBe('not-begun')
    await takeSeat(house.url, game, last as NonNullable<typeof last>)
    await waiting.until((m): m is Message => m.is === 'state' && m.stage === 'playing')
    const spectator = await joined(house.url, game)
    expect(await spectator.last('welcome')).toMatchObject({ player: null })
    expect(await spectator.last('state')).toMatchObject({ stage: 'playing' })
  })
})

describe('a command', () => {
  test('sent twice under one id is done once, even after the server forgot it or a line broke', async () => {
    const game = await seated(house.url)
    const lines = await lineUp(game)
    const line = await moving(lines)
    const request = await anyAnswer(line)
    line.say(request)
    line.say(request)
    expect((await line.ask(request)).is).toBe('accepted')
    const version = (await house.store.load(game.game))?.version
    await house.restart()
    const [again] = (await lineUp({ ...game, tokens: [game.tokens[lines.indexOf(line)] as string] })) as [Tap]
    expect((await again.ask(request)).is).toBe('accepted')
    expect((await house.store.load(game.game))?.version).toBe(version)
    expect(await house.store.turns(game.game, version as number, version as number)).toHaveLength(1)
  })

  test('that was accepted, but never acknowledged, counts once', async () => {
    const game = await seated(house.url)
    const lines = await lineUp(game)
    const line = await moving(lines)
    const token = game.tokens[lines.indexOf(line)] as string
    const request = await anyAnswer(line)
    line.say(request)
    line.close()
    const again = await joined(house.url, game.game, { token })
    expect((await again.ask(request)).is).toBe('accepted')
    const turns = await house.store.turns(game.game, 1, 1_000)
    expect(turns.filter(({ player }) => player !== null)).toHaveLength(1)
  })

  test('to a decision that is closed or never existed is refused by name', async () => {
    const game = await seated(house.url)
    const lines = await lineUp(game)
    const line = await moving(lines)
    const other = lines[1 - lines.indexOf(line)] as Tap
    const old = await answerOnce(line)
    expect(refusedBy(await other.ask({ ...old, id: newId() })).why).toBe('not-your-decision')
    const stale = refusedBy(await line.ask({ ...old, id: newId() }))
    expect(stale.why).toMatch(/^(stale-decision|not-your-decision)$/)
    const now = await anyAnswer(await moving(lines))
    const wrong = { ...now, id: newId(), answers: ['nothing of the kind'] }
    expect(refusedBy(await (await moving(lines)).ask(wrong)).why).toBe('not-an-option')
    expect(refusedBy(await (await moving(lines)).ask({ ...now, decision: 'feed' })).why).toBe(
      'stale-decision',
    )
  })
})

describe('a stream', () => {
  test('is numbered without gaps for each viewer, and can be fetched again in pages', async () => {
    const game = await seated(house.url, { scenario: 'missouri-1861' })
    const lines = [...(await lineUp(game)), await joined(house.url, game.game)]
    for (let n = 0; n < 12; n++) await moveForGood(lines.slice(0, 2))
    for (const line of lines) {
      await line.settled()
      const parts = line.messages.filter(m => m.is === 'events')
      let number = line.messages.find(m => m.is === 'view')?.number as number
      for (const { from, events } of parts) {
        expect(from).toBe(number)
        number += events.length
      }
      const history = await line.ask({ do: 'history', id: newId(), from: 1 })
      expect(history).toMatchObject({ is: 'history', from: 1, more: false })
      expect((history as Extract<Message, { is: 'history' }>).events).toHaveLength(number - 1)
    }
  })

  test('continues from the last event a viewer has, as far as that viewer may know it', async () => {
    const game = await seated(house.url, { scenario: 'missouri-1861' })
    const lines = await lineUp(game)
    const spectator = await joined(house.url, game.game)
    for (let n = 0; n < 6; n++) await moveForGood(lines)
    await spectator.settled()
    const first = spectator.messages.find(m => m.is === 'view')?.number as number
    const told = spectator.messages.flatMap(m => (m.is === 'events' ? m.events : []))
    const seen = first + told.length - 2
    await house.restart()
    const again = await joined(house.url, game.game, { seen })
    expect(again.messages[1]).toEqual({ is: 'events', from: seen, events: told.slice(-2) })
    const ahead = await joined(house.url, game.game, { seen: seen + 1_000 })
    expect(ahead.messages[1]).toMatchObject({ is: 'view', number: seen + 2 })
  })
})

/** Messages that weren't requested. */
const unasked = ({ messages }: Tap): number => messages.filter(({ is }) => is !== 'history').length

test('an answer is held back from the others until a die falls, and can be taken back until then', async () => {
  const game = await seated(house.url, { scenario: 'missouri-1861' })
  const lines = await lineUp(game)
  await moveForGood(lines)
  const spectator = await joined(house.url, game.game)
  const refused = []
  for (const line of lines) refused.push(refusedBy(await line.ask({ do: 'undo', id: newId() })).why)
  expect(refused).toEqual(['undo-others', expect.stringMatching(/^undo-(dice|secret)$/)])

  const { line, others, before, counts } = await looseAnswer(lines, spectator)
  expect((await line.ask({ do: 'undo', id: newId() })).is).toBe('accepted')
  const after = await decisionOf(line)
  expect({ ...after, id: '' }).toEqual({ ...before, id: '' })
  expect(after?.id).not.toBe(before?.id)
  expect(line.messages.findLast(({ is }) => is === 'events' || is === 'view')?.is).toBe('view')
  for (const other of others) await other.settled()
  expect(others.map(unasked)).toEqual(counts)
})

interface LooseAnswer {
  readonly line: Tap
  readonly others: readonly Tap[]
  /** The state before: the question, and the others' number of messages. */
  readonly before: Awaited<ReturnType<typeof decisionOf>>
  readonly counts: readonly number[]
}

/** Plays on until a player gives an answer that can be taken back. */
async function looseAnswer(lines: readonly Tap[], spectator: Tap): Promise<LooseAnswer> {
  for (;;) {
    const line = await moving(lines)
    const others = [spectator, lines[1 - lines.indexOf(line)] as Tap]
    for (const other of others) await other.settled()
    const counts = others.map(unasked)
    const before = await decisionOf(line)
    await answerOnce(line)
    await line.settled()
    if ((await line.last('decision')).undo) return { line, others, before, counts }
  }
}

test('after a restart every game resumes at the same decision', async () => {
  const games = [await seated(house.url), await seated(house.url, { scenario: 'missouri-1861' })]
  const before = []
  for (const game of games) {
    const lines = await lineUp(game)
    for (let n = 0; n < 10; n++) await answerOnce(await moving(lines))
    for (const line of lines) await line.settled()
    before.push(
      await Promise.all(lines.map(async line => [await line.last('decision'), await line.last('state')])),
    )
  }
  await house.restart()
  for (const [i, game] of games.entries()) {
    const lines = await lineUp(game)
    const now = lines.map(async line => [await line.last('decision'), await line.last('state')])
    expect(await Promise.all(now)).toEqual(before[i])
    await answerOnce(await moving(lines))
  }
})
