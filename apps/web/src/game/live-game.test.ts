import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Chronicle, Kind, Ruleset } from '@sandtable/kernel'
import type { Message, Socket } from '@sandtable/protocol'
import type { RunningServer } from '@sandtable/server'
import type { OpenedPack } from '@sandtable/shelf'
import { encode, fold, firstView, rollDice, seeded } from '@sandtable/kernel'
import { createGame, parseMessage, randomHex, takeSeat } from '@sandtable/protocol'
import { startServer } from '@sandtable/server'
import { openedPack, SYSTEMS, systemOf } from '@sandtable/shelf'
import { GOLD_RUN_SYSTEM, randomAnswer } from '@sandtable/testkit'
import type { HeldSeat } from './seats.ts'
import type { LiveGame } from './live-game.ts'
import type { Work } from './testing/counted.ts'
import { counted } from './testing/counted.ts'
import { joinGame } from './live-game.ts'
import { battleOf } from '../systems/manpower/field/testing/battles.ts'
import { warOf } from '../systems/waw/table/testing/war-of.ts'

const GOLD = systemOf(GOLD_RUN_SYSTEM)
const COPSES = openedPack(GOLD, { id: 'copses', ruleset: 'gold-run', players: 2, rounds: 2 } as never)
const SHELF: readonly OpenedPack[] = [warOf('hastings-1066'), battleOf('lantern-marsh'), COPSES]

const folder = mkdtempSync(join(tmpdir(), 'sandtable-live-'))
let server: RunningServer
beforeAll(async () => {
  const systems = { ...SYSTEMS, 'gold-run': GOLD }
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    store: { folder },
    shelf: SHELF,
    systems,
    threads: 1,
  })
  vi.stubGlobal('location', { origin: server.url })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** An event, and its viewer's view after it; for the first of its kind also before it. */
type Tale = readonly [is: string, after: string, before: string | null]

/** A teller that looks at the view before every third event. */
const chronicle = (): Chronicle<Kind, Tale> => ({
  tell: ({ is }, view, before) => [is, encode(view), before && encode(before)],
  keeps: e => e.is.length % 3 === 0,
})

interface Place {
  /** The plain rules, without a count. */
  readonly plain: Ruleset<Kind>
  readonly s: unknown
  readonly player: number
  readonly live: LiveGame<Kind, Tale>
  readonly work: Work
  /** By message: its kind, and the rules' work before it. */
  readonly heard: { readonly message: Message; readonly before: Done }[]
}
type Done = { readonly folds: number; readonly asked: number; readonly games: number }

const doneBy = ({ folds, asked, games }: Work): Done => ({ folds, asked: asked.length, games: games.size })

/** Joins a game as a browser does, with rules that count their work. */
function placeAt({ s, pack }: OpenedPack, seat: HeldSeat): Place {
  const plain = pack.ruleset === 'gold-run' ? GOLD.rules : rulesOf(pack.ruleset)
  const { rules, work } = counted(plain)
  const heard: Place['heard'] = []
  const Real = globalThis.WebSocket
  // Messages that arrive together are handled one by one, so that each one's work is done before the next.
  function Noted(url: string): Socket {
    const socket = new Real(url)
    return {
      send: text => socket.send(text),
      close: () => socket.close(),
      addEventListener: (type: string, hear: (event: { readonly data: unknown }) => void) => {
        socket.addEventListener(type, event => {
          if (!(event instanceof MessageEvent)) return hear({ data: null })
          const data: unknown = event.data
          setImmediate(() => {
            heard.push({ message: parseMessage(String(data)) as Message, before: doneBy(work) })
            hear({ data })
          })
        })
      },
    }
  }
  vi.stubGlobal('WebSocket', Noted)
  const live = joinGame({ rules, chronicle: chronicle() }, s, seat.game, seat)
  vi.stubGlobal('WebSocket', Real)
  live.seen.subscribe(({ game }) => game !== null && work.games.add(game))
  return { plain, s, player: seat.player, live, work, heard }
}

const rulesOf = (name: string): Ruleset<Kind> => (SYSTEMS[name] as { readonly rules: Ruleset<Kind> }).rules

/** A game for two people, both at this browser. */
async function seats(scenario: string): Promise<HeldSeat[]> {
  const { game, commitment, invitations } = await createGame(server.url, {
    scenario,
    seats: ['human', 'human'],
  })
  const held: HeldSeat[] = []
  for (const invitation of invitations as string[]) {
    const [token, nonce] = [randomHex(24), randomHex(32)]
    const { player } = await takeSeat(server.url, game, { invitation, name: 'Edith', token, nonce })
    held.push({ game, player, token, nonce, commitment, scenario, title: '', links: [] })
  }
  return held
}

const asked = ({ live }: Place): boolean => live.seen.getState().decision !== null
const isOver = ({ live }: Place): boolean => live.seen.getState().state?.stage === 'over'

