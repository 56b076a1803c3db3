import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Answer, Game, Kind } from '@sandtable/kernel'
import type { AnswerRequest, Decision, Message } from '@sandtable/protocol'
import type { GameFile } from '@sandtable/shelf'
import type { GameRecord, Turn } from '@sandtable/store'
import type { House } from './testing/house.ts'
import type { Seated } from './testing/seats.ts'
import type { Tap } from './testing/tap.ts'
import { begin, encode, seeded, submit } from '@sandtable/kernel'
import { gameFile } from '@sandtable/protocol'
import { diceOf } from '@sandtable/shelf'
import { answerOnce, decisionOf, hangUp, joined, mover, newId } from './testing/player.ts'
import { countingRules } from './testing/counting-rules.ts'
import { GOLD_RUN_FOR_TWO, WITH_GOLD_RUN } from './testing/gold-run.ts'
import { HASTINGS } from './testing/packs.ts'
import { hello } from './testing/tap.ts'
import { openHouse } from './testing/house.ts'
import { bodyOf } from './game/body.ts'
import { openRoom } from './game/room.ts'
import { ordersIn, untilOrders } from './testing/orders.ts'
import { pretendTime } from './testing/pretend-time.ts'
import { seated } from './testing/seats.ts'
import { whatOf } from './game/what.ts'

let house: House
afterEach(() => house.close())

interface Marching {
  readonly game: Seated
  readonly lines: readonly Tap[]
  readonly mover: Tap
  readonly other: Tap
  readonly orders: readonly Answer[]
}

const recordOf = async (game: string): Promise<GameRecord> => (await house.store.load(game)) as GameRecord

/** A game of Hastings in which a player may give five orders in a row. */
async function marching(count = 5): Promise<Marching> {
  const game = await seated(house.url)
  const lines = await Promise.all(game.tokens.map(token => joined(house.url, game.game, { token })))
  const line = await untilOrders(lines)
  const room = openRoom(await recordOf(game.game), HASTINGS.system, HASTINGS.s)
  const orders = ordersIn(room, count, seeded('five orders'))
  return { game, lines, mover: line, other: lines.find(one => one !== line) as Tap, orders }
}

const command = async (line: Tap, answers: readonly Answer[]): Promise<AnswerRequest> => ({
  do: 'answer',
  id: newId(),
  decision: ((await decisionOf(line)) as Decision).id,
  answers,
})

const positionOf = async (game: string): Promise<string> =>
  encode(openRoom(await recordOf(game), HASTINGS.system, HASTINGS.s).g?.p ?? null)

test('[K-15] five orders are one command: one commit, one turn, and one undo takes all of them back', async () => {
  house = await openHouse()
  const { game, mover: line, other, orders } = await marching()
  const before = await recordOf(game.game)
  const position = await positionOf(game.game)
  const heard = other.heard.length
  expect(await line.ask(await command(line, orders))).toMatchObject({ is: 'accepted', taken: 5, stop: null })
  const after = await recordOf(game.game)
  expect(after.version).toBe(before.version + 1)
  const [turn] = await house.store.turns(game.game, after.version, after.version)
  expect(turn?.what).toEqual({ do: 'answer', answers: orders, stop: null })
  await other.settled()
  expect(other.heard.slice(heard).filter(text => !text.includes('settled-'))).toEqual([])

  await house.restart()
  const again = await joined(house.url, game.game, { token: game.tokens[turn?.player as number] as string })
  expect((await again.last('decision')).undo).toBe(true)
  expect(await again.ask({ do: 'undo', id: newId() })).toMatchObject({ is: 'accepted', taken: 0, stop: null })
  expect(await positionOf(game.game)).toBe(position)
  expect(bodyOf(await recordOf(game.game)).loose).toEqual(bodyOf(before).loose)
  await hangUp(again)
})

test('[K-15] a command sent again counts once, and gets the first reply', async () => {
  house = await openHouse()
  const { game, mover: line, orders } = await marching(2)
  const request = await command(line, [...orders, 'no such order', ...orders])
  const first = await line.ask(request)
  expect(first).toEqual({ is: 'accepted', id: request.id, taken: 2, stop: 'not-an-option' })
  const { version } = await recordOf(game.game)
  expect(await line.ask(request)).toEqual(first)
  await house.restart()
  const player = (await house.store.turns(game.game, version, version))[0]?.player as number
  const again = await joined(house.url, game.game, { token: game.tokens[player] as string })
  expect(await again.ask(request)).toEqual(first)
  expect((await recordOf(game.game)).version).toBe(version)
  await hangUp(again)
})

test('[K-15] a command whose first answer is not an option changes nothing', async () => {
  house = await openHouse()
  const { game, mover: line, orders } = await marching(2)
  const { version } = await recordOf(game.game)
  const reply = await line.ask(await command(line, ['no such order', ...orders]))
  expect(reply).toMatchObject({ is: 'refused', why: 'not-an-option' })
  expect((await recordOf(game.game)).version).toBe(version)
})

