import type { Compilable } from 'kysely'
import type { Engine, Part } from './engine.ts'
import type { GameRecord, Store, Turn, Write } from './store.ts'
import type { Statements } from './queries.ts'
import { plain } from './engine.ts'
import { statements } from './queries.ts'
import { gameOf, gameRow, turnOf, turnRow } from './tables.ts'

/** The store, on either database. */
export function records(engine: Engine): Store {
  const { build } = engine
  const make = statements(build)
  let closed: Promise<void> | null = null
  const open = (): Engine => {
    if (closed !== null) throw new Error(`${engine.name}: the store is closed`)
    return engine
  }
  const first = async <Row>(query: Compilable<Row>): Promise<Row | null> =>
    (await open().rows(query))[0] ?? null
  const run = async (part: Omit<Part, 'news'>): Promise<boolean> =>
    (await open().transact([{ ...part, news: null }]))[0] === true

  return {
    create: async game => {
      const created = await run({ guard: make.insertGame(gameRow(game)), then: [] })
      if (!created) throw new Error(`there is a game '${game.id}' already`)
    },
    load: async id => {
      const row = await first(build.selectFrom('games').selectAll().where('id', '=', id))
      return row === null ? null : gameOf(row)
    },
    commit: async writes => {
      if (writes.length === 0) return []
      const order = [...writes.keys()].sort((a, b) => compare(idOf(writes, a), idOf(writes, b)))
      const done = await open().transact(order.map(at => partOf(make, writes[at] as Write)))
      const outcomes = writes.map(() => 'stale' as 'done' | 'stale')
      order.forEach((at, i) => done[i] === true && (outcomes[at] = 'done'))
      return outcomes
    },
    turnOf: async (game, command) => {
      const row = await first(
        build.selectFrom('turns').selectAll().where('game', '=', game).where('command', '=', command),
      )
      return row === null ? null : turnOf(row)
    },
    turns: async (game, from, to) => {
      const rows = await open().rows(
        build
          .selectFrom('turns')
          .selectAll()
          .where('game', '=', game)
          .where('number', '>=', from)
          .where('number', '<=', to)
          .orderBy('number'),
      )
      return rows.map(turnOf)
    },
    due: async (by, limit) => {
      const rows = await open().rows(
        build
          .selectFrom('games')
          .select(['id', 'due_at'])
          .where('due_at', '<=', by)
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit),
      )
      return rows.flatMap(({ id, due_at: dueAt }) => (dueAt === null ? [] : [{ id, dueAt }]))
    },
    nextDue: async () => {
      const soonest = build.selectFrom('games').select('due_at').where('due_at', 'is not', null)
      return (await first(soonest.orderBy('due_at').limit(1)))?.due_at ?? null
    },
    keepPack: async (digest, text) => {
      const keep = build.insertInto('packs').values({ digest, text })
      await run({ guard: plain(keep.onConflict(there => there.column('digest').doNothing())), then: [] })
    },
    packOf: async digest =>
      (await first(build.selectFrom('packs').select('text').where('digest', '=', digest)))?.text ?? null,
    keepFile: async (game, file) => {
      const keep = build.insertInto('files').values({ game, ...file })
      await run({ guard: plain(keep.onConflict(there => there.column('game').doNothing())), then: [] })
    },
    fileOf: game => first(build.selectFrom('files').select(['tag', 'text']).where('game', '=', game)),
    fileTag: async game =>
      (await first(build.selectFrom('files').select('tag').where('game', '=', game)))?.tag ?? null,
    onNews: hear => engine.onNews(hear),
    healthy: async () => {
      // An unchanged row is not written: SQLite leaves the page alone, and a full disk goes unnoticed.
      const beat = build.updateTable('pulse').set(row => ({ beat: row('beat', '+', 1) }))
      return run({ guard: plain(beat), then: [] }).catch(() => false)
    },
    close: () => (closed ??= engine.close()),
  }
}

const idOf = (writes: readonly Write[], at: number): string => (writes[at] as Write).game.id

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function partOf(make: Statements, { after, game, turns }: Write): Part {
  check(after, game, turns)
  return {
    guard: make.updateGame({ ...gameRow(game), after }),
    then: turns.map(turn => make.insertTurn(turnRow(turn))),
    news: { game: game.id, version: game.version },
  }
}

function check(after: number, { id, version }: GameRecord, turns: readonly Turn[]): void {
  if (version <= after) throw new Error(`game '${id}' at version ${after} cannot become version ${version}`)
  for (const { game, number } of turns)
    if (game !== id || number <= after || number > version)
      throw new Error(
        `turn ${number} of game '${game}' is none of those that bring game '${id}' from version ${after} to ${version}`,
      )
}
