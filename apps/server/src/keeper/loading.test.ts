import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Data } from '@sandtable/kernel'
import type { GameRecord, Store, Turn } from '@sandtable/store'
import { openStore } from '@sandtable/store'
import { SYSTEMS } from '@sandtable/shelf'
import { bodyOf, asData } from '../game/body.ts'
import { historyFrom, missedSince } from './past.ts'
import { MISSOURI } from '../testing/packs.ts'
import { openHall } from './hall.ts'
import { openLibrary } from './library.ts'
import { pairOf, recordIn } from '../testing/paired-worlds.ts'

/** A game after this many turns, each with one event for everyone. */
const TURNS = 2_000

let folder: string
let store: Store
let asked: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-loading-'))
  store = await openStore({ folder })
  await store.create(longGame(1))
  await store.commit([{ after: 1, game: longGame(TURNS), turns: turns() }])
  asked = []
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const EVENT: Data = { is: 'player-began', player: 0 }

function longGame(version: number): GameRecord {
  const record = recordIn(MISSOURI, 'long', pairOf(MISSOURI, 'long', null, 30).here)
  const told = [version - 1, version - 1, version - 1]
  return { ...record, version, body: asData({ ...bodyOf(record), told }) }
}

const turns = (): Turn[] =>
  Array.from({ length: TURNS - 1 }, (_, i) => ({
    game: 'long',
    number: i + 2,
    command: `c${i}`,
    player: 0,
    what: { do: 'answer', answers: [null], stop: null },
    at: i,
    own: [EVENT],
    others: [EVENT],
    told: [i + 1, i + 1, i + 1],
  }))

/** The store, which notes every call. */
const noting = (): Store => ({
  ...store,
  load: id => (asked.push('load'), store.load(id)),
  turns: (game, from, to) => (asked.push(`${to - from + 1} turns`), store.turns(game, from, to)),
  turnOf: (game, command) => (asked.push('a turn'), store.turnOf(game, command)),
  packOf: digest => (asked.push('pack'), store.packOf(digest)),
})

const hallOf = (noted: Store): ReturnType<typeof openHall> =>
  openHall(noted, openLibrary(noted, [MISSOURI], SYSTEMS))

test('a long game is loaded from its snapshot, without reading its history', async () => {
  const hall = hallOf(noting())
  const place = hall.placeOf('long')
  expect((await hall.enter(place))?.record.version).toBe(TURNS)
  await hall.enter(place)
  expect(asked).toEqual(['load'])
})

test('a viewer who missed a little gets the end of the history, one who missed much gets the view', async () => {
  const noted = noting()
  const hall = hallOf(noted)
  const room = await hall.enter(hall.placeOf('long'))
  if (room === null) throw new Error('there is no such game')
  asked = []
  expect(await missedSince(noted, room, 1, TURNS - 1)).toEqual([])
  expect(asked).toEqual([])
  expect(await missedSince(noted, room, 1, TURNS - 6)).toHaveLength(5)
  expect(asked).toEqual(['64 turns'])
  expect(await missedSince(noted, room, null, 0)).toBeNull()
  expect(asked).toEqual(['64 turns'])
})

test('the history comes in pages that fit together, and the first is found without reading what is before it', async () => {
  const noted = noting()
  const hall = hallOf(noted)
  const room = await hall.enter(hall.placeOf('long'))
  if (room === null) throw new Error('there is no such game')
  const sizes: number[] = []
  for (let from = 0, more = true; more; from += sizes.at(-1) as number) {
    const page = await historyFrom(noted, room, 0, from)
    sizes.push(page.events.length)
    more = page.more
  }
  expect(sizes).toEqual([400, 400, 400, 400, 399])
  asked = []
  expect(await historyFrom(noted, room, 0, TURNS - 3)).toEqual({ events: [EVENT, EVENT], more: false })
  expect(asked.length).toBeLessThan(20)
})
