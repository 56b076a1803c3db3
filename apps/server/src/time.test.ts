import { afterEach, describe, expect, test } from 'vitest'
import type { ClockSettings, SeatState } from '@sandtable/protocol'
import type { House } from './testing/house.ts'
import type { PretendTime } from './testing/pretend-time.ts'
import type { Seated } from './testing/seats.ts'
import type { Tap } from './testing/tap.ts'
import { openedWar } from '@sandtable/shelf'
import { answerOnce, decisionOf, joined, mover, newId } from './testing/player.ts'
import { DAY, HOUR, pretendTime, SECOND } from './testing/pretend-time.ts'
import { HASTINGS, MISSOURI } from './testing/packs.ts'
import { openHouse } from './testing/house.ts'
import { refusedBy } from './testing/tap.ts'
import { seated } from './testing/seats.ts'

const STRICT = openedWar({ ...HASTINGS.pack, absent: 'forfeit' })

let house: House
let time: PretendTime
afterEach(() => house.close())

interface Table extends Seated {
  readonly lines: readonly Tap[]
  /** The player to move first, and the other. */
  readonly first: number
  readonly other: number
}

async function table(clock: ClockSettings, opened = HASTINGS): Promise<Table> {
  time = pretendTime()
  house = await openHouse({ clock: time, shelf: [opened] })
  const seats = await seated(house.url, { clock, scenario: opened.id })
  const lines = await linesOf(seats)
  const first = await mover(lines)
  return { ...seats, lines, first, other: 1 - first }
}

const linesOf = (seats: Seated): Promise<Tap[]> =>
  Promise.all(seats.tokens.map(token => joined(house.url, seats.game, { token })))

async function seatOf(line: Tap, player: number): Promise<SeatState> {
  await line.settled()
  return (await line.last('state')).seats[player] as SeatState
}

describe('a clock', () => {
  test('for each move runs out, and a bot plays on for the late player', async () => {
    const { lines, first, other } = await table({ perMove: 3 * DAY })
    const watching = lines[other] as Tap
    expect(await seatOf(watching, first)).toMatchObject({ holder: 'human', dueAt: time.now() + 3 * DAY })
    await time.pass(3 * DAY - SECOND)
    expect(await seatOf(watching, first)).toMatchObject({ holder: 'human' })
    await time.pass(SECOND)
    expect(await seatOf(watching, first)).toMatchObject({ holder: 'bot', dueAt: null })
    expect((await watching.last('state')).stage).toBe('playing')
  })

  test('that gives a seat to a bot shows its former player nothing more of it', async () => {
    const { game, tokens, lines, first } = await table({ perMove: DAY })
    const line = lines[first] as Tap
    await time.pass(DAY)
    expect(await line.closed).toEqual({ code: 1008, reason: 'bad-token' })
    expect(line.messages.at(-1)).toMatchObject({ is: 'refused', why: 'bad-token' })
    await expect(joined(house.url, game, { token: tokens[first] as string })).rejects.toThrow('bad-token')
  })

  test('that runs out loses the game if the scenario says so', async () => {
    const { lines, first, other } = await table({ perMove: DAY }, STRICT)
    await time.pass(DAY)
    const line = lines[other] as Tap
    await line.settled()
    expect(await line.last('state')).toMatchObject({
      stage: 'over',
      waiting: [],
      outcome: { winners: [other], how: 'forfeit' },
    })
    const late = lines[first] as Tap
    expect(await decisionOf(late)).toBeNull()
    expect(refusedBy(await late.ask({ do: 'holiday', id: newId(), days: 1 })).why).toBe('game-over')
  })

  test('draws on the reserve when the time of a move is up, and the reserve does not come back', async () => {
    const { lines, first } = await table({ perMove: DAY, reserve: 10 * DAY })
    const line = lines[first] as Tap
    expect(await seatOf(line, first)).toMatchObject({ dueAt: time.now() + 11 * DAY, reserve: 10 * DAY })
    await time.pass(5 * DAY)
    const before = line.messages.length
    while ((await seatOf(line, first)).reserve === 10 * DAY && (await decisionOf(line)) !== null)
      await answerOnce(line)
    expect(line.messages.length).toBeGreaterThan(before)
    expect(await seatOf(line, first)).toMatchObject({ holder: 'human', reserve: 6 * DAY })
  })

  test('for the whole game alone needs no time per move', async () => {
    const { lines, first, other } = await table({ reserve: 2 * DAY })
    await time.pass(2 * DAY - SECOND)
    expect(await seatOf(lines[other] as Tap, first)).toMatchObject({ holder: 'human', reserve: 2 * DAY })
    await time.pass(SECOND)
    expect(await seatOf(lines[other] as Tap, first)).toMatchObject({ holder: 'bot' })
  })

  test('does not run for a player who owes nothing', async () => {
    const { lines, first, other } = await table({ perMove: DAY })
    expect(await seatOf(lines[first] as Tap, other)).toMatchObject({ dueAt: null })
  })

  test('that was not requested never runs out', async () => {
    const { lines, first, other } = await table({})
    await time.pass(180 * DAY)
    expect(await seatOf(lines[other] as Tap, first)).toMatchObject({
      holder: 'human',
      dueAt: null,
      reserve: null,
    })
  })
})

