import type { GameRecord, News, Store, Write } from './store.ts'
import type { Place } from './testing/places.ts'
import { emptyDatabase } from '@sandtable/testkit'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { openStore } from './open.ts'
import { ANYTHING } from './store.ts'
import { sorts } from './testing/places.ts'
import { nextOf, sampleGame, sampleTurn } from './testing/sample.ts'

const SORTS = await sorts(() => emptyDatabase(inject('databases')))

const PATIENCE = { timeout: 20_000 }

let at: Place
let one: Store
let other: Store

async function openBoth(place: () => Promise<Place>): Promise<void> {
  at = await place()
  // At the same moment, so that both find no tables.
  ;[one, other] = await Promise.all([openStore(at.where), openStore(at.where)])
}

afterEach(async () => {
  await Promise.all([one.close(), other.close()])
  at.clear()
})

for (const { name, missing, place } of SORTS)
  describe.skipIf(missing)(`two stores on one ${name}`, () => {
    beforeEach(() => openBoth(place))

    test('one finds what the other has committed', async () => {
      await one.create(sampleGame('a'))
      await other.commit([nextOf(sampleGame('a'))])
      expect(await one.load('a')).toEqual(sampleGame('a', { version: 1 }))
      expect(await one.commit([nextOf(sampleGame('a'))])).toEqual(['stale'])
    })

    test('of two writes after the same version exactly one is done, whichever it is', async () => {
      const wins = [0, 0]
      let games = ['a', 'b', 'c'].map(id => sampleGame(id))
      for (const game of games) await one.create(game)
      for (let round = 1; round <= 200; round++) {
        const mine = games.map(game => signed(nextOf(game), 'one'))
        const theirs = games.map(game => signed(nextOf(game), 'other'))
        const outcomes = await Promise.all([one.commit(mine), other.commit(theirs.toReversed())])
        const winner = outcomes[0][0] === 'done' ? 0 : 1
        wins[winner]!++
        expect(outcomes[winner]).toEqual(['done', 'done', 'done'])
        expect(outcomes[1 - winner]).toEqual(['stale', 'stale', 'stale'])
        games = (winner === 0 ? mine : theirs).map(write => write.game)
        expect(await one.load('a')).toEqual(games[0])
        const command = `${winner === 0 ? 'one' : 'other'}${round}`
        expect(await other.turnOf('a', command)).toEqual(sampleTurn('a', round, { command }))
        expect(await other.turns('a', round, round)).toHaveLength(1)
      }
      expect(wins[0]! + wins[1]!).toBe(200)
    })
  })

/** The same write, marked with its author. */
const signed = ({ after, game }: Write, who: string): Write => ({
  after,
  game: { ...game, body: who },
  turns: [sampleTurn(game.id, game.version, { command: `${who}${game.version}` })],
})

for (const { name, missing, place } of SORTS.filter(sort => sort.name.startsWith('PostgreSQL')))
  describe.skipIf(missing)(`news on ${name}`, () => {
    let heard: News[]
    beforeEach(async () => {
      await openBoth(place)
      heard = []
      other.onNews(news => heard.push(news))
      await one.create(sampleGame('a b\nc'))
      await one.create(sampleGame('d'))
    })
    const breakConnections = (which: string): Promise<void> =>
      at.run(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
      )

    test('a store receives what others have done, and not their failed attempts', async () => {
      await one.commit([nextOf(sampleGame('d')), nextOf(sampleGame('a b\nc')), nextOf(sampleGame('none'))])
      await expect
        .poll(() => heard, PATIENCE)
        .toEqual([
          { game: 'a b\nc', version: 1 },
          { game: 'd', version: 1 },
        ])
      const twice = {
        ...nextOf(sampleGame('d', { version: 1 })),
        turns: [sampleTurn('d', 2), sampleTurn('d', 2)],
      }
      await expect(one.commit([twice])).rejects.toThrow(/unique/)
      await one.commit([nextOf(sampleGame('d', { version: 1 }))])
      await expect.poll(() => heard, PATIENCE).toEqual([...heard.slice(0, 2), { game: 'd', version: 2 }])
    })

    test('a store receives nothing of its own, nor anything after it stops listening', async () => {
      const own: News[] = []
      const ended: News[] = []
      one.onNews(news => own.push(news))
      other.onNews(news => ended.push(news))()
      await one.commit([nextOf(sampleGame('d'))])
      await expect.poll(() => heard, PATIENCE).toEqual([{ game: 'd', version: 1 }])
      await other.commit([nextOf(sampleGame('a b\nc'))])
      await expect.poll(() => own, PATIENCE).toEqual([{ game: 'a b\nc', version: 1 }])
      expect(heard).toHaveLength(1)
      expect(ended).toEqual([])
    })

    test('a store that was cut off receives that anything may have happened, and then everything that does', async () => {
      await breakConnections(`query like 'listen%'`)
      await expect.poll(() => heard, PATIENCE).toEqual([{ game: '', version: ANYTHING }])
      await one.commit([nextOf(sampleGame('d'))])
      await expect
        .poll(() => heard, PATIENCE)
        .toEqual([
          { game: '', version: ANYTHING },
          { game: 'd', version: 1 },
        ])
    })

    test('commits that are cut off fail whole, and those after them are done', async () => {
      let game = sampleGame('d')
      let done = 0
      for (let round = 0; round < 30; round++) {
        const write = nextOf(game)
        const under = one.commit([write, nextOf(sampleGame('none'))]).then(
          outcomes => outcomes[0],
          () => 'cut off',
        )
        if (round % 3 === 0) await breakConnections('true')
        if ((await under) === 'done') done++
        game = (await surely(() => one.load('d'))) as GameRecord
        expect(await surely(() => one.turns('d', 1, 99))).toHaveLength(game.version)
      }
      expect(done).toBeGreaterThanOrEqual(20)
      await expect.poll(() => one.healthy(), PATIENCE).toBe(true)
    })

    /** The first try may still meet a broken connection. */
    const surely = <T>(ask: () => Promise<T>): Promise<T> => vi.waitFor(ask, PATIENCE)
  })
