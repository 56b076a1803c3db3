import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { GameRecord, Store } from '@sandtable/store'
import type { Keeper } from './keeper.ts'
import type { PretendTime } from '../testing/pretend-time.ts'
import type { Room } from '../game/room.ts'
import { openStore } from '@sandtable/store'
import type { Complaint } from './complain.ts'
import { SYSTEMS } from '@sandtable/shelf'
import { DAY, HOUR, pretendTime, SECOND } from '../testing/pretend-time.ts'
import { HASTINGS } from '../testing/packs.ts'
import { newNonce, newToken } from '../testing/seats.ts'
import { openBots } from '../bots/pool.ts'
import { openKeeper } from './keeper.ts'

let close = async (): Promise<void> => {}
afterEach(() => close())

interface Desk {
  readonly keeper: Keeper
  readonly store: Store
  readonly time: PretendTime
  readonly complaints: Complaint[]
  /** Hides all due games from now on, or shows them again. */
  readonly deafen: (deaf: boolean) => void
}

/** A keeper on a real store whose query for due games can fail. */
async function desk(): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-sweep-'))
  const store = await openStore({ folder })
  const time = pretendTime()
  const complaints: Complaint[] = []
  let deaf = false
  const due: Store['due'] = (by, limit) =>
    deaf ? Promise.reject(new Error('the line is cut')) : store.due(by, limit)
  const keeper = openKeeper({
    store: { ...store, due },
    shelf: [HASTINGS],
    systems: SYSTEMS,
    clock: time,
    bots: openBots(1),
    complain: (_error, about) => complaints.push(about),
  })
  close = async () => {
    await keeper.close()
    await store.close()
    rmSync(folder, { recursive: true })
  }
  return { keeper, store, time, complaints, deafen: now => (deaf = now) }
}

/** A game of two people with three days for a move. */
async function begun({ keeper }: Desk): Promise<string> {
  const made = await keeper.create(HASTINGS, {
    scenario: HASTINGS.id,
    seats: ['human', 'human'],
    clock: { perMove: 3 * DAY },
  })
  if ('key' in made) throw new Error(made.key)
  for (const invitation of made.invitations as string[])
    await keeper.take(made.record.id, { invitation, name: 'x', nonce: newNonce(), token: newToken() })
  return made.record.id
}

const holders = async ({ keeper }: Desk, id: string): Promise<string> =>
  ((await keeper.room(id)) as Room).body.seats.map(({ holder }) => holder).join()

test('after an outage overdue games are found, and disconnected players get an extra hour', async () => {
  const all = await desk()
  const id = await begun(all)
  all.deafen(true)
  await all.time.pass(5 * DAY)
  expect(all.complaints).toEqual([{ what: 'sweep' }])
  all.deafen(false)
  await all.time.pass(60 * SECOND)
  expect(await holders(all, id)).toBe('human,human')
  await all.time.pass(HOUR - SECOND)
  expect(await holders(all, id)).toBe('human,human')
  await all.time.pass(SECOND)
  expect(await holders(all, id)).toContain('bot')
})

test('games that cannot go on do not block others, and are reported once', async () => {
  const all = await desk()
  const id = await begun(all)
  const game = (await all.store.load(id)) as GameRecord
  for (let n = 0; n < 120; n++)
    await all.store.create({ ...game, id: `stuck-${n}`, ruleset: 'unheard-of', dueAt: all.time.now() })
  for (let n = 0; n < 4; n++) {
    await all.time.pass(DAY)
    await all.keeper.room(id)
  }
  expect(await holders(all, id)).toContain('bot')
  expect(new Set(all.complaints.map(({ game: one }) => one)).size).toBe(120)
  expect(all.complaints).toHaveLength(120)
})

test('stopping before the first sweep is finished causes no report', async () => {
  const all = await desk()
  await close()
  close = async () => {}
  await new Promise(resolve => setImmediate(resolve))
  expect(all.complaints).toEqual([])
})
