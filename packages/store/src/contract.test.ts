import type { Place } from './testing/places.ts'
import type { Store } from './store.ts'
import { emptyDatabase } from '@sandtable/testkit'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openStore } from './open.ts'
import { sorts } from './testing/places.ts'
import { nextOf, sampleGame, sampleTurn } from './testing/sample.ts'

for (const { name, missing, place } of await sorts(() => emptyDatabase(inject('databases'))))
  describe.skipIf(missing)(`a store on ${name}`, () => {
    let at: Place
    let store: Store
    beforeEach(async () => {
      at = await place()
      store = await openStore(at.where)
    })
    afterEach(async () => {
      await store.close()
      at.clear()
    })

    test('a game that was created can be loaded', async () => {
      await store.create(sampleGame('a'))
      expect(await store.load('a')).toEqual(sampleGame('a'))
    })

    test('a missing game loads as null', async () => {
      expect(await store.load('a')).toBeNull()
    })

    test('a second game of the same id is refused, and the first stays as it was', async () => {
      await store.create(sampleGame('a'))
      await expect(store.create(sampleGame('a', { stage: 'over' }))).rejects.toThrow(
        "there is a game 'a' already",
      )
      expect(await store.load('a')).toEqual(sampleGame('a'))
    })

    test('a write at the right version changes all of a game, and keeps its turns', async () => {
      await store.create(sampleGame('a'))
      const now = sampleGame('a', {
        version: 2,
        stage: 'over',
        ruleset: 'manpower',
        rulesetVersion: 3,
        scenario: 'other',
        pack: 'fedcba9876543210',
        createdAt: 5,
        dueAt: 6,
        body: [],
        snapshot: null,
      })
      const turns = [sampleTurn('a', 1), sampleTurn('a', 2, { command: null, player: null })]
      expect(await store.commit([{ after: 0, game: now, turns }])).toEqual(['done'])
      expect(await store.load('a')).toEqual(now)
      expect(await store.turns('a', 1, 2)).toEqual(turns)
    })

    test('a write at another version is stale and does nothing', async () => {
      const game = sampleGame('a', { version: 7 })
      await store.create(game)
      for (const version of [6, 8])
        expect(await store.commit([nextOf({ ...game, version })])).toEqual(['stale'])
      expect(await store.load('a')).toEqual(game)
      expect(await store.turns('a', 0, 100)).toEqual([])
    })

    test('a write of a missing game is stale', async () => {
      expect(await store.commit([nextOf(sampleGame('a'))])).toEqual(['stale'])
      expect(await store.load('a')).toBeNull()
    })

    test('no writes, no outcomes', async () => {
      expect(await store.commit([])).toEqual([])
    })

    test('outcomes come in the order of the writes, whatever the order of their games', async () => {
      for (const id of ['a', 'c', 'd']) await store.create(sampleGame(id))
      const writes = ['d', 'b', 'a', 'c'].map(id => nextOf(sampleGame(id)))
      expect(await store.commit(writes)).toEqual(['done', 'stale', 'done', 'done'])
      for (const id of ['a', 'c', 'd']) expect(await store.turns(id, 0, 9)).toEqual([sampleTurn(id, 1)])
    })

    test('two writes of one game count one after the other', async () => {
      const game = sampleGame('a')
      await store.create(game)
      const first = nextOf(game)
      const second = nextOf(first.game, { dueAt: 3 })
      expect(await store.commit([first, second, first])).toEqual(['done', 'done', 'stale'])
      expect(await store.load('a')).toEqual(second.game)
      expect(await store.turns('a', 0, 9)).toEqual([...first.turns, ...second.turns])
    })

    test.for([
      ['a turn number that there is already', [sampleTurn('b', 1, { command: 'x' }), sampleTurn('b', 1)]],
      ['a command that there is already', [sampleTurn('b', 1), sampleTurn('b', 2, { command: 'c1' })]],
    ] as const)('%s leaves nothing of the whole commit', async ([, turns]) => {
      const games = ['a', 'b', 'c'].map(id => sampleGame(id))
      for (const game of games) await store.create(game)
      const writes = games.map(game => nextOf(game, { version: 2 }))
      const bad = writes.map(write => (write.game.id === 'b' ? { ...write, turns } : write))
      await expect(store.commit(bad)).rejects.toThrow(/unique|PRIMARYKEY/i)
      for (const game of games) {
        expect(await store.load(game.id)).toEqual(game)
        expect(await store.turns(game.id, 0, 9)).toEqual([])
      }
      expect(await store.commit(writes)).toEqual(['done', 'done', 'done'])
    })

    test.for([
      [{ version: 0 }, [], "game 'a' at version 0 cannot become version 0"],
      [{ version: 2 }, [sampleTurn('b', 1)], "turn 1 of game 'b' is none of those that bring game 'a'"],
      [{ version: 2 }, [sampleTurn('a', 0)], "turn 0 of game 'a' is none of those that bring game 'a'"],
      [{ version: 2 }, [sampleTurn('a', 3)], "turn 3 of game 'a' is none of those that bring game 'a'"],
    ] as const)('a write that is no step forward is refused: %j, turns %j', async ([but, turns, why]) => {
      await store.create(sampleGame('a'))
      await expect(store.commit([{ after: 0, game: sampleGame('a', but), turns }])).rejects.toThrow(why)
      expect(await store.load('a')).toEqual(sampleGame('a'))
    })

    test('two hundred games are written at once', async () => {
      const games = Array.from({ length: 200 }, (_, i) => sampleGame(`g${i}`, { snapshot: 'x'.repeat(8000) }))
      await Promise.all(games.map(game => store.create(game)))
      const writes = games.map(game => nextOf(game))
      expect(new Set(await store.commit(writes))).toEqual(new Set(['done']))
      for (const { game, turns } of writes) {
        expect(await store.load(game.id)).toEqual(game)
        expect(await store.turns(game.id, 1, 1)).toEqual(turns)
      }
    })

    test('a command finds its turn, in its own game only', async () => {
      await store.create(sampleGame('a'))
      await store.create(sampleGame('b'))
      await store.commit([nextOf(sampleGame('a'))])
      expect(await store.turnOf('a', 'c1')).toEqual(sampleTurn('a', 1))
      expect(await store.turnOf('a', 'c2')).toBeNull()
      expect(await store.turnOf('b', 'c1')).toBeNull()
    })

    test('turns are given from one number to another, both included, in their order', async () => {
      await store.create(sampleGame('a'))
      const turns = Array.from({ length: 12 }, (_, i) => sampleTurn('a', i + 1))
      await store.commit([{ after: 0, game: sampleGame('a', { version: 12 }), turns: turns.toReversed() }])
      expect(await store.turns('a', 2, 11)).toEqual(turns.slice(1, 11))
      expect(await store.turns('a', 12, 12)).toEqual(turns.slice(11))
      expect(await store.turns('a', 13, 20)).toEqual([])
      expect(await store.turns('a', 5, 4)).toEqual([])
    })

    test('games that are due are given soonest first, up to a limit', async () => {
      expect(await store.nextDue()).toBeNull()
      expect(await store.due(Number.MAX_SAFE_INTEGER, 9)).toEqual([])
      const dues = { e: 50, a: 40, d: null, b: 40, c: 10 }
      for (const [id, dueAt] of Object.entries(dues)) await store.create(sampleGame(id, { dueAt }))
      expect(await store.nextDue()).toBe(10)
      const soonest = [
        { id: 'c', dueAt: 10 },
        { id: 'a', dueAt: 40 },
        { id: 'b', dueAt: 40 },
      ]
      expect(await store.due(40, 9)).toEqual(soonest)
      expect(await store.due(99, 2)).toEqual(soonest.slice(0, 2))
      await store.commit([nextOf(sampleGame('c'), { dueAt: null })])
      expect(await store.nextDue()).toBe(40)
    })

    test('a pack is kept under its digest, and stays what it was', async () => {
      expect(await store.packOf('d1')).toBeNull()
      await store.keepPack('d1', 'one')
      await store.keepPack('d2', 'two')
      await store.keepPack('d1', 'one again')
      expect(await store.packOf('d1')).toBe('one')
      expect(await store.packOf('d2')).toBe('two')
    })

    test('the file of a game is kept once, and stays what it was', async () => {
      await store.create(sampleGame('a'))
      expect([await store.fileOf('a'), await store.fileTag('a')]).toEqual([null, null])
      await store.keepFile('a', { tag: 't1', text: 'one' })
      await store.keepFile('a', { tag: 't2', text: 'two' })
      expect(await store.fileOf('a')).toEqual({ tag: 't1', text: 'one' })
      expect(await store.fileTag('a')).toBe('t1')
      expect(await store.fileOf('b')).toBeNull()
      await expect(store.keepFile('b', { tag: 't', text: 'of no game' })).rejects.toThrow(/foreign ?key/i)
    })

    test('tables of the first version are migrated, and lose nothing', async () => {
      await store.create(sampleGame('a'))
      await store.commit([nextOf(sampleGame('a'))])
      await store.close()
      for (const table of ['files', 'pulse']) await at.run(`drop table ${table}`)
      await at.run('update schema set version = 1')
      store = await openStore(at.where)
      expect(await store.load('a')).toEqual(sampleGame('a', { version: 1 }))
      expect(await store.turns('a', 0, 9)).toEqual([sampleTurn('a', 1)])
      await store.keepFile('a', { tag: 't', text: 'text' })
      expect([await store.fileOf('a'), await store.healthy()]).toEqual([{ tag: 't', text: 'text' }, true])
    })

    test('large numbers, long texts and every script survive', async () => {
      const text = `Ærfest 日本語 العربية 😀 "'\\ \n\t $1 ? ${'x'.repeat(1_000_000)}`
      const body = { clé: ['nul \0 in it', text], größte: Number.MAX_SAFE_INTEGER, least: -(2 ** 40) }
      const game = sampleGame('spiel-😀', {
        version: 2 ** 40,
        dueAt: 2 ** 50,
        createdAt: 2 ** 51,
        body,
        snapshot: text,
      })
      await store.create(game)
      const turn = sampleTurn(game.id, 2 ** 40 + 1, {
        command: 'ход № 1',
        at: 2 ** 52,
        what: text,
        own: [body],
      })
      const after = { ...game, version: 2 ** 40 + 1 }
      expect(await store.commit([{ after: 2 ** 40, game: after, turns: [turn] }])).toEqual(['done'])
      expect(await store.load(game.id)).toEqual(after)
      expect(await store.turnOf(game.id, 'ход № 1')).toEqual(turn)
      expect(await store.due(2 ** 50, 1)).toEqual([{ id: game.id, dueAt: 2 ** 50 }])
      expect(await store.due(2 ** 50 - 1, 1)).toEqual([])
      await store.keepPack('d', text)
      expect(await store.packOf('d')).toBe(text)
    })

    test('a store closed and opened again is unchanged', async () => {
      await store.create(sampleGame('a'))
      await store.commit([nextOf(sampleGame('a'), { dueAt: 3 })])
      await store.keepPack('d', 'text')
      await store.close()
      store = await openStore(at.where)
      expect(await store.load('a')).toEqual(sampleGame('a', { version: 1, dueAt: 3 }))
      expect(await store.turns('a', 0, 9)).toEqual([sampleTurn('a', 1)])
      expect(await store.packOf('d')).toBe('text')
    })

    test('an open store is healthy; a closed one is not, and can be closed twice', async () => {
      expect(await store.healthy()).toBe(true)
      await store.close()
      await store.close()
      expect(await store.healthy()).toBe(false)
      await expect(store.load('a')).rejects.toThrow('the store is closed')
    })

    test('tables from before commands held several answers are migrated, with their games', async () => {
      await store.create(sampleGame('a'))
      await store.close()
      await at.run('update schema set version = 2')
      store = await openStore(at.where)
      expect(await store.load('a')).toEqual(sampleGame('a'))
    })

    test('tables of a newer program are refused, and stay as they are', async () => {
      await store.close()
      await at.run('update schema set version = version + 1000')
      const open = openStore(at.where)
      await expect(open).rejects.toMatchObject({ why: { key: 'newer-tables' } })
      await at.run('update schema set version = version - 1000')
      store = await openStore(at.where)
      expect(await store.healthy()).toBe(true)
    })
  })
