import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { GoldRun } from '@sandtable/testkit'
import type { Viewer } from '@sandtable/kernel'
import { canUndo, encode, over, pending, rollDice, seeded } from '@sandtable/kernel'
import { GOLD_RUN, printed, randomAnswer } from '@sandtable/testkit'
import type { Follower } from './follower.ts'
import type { EventsMessage, Message } from './messages.ts'
import type { Referee } from './testing/referee.ts'
import { follow, follower, helloOf } from './follower.ts'
import { referee } from './testing/referee.ts'

const S = printed(2)

/** A whole game, with answers taken back now and then, and everything one viewer received of it. */
function played(seed: string, viewer: Viewer): { game: Referee<GoldRun>; tape: Message[] } {
  const game = referee(GOLD_RUN, S, seeded(seed))
  const tape: Message[] = []
  const hello = helloOf(follower(GOLD_RUN, S), viewer === null ? null : game.tokenOf(viewer))
  game.enter(message => tape.push(structuredClone(message))).hear(JSON.stringify(hello))
  const seats = [0, 1].map(player => {
    const seat = game.enter(() => {})
    seat.hear(JSON.stringify({ do: 'hello', token: game.tokenOf(player) }))
    return seat
  })
  const dice = seeded(`${seed} answers`)
  for (let id = 0; !over(game.table.game); id++) {
    const back = [0, 1].find(player => canUndo(game.table, player))
    const owed = pending(game.table.game)
    const { id: decision, player, options } = owed[rollDice(dice, owed.length)]!
    if (back !== undefined && rollDice(dice, 3) === 0)
      seats[back]?.hear(JSON.stringify({ do: 'undo', id: `${id}` }))
    else {
      const answer = randomAnswer(options, dice)
      seats[player]?.hear(JSON.stringify({ do: 'answer', id: `${id}`, decision, answers: [answer] }))
    }
  }
  return { game, tape }
}

/** Says hello to a game as it stands, reads the reply, and says it again if the client has missed something. */
function renewed(f: Follower<GoldRun>, game: Referee<GoldRun>, viewer: Viewer): Follower<GoldRun> {
  let now = f
  for (let hello = 0; hello === 0 || (hello === 1 && now.missed); hello++) {
    const visitor = game.enter(message => (now = follow(now, structuredClone(message))))
    visitor.hear(JSON.stringify(helloOf(now, viewer === null ? null : game.tokenOf(viewer))))
    visitor.leave()
  }
  return now
}

/** The same messages, with one for each event. */
const oneByOne = (tape: readonly Message[]): Message[] =>
  tape.flatMap<Message>(message =>
    message.is !== 'events'
      ? [message]
      : message.events.map((e, i): EventsMessage => ({ is: 'events', from: message.from + i, events: [e] })),
  )

/** By number: the view that a viewer who received everything in turn had there. */
function viewsOf(tape: readonly Message[]): Map<number, string> {
  const views = new Map<number, string>()
  let f = follower(GOLD_RUN, S)
  for (const message of oneByOne(tape)) {
    f = follow(f, message)
    if (f.view !== null) views.set(f.number, encode(f.view))
  }
  return views
}

const GAMES = [0, 1].flatMap(n => [0, 1, null].map(viewer => ({ viewer, ...played(`tape ${n}`, viewer) })))

test.for(GAMES)(
  "[L9] viewer $viewer, sent everything in order, holds exactly the viewer's view",
  ({ game, tape, viewer }) => {
    let f = follower(GOLD_RUN, S)
    for (const message of tape) f = follow(f, message)
    expect(f.missed).toBe(false)
    expect(encode(f.view)).toBe(encode(game.viewOf(viewer)))
    expect([f.number, f.player]).toEqual([game.numberOf(viewer), viewer])
    expect([f.state?.stage, f.decision]).toEqual(['over', null])
    expect(tape.some(({ is }) => is === 'view')).toBe(true)
    expect(tape.filter(({ is }) => is === 'events').length).toBeGreaterThan(20)
  },
)

/** What happens to each message on the way: it may be lost, doubled, or overtaken by others. */
const ways = fc.array(
  fc.record({ lost: fc.integer({ max: 9, min: 0 }), again: fc.nat(9), late: fc.nat(12), regroup: fc.nat(3) }),
  { minLength: 40, maxLength: 40 },
)

type Way = { readonly lost: number; readonly again: number; readonly late: number; readonly regroup: number }

function disturbed(tape: readonly Message[], way: readonly Way[]): Message[] {
  const sent: { readonly at: number; readonly message: Message }[] = []
  tape.forEach((message, i) => {
    const { lost, again, late, regroup } = way[i % way.length] as Way
    const behind = late < 8 ? 0 : late
    if (lost !== 0) sent.push({ at: i + behind, message: regroup === 0 ? joined(tape, i) : message })
    if (again === 0) sent.push({ at: i + behind + 1, message })
  })
  return sent.toSorted((a, b) => a.at - b.at).map(({ message }) => message)
}