describe('a holiday', () => {
  test('stops the clock for its days, and returns no time already used', async () => {
    const { lines, first } = await table({ perMove: 3 * DAY, holidays: 14 })
    const line = lines[first] as Tap
    const begun = time.now()
    await time.pass(2 * DAY)
    expect((await line.ask({ do: 'holiday', id: newId(), days: 10 })).is).toBe('accepted')
    expect(await seatOf(line, first)).toMatchObject({
      awayUntil: begun + 12 * DAY,
      dueAt: begun + 13 * DAY,
    })
    await time.pass(11 * DAY - SECOND)
    expect(await seatOf(line, first)).toMatchObject({ holder: 'human' })
    await time.pass(SECOND)
    expect((await line.closed).reason).toBe('bad-token')
  })

  test('is counted once under one id, and only while days are left', async () => {
    const { lines, first } = await table({ perMove: DAY, holidays: 5 })
    const line = lines[first] as Tap
    const request = { do: 'holiday', id: newId(), days: 3 } as const
    expect((await line.ask(request)).is).toBe('accepted')
    expect((await line.ask(request)).is).toBe('accepted')
    expect(refusedBy(await line.ask({ ...request, id: newId() })).why).toBe('no-holiday')
    expect((await line.ask({ do: 'holiday', id: newId(), days: 2 })).is).toBe('accepted')
    expect(await seatOf(line, first)).toMatchObject({
      awayUntil: time.now() + 5 * DAY,
      dueAt: time.now() + 6 * DAY,
    })
  })

  test('taken while nothing is owed comes before the next clock', async () => {
    const { lines, first, other } = await table({ perMove: DAY, holidays: 30 })
    const begun = time.now()
    expect((await (lines[other] as Tap).ask({ do: 'holiday', id: newId(), days: 20 })).is).toBe('accepted')
    for (let n = 0; n < 300 && (await decisionOf(lines[other] as Tap)) === null; n++)
      await answerOnce(lines[first] as Tap)
    expect(await seatOf(lines[first] as Tap, other)).toMatchObject({ dueAt: begun + 21 * DAY })
  })
})

describe('a server that was away', () => {
  test('finds due games, and gives players who could not answer an hour', async () => {
    const seats = await table({ perMove: 3 * DAY, holidays: 3 })
    await house.stop()
    await time.pass(40 * DAY)
    await house.restart()
    const lines = await linesOf(seats)
    const line = lines[seats.other] as Tap
    await time.pass(0)
    expect(await seatOf(line, seats.first)).toMatchObject({ holder: 'human', dueAt: time.now() + HOUR })
    await time.pass(HOUR - SECOND)
    expect(await seatOf(line, seats.first)).toMatchObject({ holder: 'human' })
    await time.pass(SECOND)
    expect(await seatOf(line, seats.first)).toMatchObject({ holder: 'bot' })
  })
})

/** Answers until the move can no longer be taken back: the move's clock runs until then. */
async function moveOn(line: Tap): Promise<number> {
  for (let answers = 1; ; answers++) {
    await time.pass(SECOND)
    await answerOnce(line)
    await line.settled()
    if (!(await line.last('decision')).undo) return answers
  }
}

test('180 days of a game by post pass in a moment, and a player who answers in time is never late', async () => {
  const { lines } = await table({ perMove: 10 * DAY }, MISSOURI)
  let answers = 0
  for (const end = time.now() + 180 * DAY; time.now() < end;) {
    await time.pass(10 * DAY - HOUR)
    answers += await moveOn(lines[await mover(lines)] as Tap)
    const { stage, seats } = await (lines[0] as Tap).last('state')
    expect([stage, ...seats.map(({ holder }) => holder)]).toEqual(['playing', 'human', 'human'])
  }
  expect(answers).toBeGreaterThanOrEqual(18)
})
