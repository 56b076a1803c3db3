import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stream } from '@sandtable/protocol'
import type { Waw } from '@sandtable/waw'
import {
  createGame,
  emptyStream,
  hear,
  join,
  linkText,
  randomHex,
  readOn,
  takeSeat,
} from '@sandtable/protocol'
import { WAW } from '@sandtable/waw'
import type { HeldSeat } from '../game/seats.ts'
import type { SeatNews } from './seat-news.ts'
import type { RunningServer } from '@sandtable/server'
import { mkdtempSync, rmSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { reportOf } from './report.ts'
import { seatCode } from '../game/seat-code.ts'
import { startServer } from '@sandtable/server'
import { tmpdir } from 'node:os'
import { warOf } from '../systems/waw/table/testing/war-of.ts'

const folder = mkdtempSync(joinPath(tmpdir(), 'sandtable-report-'))
const war = warOf('hastings-1066')
let server: RunningServer
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', store: { folder }, shelf: [war], threads: 1 })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

interface Seated {
  readonly seat: HeldSeat
  readonly secrets: readonly string[]
}

/** A game on a real server, with both seats taken, and this browser in the first. */
async function seated(): Promise<Seated> {
  const { url } = server
  const { game, commitment, invitations, host } = await createGame(url, {
    scenario: 'hastings-1066',
    seats: ['human', 'human'],
  })
  if (host === undefined) throw new Error('the server gave no host token')
  const taken = []
  for (const invitation of invitations as string[]) {
    const [token, nonce] = [randomHex(24), randomHex(32)]
    await takeSeat(url, game, { invitation, name: 'Edith', token, nonce })
    taken.push({ token, nonce })
  }
  const [own, other] = taken as [{ token: string; nonce: string }, { token: string; nonce: string }]
  const links = [null, linkText({ url, game, invitation: invitations[1] as string })]
  const held = {
    game,
    player: 0,
    ...own,
    commitment,
    scenario: 'hastings-1066',
    title: 'Hastings',
    links,
    host,
  }
  const secrets = [...(invitations as string[]), own.token, own.nonce, other.token, other.nonce, host]
  return { seat: held, secrets: [...secrets, seatCode(held)] }
}

/** The events a seat received, as the page keeps them. */
async function toldTo({ game, token }: HeldSeat): Promise<SeatNews> {
  const client = join({ url: server.url, game, token, rules: WAW, s: war.s })
  await expect.poll(() => client.now.decision ?? client.now.state?.stage).toBeTruthy()
  const stream: Stream<Waw> = emptyStream()
  hear(stream, client.now)
  await readOn(stream, client)
  client.close()
  const [{ version, name }, events] = [WAW, stream.log]
  return { game, player: 0, ruleset: name, version, stage: 'playing', waiting: [0], asked: null, events }
}

test('a report holds the events of one seat, and none of its secrets, whatever the error says', async () => {
  const { seat, secrets: held } = await seated()
  const told = await toldTo(seat)
  const secrets = [...held, 'xeCJAg_VKKKflW_vqLmenTVY']
  const error = new Error(`refused: ${secrets.join(' ')} at ${seat.links[1]}`, {
    cause: new Error(`a hello with ${JSON.stringify({ do: 'hello', token: seat.token })}`),
  })
  const { name, text } = reportOf({
    error,
    part: 'map',
    build: '1f',
    browser: 'Chromium 140',
    path: `/game/${seat.game}`,
    told,
    seats: [seat],
    at: new Date(Date.UTC(2026, 6, 1, 12, 30)),
  })
  const report = JSON.parse(text) as { told: SeatNews; versions: unknown; error: { message: string } }
  expect(name).toBe('sandtable-problem-2026-07-01T12-30-00.json')
  expect(report).toMatchObject({
    part: 'map',
    path: `/game/${seat.game}`,
    versions: { build: '1f', ruleset: `waw ${WAW.version}`, browser: 'Chromium 140' },
  })
  expect(report.told.events.length).toBeGreaterThan(0)
  expect(report.told.events).toEqual(told.events)
  expect(report.error.message).toMatch(/^Error: refused/)
  expect(secrets.filter(secret => text.includes(secret))).toEqual([])
})

test('every secret of a seat is redacted wherever it stands', async () => {
  const { seat } = await seated()
  const secrets = [seat.token, seat.nonce, seat.host as string]
  const path = `/game/${seat.game}?${secrets.join('&')}`
  const facts = { part: 'page', build: null, browser: '', told: null, at: new Date(0) }
  const { text } = reportOf({ error: null, path, seats: [seat], ...facts })
  expect(secrets.filter(secret => text.includes(secret))).toEqual([])
})

test('a stack still names the scripts of the page', () => {
  const error = new Error('broken')
  error.stack = 'Error: broken\n    at draw (http://host/assets/new-game-dialog-DkE3f4aXq9.js:1:2)'
  const facts = { part: 'page', build: null, browser: '', path: '/', told: null, seats: [], at: new Date(0) }
  expect(reportOf({ error, ...facts }).text).toContain('/assets/new-game-dialog-DkE3f4aXq9.js:1:2')
})

test('anything that was thrown can be reported', () => {
  const facts = { part: 'page', build: null, browser: '', path: '/', told: null, seats: [], at: new Date(0) }
  for (const error of [undefined, null, 'text', { why: 1 }])
    expect(JSON.parse(reportOf({ error, ...facts }).text)).toMatchObject({ told: null, error: { stack: '' } })
})
