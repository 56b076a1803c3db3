import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Game, Kind, SavedGame } from '@sandtable/kernel'
import type { Message } from '@sandtable/protocol'
import type { GameFile } from '@sandtable/shelf'
import type { GameRecord } from '@sandtable/store'
import type { Failing } from './testing/failing-rules.ts'
import type { House } from './testing/house.ts'
import type { Seated } from './testing/seats.ts'
import type { Tap } from './testing/tap.ts'
import { begin, encode, freeze, rollOn, submit } from '@sandtable/kernel'
import { gameFile, gameSummary, rollBack } from '@sandtable/protocol'
import { diceOf } from '@sandtable/shelf'
import { answerOnce, anyAnswer, decisionOf, joined, mover } from './testing/player.ts'
import { asData, bodyOf } from './game/body.ts'
import { failingRules } from './testing/failing-rules.ts'
import { hurriedTime } from './testing/pretend-time.ts'
import { newToken, seated } from './testing/seats.ts'
import { openHouse } from './testing/house.ts'
import { refusedBy } from './testing/tap.ts'

let house: House
let toy: Failing
beforeEach(async () => {
  toy = failingRules()
  house = await openHouse({ clock: hurriedTime, systems: toy.systems, shelf: [toy.opened] })
})
afterEach(() => house.close())

type Hosted = Seated & { readonly host: string }

const begun = async (): Promise<Hosted> => (await seated(house.url, { scenario: 'copses' })) as Hosted

const linesOf = ({ game, tokens }: Seated): Promise<Tap[]> =>
  Promise.all(tokens.map(token => joined(house.url, game, { token })))

const moving = async (lines: readonly Tap[]): Promise<Tap> => lines[await mover(lines)] as Tap

/** Plays on until a player is asked to march; returns that player's line. */
async function toTheMarch(lines: readonly Tap[]): Promise<Tap> {
  for (;;) {
    const line = await moving(lines)
    if ((await decisionOf(line))?.kind === 'march') return line
    await answerOnce(line)
  }
}

const recordOf = async (game: string): Promise<GameRecord> => (await house.store.load(game)) as GameRecord

const placeIn = ({ snapshot }: GameRecord): SavedGame => JSON.parse(snapshot as string) as SavedGame

const drawnIn = (record: GameRecord): number => (placeIn(record).dice as { drawn: number }).drawn

const drawnBy = ({ dice }: Game<Kind>): number => (dice.kind === 'streamed' ? dice.drawn : NaN)

const isStuck = (m: Message): m is Message => m.is === 'state' && m.stuck === true

/** A player marches, and the rules fail at it. */
async function failedMarch(line: Tap): Promise<void> {
  toy.fault.at = 'take'
  expect(refusedBy(await line.ask(await anyAnswer(line)))).toMatchObject({
    why: 'cannot-go-on',
    text: expect.stringContaining('The rules failed, and nothing changed'),
  })
  await line.until(isStuck)
}