/** Plays on at random from all seats, with an undo now and then; returns the number of undos. */
async function playOn(places: readonly Place[], commands: number): Promise<number> {
  const dice = seeded('live')
  let undone = 0
  for (let n = 0; n < commands; n++) {
    await expect.poll(() => places.some(asked) || places.some(isOver), { interval: 2 }).toBe(true)
    const place = places.find(asked)
    if (place === undefined) return undone
    const { live, player } = place
    const { decision, undo } = live.seen.getState()
    const isBack = undo && rollDice(dice, 3) === 0
    if (isBack) undone += (await live.undo()) === null ? 1 : 0
    else await live.answer([randomAnswer(decision!.options, dice)])
    const id = decision?.id
    await expect
      .poll(
        () => {
          const now = live.seen.getState()
          const waits = now.state?.waiting.includes(player) === true
          return isOver(place) || (waits ? asked(place) && now.decision?.id !== id : !asked(place))
        },
        { interval: 2 },
      )
      .toBe(true)
  }
  return undone
}

/** Waits until everything sent has arrived, undone moves included. */
async function settled(places: readonly Place[]): Promise<void> {
  await expect.poll(() => places.every(isTold), { timeout: 10_000 }).toBe(true)
}

function isTold({ s, player, live, plain }: Place): boolean {
  const { view } = live.seen.getState()
  return encode(fold(plain, s, firstView(plain, s, player), live.told().events)) === encode(view)
}

/** The rules' work for each message. */
function workBy({ heard, work }: Place): { readonly message: Message; readonly did: Done }[] {
  return heard.map(({ message, before }, i) => {
    const after = heard[i + 1]?.before ?? doneBy(work)
    const did = {
      folds: after.folds - before.folds,
      asked: after.asked - before.asked,
      games: after.games - before.games,
    }
    return { message, did }
  })
}

/** The number of events in a message that it doesn't undo itself. */
function told(message: Message): number {
  if (message.is !== 'events' && message.is !== 'history') return 0
  return (message.events as readonly { readonly is: string; readonly events?: number }[]).reduce(
    (left, { is, events = 0 }) => (is === 'taken-back' ? Math.max(0, left - events) : left + 1),
    0,
  )
}

test.for([
  ['hastings-1066', 120, 3],
  ['lantern-marsh', 40, 3],
  ['copses', 60, 0],
] as const)(
  'each event is folded once, and a game and its options are worked out at most once for each message: %s',
  async ([scenario, commands, undos]) => {
    const opened = SHELF.find(({ id }) => id === scenario) as OpenedPack
    const held = await seats(scenario)
    const places = held.map(seat => placeAt(opened, seat))
    const undone = await playOn(places, commands)
    await settled(places)
    const rows = places.flatMap(place => workBy(place).map(row => ({ place, ...row })))
    for (const { message, did } of rows) {
      expect(did.folds).toBeLessThanOrEqual(told(message))
      expect(did.games).toBeLessThanOrEqual(1)
      expect(did.asked).toBeLessThanOrEqual(1)
    }
    const news = rows.filter(({ message }) => message.is === 'events')
    expect(news.map(({ did }) => did.folds)).toEqual(news.map(({ message }) => told(message)))
    for (const { player, work } of places) expect(new Set(work.asked)).toEqual(new Set([player]))
    const decisions = rows.filter(({ message }) => message.is === 'decision' && message.decision !== null)
    expect(rows.reduce((sum, { did }) => sum + did.asked, 0)).toBeLessThanOrEqual(decisions.length)
    for (const { message } of decisions)
      expect(message.is === 'decision' && message.decision?.options).toBe(undefined)
    expect(rows.filter(({ message }) => told(message) > 1).length).toBeGreaterThan(10)
    expect(undone).toBeGreaterThanOrEqual(undos)
    places.forEach(expectTold)
    for (const { live } of places) live.close()
  },
)

/** The story equals the one told from the log, event by event. */
function expectTold({ plain, s, player, live }: Place): void {
  const again = firstView(plain, s, player)
  const tales = live.told().events.map((e): Tale => {
    const before = chronicle().keeps?.(e) === true ? encode(again) : null
    return [e.is, encode(fold(plain, s, again, [e])), before]
  })
  expect(live.seen.getState().tale).toEqual(tales)
}

test('a late viewer hears everything so far before anything is shown, each event folded once', async () => {
  const opened = SHELF[0] as OpenedPack
  const held = await seats('hastings-1066')
  const early = held.map(seat => placeAt(opened, seat))
  await playOn(early, 40)
  const late = placeAt(opened, held[0] as HeldSeat)
  const shown: number[] = []
  late.live.seen.subscribe(({ state, tale }) => state !== null && shown.push(tale.length))
  await expect.poll(() => shown.length).toBeGreaterThan(0)
  await settled([late])
  expect(shown[0]).toBe(late.live.told().events.length)
  const rows = workBy(late)
  for (const { message, did } of rows) expect(did.folds).toBe(told(message))
  expect(rows.reduce((sum, { did }) => sum + did.folds, 0)).toBe(late.live.told().events.length)
  await playOn([late, early[1] as Place], 20)
  await settled([late])
  expectTold(late)
  for (const { live } of [...early, late]) live.close()
})