test("[K-15] a command that ends the player's move stops there, and the others get all of it at once", async () => {
  house = await openHouse()
  const { mover: line, other, orders } = await marching(3)
  const heard = other.messages.length
  const done = { do: 'done' }
  const reply = await line.ask(await command(line, [...orders, done, ...orders]))
  expect(reply).toMatchObject({ is: 'accepted', taken: 4 })
  expect(['another-question', 'others-decide', 'dice-fell', 'secret-told']).toContain(
    (reply as Extract<Message, { is: 'accepted' }>).stop,
  )
  const events = (): number => other.messages.slice(heard).filter(message => message.is === 'events').length
  for (await other.settled(); events() === 0; await other.settled()) await answerOnce(line)
  expect(events()).toBe(1)
})

test('a command counts as many messages as it has answers', async () => {
  house = await openHouse({ clock: pretendTime() })
  const { game, tokens } = await seated(house.url)
  const line = await hello(house.url, game, { token: tokens[0] as string })
  const answers = Array.from({ length: 64 }, () => null)
  const replies: string[] = []
  for (let n = 0; n < 3; n++) {
    const reply = await line.ask({ do: 'answer', id: `a${n}`, decision: 'none', answers })
    replies.push(reply.is === 'refused' ? reply.why : reply.is)
  }
  expect(replies[0]).not.toBe('too-fast')
  expect(replies.slice(1)).toEqual(['too-fast', 'too-fast'])
  await hangUp(line)
})

test('decisions come without options unless the hello asks for them', async () => {
  house = await openHouse()
  const { game, tokens } = await seated(house.url)
  for (const options of [undefined, false, true]) {
    const as = options === undefined ? {} : { options }
    const lines = await Promise.all(tokens.map(token => hello(house.url, game, { token, ...as })))
    const decisions = await Promise.all(lines.map(decisionOf))
    const asked = decisions.find(decision => decision !== null) as Decision
    expect('options' in asked).toBe(options === true)
    await Promise.all(lines.map(hangUp))
  }
})

test("a player's options are worked out once per command, however many viewers get them", async () => {
  const { systems, opened, asked } = countingRules()
  house = await openHouse({ systems, shelf: [opened] })
  const { game, tokens } = await seated(house.url, { scenario: 'copses' })
  const lines = await Promise.all(tokens.map(token => joined(house.url, game, { token })))
  const more = await Promise.all(tokens.map(token => joined(house.url, game, { token })))
  let scouts = 0
  for (let n = 0; n < 12; n++) {
    const line = lines[await mover(lines)] as Tap
    const { kind } = (await decisionOf(line)) as Decision
    asked.march = 0
    await answerOnce(line)
    await Promise.all([...lines, ...more].map(one => one.settled()))
    if (kind !== 'move-scout') continue
    expect(asked.march).toBe(1)
    scouts++
  }
  expect(scouts).toBeGreaterThan(0)
  await Promise.all([...lines, ...more].map(hangUp))
})

interface Kept {
  readonly tokens: readonly string[]
  readonly record: GameRecord
  readonly turns: readonly Turn[]
}

test('a game that an earlier server kept, with one answer per turn, is undone, played on and filed', async () => {
  house = await openHouse({ systems: WITH_GOLD_RUN, shelf: [GOLD_RUN_FOR_TWO] })
  const path = join(import.meta.dirname, 'golden/copses-one-answer-a-turn.json')
  const { tokens, record, turns } = JSON.parse(readFileSync(path, 'utf8')) as Kept
  const { id } = record
  const kept = { ...record, pack: GOLD_RUN_FOR_TWO.digest }
  await house.store.keepPack(kept.pack, JSON.stringify(GOLD_RUN_FOR_TWO.pack))
  await house.store.create({ ...kept, version: 0 })
  await house.store.commit([{ after: 0, game: kept, turns }])
  const last = turns.at(-1) as Turn
  expect(last.what).toHaveProperty('answer')
  expect(whatOf(last)).toEqual({
    do: 'answer',
    answers: [(last.what as { answer: Answer }).answer],
    stop: null,
  })

  const lines = await Promise.all(tokens.map(token => joined(house.url, id, { token })))
  const own = lines[last.player as number] as Tap
  expect((await own.last('decision')).undo).toBe(true)
  expect((await own.ask({ do: 'undo', id: newId() })).is).toBe('accepted')
  expect(await own.ask({ do: 'undo', id: newId() })).toMatchObject({ why: 'nothing-to-undo' })
  while ((await recordOf(id)).stage !== 'over') await answerOnce(lines[await mover(lines)] as Tap)
  const file = JSON.parse(await gameFile(house.url, id)) as GameFile
  const { rules } = GOLD_RUN_FOR_TWO.system
  const g: Game<Kind> = begin(rules, GOLD_RUN_FOR_TWO.s, { dice: diceOf(file) })
  for (const { player, answer } of file.answers) expect(submit(g, player, answer)).toBeNull()
  expect(encode(g.log)).toBe(encode((file.save as { game: { log: [] } }).game.log))
  await Promise.all(lines.map(hangUp))
})