describe('a game whose rules fail on an answer', () => {
  test('goes on with any other answer', async () => {
    const game = await begun()
    const lines = await linesOf(game)
    const line = await toTheMarch(lines)
    await failedMarch(line)
    toy.fault.at = 'nowhere'
    await answerOnce(line)
    await line.settled()
    expect(await line.last('state')).not.toHaveProperty('stuck')
  })

  test('is rolled back by its host to the last decision that everyone knows of, and everyone hears of it', async () => {
    const { host, ...game } = await begun()
    const lines = await linesOf(game)
    const spectator = await joined(house.url, game.game)
    const line = await toTheMarch(lines)
    const before = await recordOf(game.game)
    await failedMarch(line)
    await expect(rollBack(house.url, game.game, { host, back: 9_999 })).rejects.toMatchObject({
      told: { why: 'malformed', reason: 'answers-given', parts: { count: expect.any(Number) as number } },
    })
    expect(await rollBack(house.url, game.game, { host })).toEqual({ back: 1 })
    toy.fault.at = 'nowhere'
    for (const one of [...lines, spectator]) {
      await one.until(
        (m): m is Message => m.is === 'state' && m.stuck === undefined,
        one.messages.findLastIndex(isStuck),
      )
      await one.settled()
      const view = one.messages.findLast(m => m.is === 'view' || m.is === 'events')
      expect(view?.is).toBe('view')
      const history = await one.ask({ do: 'history', id: 'all', from: 0 })
      // Only the mover has events to forget, of the move known to no one else: the scout hid, and moved.
      const events = one === line ? 2 : 0
      expect((history as Extract<Message, { is: 'history' }>).events.at(-1)).toEqual({
        is: 'taken-back',
        by: 'host',
        events,
      })
    }
    expect((await decisionOf(line))?.kind).toBe('move-scout')
    const after = await recordOf(game.game)
    expect(encode(placeIn(after).position)).toBe(encode(placeIn(before).position))
    await answerOnce(line)
    expect((await decisionOf(line))?.kind).toBe('march')
  })

  test('goes back further if the host wants it, on unseen dice, and its file can be checked', async () => {
    const { host, ...game } = await begun()
    const lines = await linesOf(game)
    while ((placeIn(await recordOf(game.game)).position as { round: number }).round < 2)
      await answerOnce(await moving(lines))
    await failedMarch(await toTheMarch(lines))
    const drawn = drawnIn(await recordOf(game.game))
    const { back } = await rollBack(house.url, game.game, { host, back: 6 })
    expect(back).toBeGreaterThanOrEqual(6)
    expect(drawnIn(await recordOf(game.game))).toBe(drawn)
    toy.fault.at = 'nowhere'
    await playToTheEnd(lines)
    const file = JSON.parse(await gameFile(house.url, game.game)) as GameFile
    expect(file.entries).toEqual([{ after: expect.any(Number), player: null, does: 'roll-back', drawn }])
    const { system, s } = toy.opened
    const g: Game<Kind> = begin(system.rules, s, { dice: diceOf(file) })
    const left: number[] = []
    for (const [i, { player, answer }] of file.answers.entries()) {
      if (file.entries?.[0]?.after === i) left.push(drawn - drawnBy(g))
      expect(rollOn(g, file.entries ?? [], i)).toBe(true)
      expect(submit(g, player, answer)).toBeNull()
    }
    expect(encode(freeze(g))).toBe(encode((file.save as { game: object }).game))
    // Both players have drawn a card since: those words of the stream are never used again.
    expect(left[0]).toBeGreaterThanOrEqual(2)
  })

  test('is not rolled back by anyone else, nor while it goes on', async () => {
    const { host, ...game } = await begun()
    const lines = await linesOf(game)
    const line = await toTheMarch(lines)
    await expect(rollBack(house.url, game.game, { host })).rejects.toMatchObject({
      status: 409,
      error: 'not-stuck',
    })
    await failedMarch(line)
    const before = await recordOf(game.game)
    for (const token of [newToken(), game.tokens[0] as string, game.tokens[1] as string])
      await expect(rollBack(house.url, game.game, { host: token })).rejects.toMatchObject({
        status: 403,
        error: 'not-the-host',
      })
    expect(await recordOf(game.game)).toEqual(before)
  })

  test('that started before there were hosts is rolled back by any of its players', async () => {
    const { game, tokens } = await begun()
    const record = await recordOf(game)
    const { host: _host, ...body } = bodyOf(record)
    await house.stop()
    await house.store.commit([
      {
        after: record.version,
        game: { ...record, version: record.version + 1, body: asData(body) },
        turns: [],
      },
    ])
    await house.restart()
    const lines = await Promise.all(tokens.map(token => joined(house.url, game, { token })))
    await failedMarch(await toTheMarch(lines))
    await expect(rollBack(house.url, game, { host: newToken() })).rejects.toThrow('Only the host')
    expect(await rollBack(house.url, game, { host: tokens[1] as string })).toEqual({ back: 1 })
  })
})

describe('a game that cannot be loaded', () => {
  test('because the rules fail at what they ask is rolled back to what they can ask', async () => {
    const { host, ...game } = await begun()
    const line = await toTheMarch(await linesOf(game))
    await line.settled()
    toy.fault.at = 'legal'
    await house.restart()
    await expect(gameSummary(house.url, game.game)).rejects.toMatchObject({ error: 'cannot-go-on' })
    expect(await rollBack(house.url, game.game, { host })).toEqual({ back: 1 })
    const lines = await linesOf(game)
    expect((await decisionOf(await moving(lines)))?.kind).toBe('move-scout')
    toy.fault.at = 'nowhere'
    await playToTheEnd(lines)
  })

  test('because its rules have changed is replayed under the new ones, and loses only what could be taken back', async () => {
    const { host, ...game } = await begun()
    await toTheMarch(await linesOf(game))
    const before = await recordOf(game.game)
    const next = failingRules(2)
    await house.restart({ systems: next.systems, shelf: [next.opened] })
    await expect(gameSummary(house.url, game.game)).rejects.toMatchObject({ told: { reason: 'other-rules' } })
    expect(await rollBack(house.url, game.game, { host })).toEqual({ back: 1 })
    const after = await recordOf(game.game)
    expect([after.rulesetVersion, encode(placeIn(after).position)]).toEqual([
      2,
      encode(placeIn(before).position),
    ])
    await playToTheEnd(await linesOf(game))
  })

  test("and whose history is lost says that it can't be rolled back, and stays as it is", async () => {
    const { host, ...game } = await begun()
    const record = { ...(await recordOf(game.game)), id: 'without-history', rulesetVersion: 0 }
    await house.store.create(record)
    await expect(rollBack(house.url, record.id, { host })).rejects.toThrow('nothing to roll back to')
    expect(await house.store.load(record.id)).toEqual(record)
  })
})

async function playToTheEnd(lines: readonly Tap[]): Promise<void> {
  const isOver = (): boolean =>
    lines.some(({ messages }) => messages.some(m => m.is === 'state' && m.stage === 'over'))
  while (!isOver()) {
    await answerOnce(await moving(lines))
    for (const line of lines) await line.settled()
  }
}