/** Events together with those before them, as a server may send them to a returning client. */
function joined(tape: readonly Message[], i: number): Message {
  const message = tape[i] as Message
  const before = tape.slice(0, i).findLast(({ is }) => is === 'events' || is === 'view')
  if (message.is !== 'events' || before?.is !== 'events') return message
  if (before.from + before.events.length !== message.from) return message
  return { is: 'events', from: before.from, events: [...before.events, ...message.events] }
}

test.for(GAMES)(
  '[L9] viewer $viewer holds a true view at every number, whatever is lost, doubled or late',
  ({ game, tape, viewer }) => {
    const views = viewsOf(tape)
    let gaps = 0
    fc.assert(
      fc.property(ways, way => {
        let f = follower(GOLD_RUN, S)
        for (const message of disturbed(tape, way)) {
          f = follow(f, message)
          const held = f.view !== null && f.player === viewer ? encode(f.view) : views.get(f.number)
          expect(held).toBe(views.get(f.number))
          if (f.missed) gaps++
        }
        f = renewed(f, game, viewer)
        expect([f.missed, f.number]).toEqual([false, game.numberOf(viewer)])
        expect(encode(f.view)).toBe(encode(game.viewOf(viewer)))
        expect(f.decision).toBeNull()
      }),
      { numRuns: 30, seed: 4 },
    )
    expect(gaps).toBeGreaterThan(30)
  },
)

const { game: ENDED, tape: TAPE } = GAMES[0]!
const FIRST = TAPE.findIndex(({ is }) => is === 'events')
const begun = TAPE.slice(0, FIRST).reduce(follow<GoldRun>, follower(GOLD_RUN, S))
const news = TAPE[FIRST] as EventsMessage

test('repeated messages change nothing', () => {
  const f = follow(begun, news)
  expect(f.number).toBe(news.from + news.events.length)
  expect(follow(f, news)).toBe(f)
  expect(follow(f, { ...news, events: news.events.slice(0, -1) })).toBe(f)
})

test('events are cut where they were heard in part', () => {
  const half = follow(begun, { ...news, events: news.events.slice(0, 1) })
  expect(encode(follow(half, news).view)).toBe(encode(follow(begun, news).view))
})

test('a gap requires a hello with the last number seen, and its decision is not held for another view', () => {
  const owed = TAPE.find(message => message.is === 'decision' && message.decision !== null) as Message
  const f = follow(follow(begun, owed), { ...news, from: news.from + 1 })
  expect(f).toMatchObject({ missed: true, number: begun.number, decision: null })
  expect(helloOf(f, 'seat-0')).toEqual({ do: 'hello', token: 'seat-0', seen: begun.number })
  expect(follow(f, owed).decision).toBeNull()
  expect(renewed(f, ENDED, 0)).toMatchObject({ missed: false, number: ENDED.numberOf(0) })
})

test('an event that these rules lack requires the whole view', () => {
  const f = follow(begun, { is: 'events', from: begun.number, events: [{ is: 'moon-eclipsed' }] })
  expect(f).toMatchObject({ missed: true, view: null })
  expect(helloOf(f, null)).toEqual({ do: 'hello' })
  expect(encode(renewed(f, ENDED, 0).view)).toBe(encode(ENDED.viewOf(0)))
})

test('a client welcomed as another player forgets its state', () => {
  const stranger: Follower<GoldRun> = { ...begun, player: 1 }
  expect(follow(stranger, TAPE[0] as Message)).toMatchObject({ player: 0, view: null, missed: true })
})

test('what came before is not changed by what comes after', () => {
  const before = encode(begun.view)
  const after = TAPE.slice(FIRST).reduce(follow<GoldRun>, begun)
  expect(after.number).toBeGreaterThan(begun.number)
  expect(encode(begun.view)).toBe(before)
})

test('a client that waits for a game to start follows it from its first event', () => {
  const stream = ENDED.table.game.log?.length ?? 0
  expect(stream).toBeGreaterThan(0)
  const gathering: Message[] = [TAPE[0] as Message, { is: 'view', number: 0, view: null }]
  const waits = gathering.reduce(follow<GoldRun>, follower(GOLD_RUN, S))
  expect(waits.view).toEqual(GOLD_RUN.view(S, GOLD_RUN.start(S).position, 0))
  const fresh = referee(GOLD_RUN, S, seeded('begins'))
  const f = renewed(waits, fresh, 0)
  expect(f.number).toBeGreaterThan(0)
  expect(encode(f.view)).toBe(encode(fresh.viewOf(0)))
})
