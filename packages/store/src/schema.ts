import type { Compilable, Kysely } from 'kysely'
import type { Engine } from './engine.ts'
import type { Tables } from './tables.ts'
import { plain } from './engine.ts'
import { storeError } from './faults.ts'

/** The migration of tables from each version to the next; a line is never changed once it has been used. */
type Migration = (build: Kysely<Tables>) => readonly Compilable[]

const MIGRATIONS: readonly Migration[] = [
  ({ schema }) => [
    schema
      .createTable('games')
      .addColumn('id', 'text', id => id.notNull().primaryKey())
      .addColumn('version', 'bigint', version => version.notNull())
      .addColumn('stage', 'text', stage => stage.notNull())
      .addColumn('ruleset', 'text', ruleset => ruleset.notNull())
      .addColumn('ruleset_version', 'bigint', version => version.notNull())
      .addColumn('scenario', 'text', scenario => scenario.notNull())
      .addColumn('pack', 'text', pack => pack.notNull())
      .addColumn('created_at', 'bigint', at => at.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('body', 'text', body => body.notNull())
      .addColumn('snapshot', 'text'),
    schema.createIndex('games_due').on('games').column('due_at').where('due_at', 'is not', null),
    schema
      .createTable('turns')
      .addColumn('game', 'text', game => game.notNull().references('games.id'))
      .addColumn('number', 'bigint', number => number.notNull())
      .addColumn('command', 'text')
      .addColumn('player', 'bigint')
      .addColumn('what', 'text', what => what.notNull())
      .addColumn('made_at', 'bigint', at => at.notNull())
      .addColumn('own', 'text', own => own.notNull())
      .addColumn('others', 'text', others => others.notNull())
      .addColumn('told', 'text', told => told.notNull())
      .addPrimaryKeyConstraint('turns_number', ['game', 'number']),
    schema
      .createIndex('turns_command')
      .unique()
      .on('turns')
      .columns(['game', 'command'])
      .where('command', 'is not', null),
    schema
      .createTable('packs')
      .addColumn('digest', 'text', digest => digest.notNull().primaryKey())
      .addColumn('text', 'text', text => text.notNull()),
  ],
  build => [
    build.schema
      .createTable('files')
      .addColumn('game', 'text', game => game.notNull().primaryKey().references('games.id'))
      .addColumn('tag', 'text', tag => tag.notNull())
      .addColumn('text', 'text', text => text.notNull()),
    build.schema
      .createTable('pulse')
      .addColumn('only', 'bigint', only => only.notNull().primaryKey())
      .addColumn('beat', 'bigint', beat => beat.notNull()),
    build.insertInto('pulse').values({ only: 1, beat: 0 }),
  ],
  // Turns hold whole commands from here on. The tables stay; a program that reads single answers mustn't open them.
  () => [],
]

/** Makes the tables, or migrates older ones. */
export async function bringUp(engine: Engine): Promise<void> {
  const { build } = engine
  const table = build.schema
    .createTable('schema')
    .ifNotExists()
    .addColumn('only', 'bigint', only => only.notNull().primaryKey())
    .addColumn('version', 'bigint', version => version.notNull())
  const row = build.insertInto('schema').values({ only: 1, version: 0 })
  await engine.alone([plain(table), plain(row.onConflict(there => there.doNothing()))])

  const from = (before: number): Compilable =>
    build
      .updateTable('schema')
      .set({ version: before + 1 })
      .where('version', '=', before)
  await engine.transact(
    MIGRATIONS.map((migration, before) => ({
      guard: plain(from(before)),
      then: migration(build).map(plain),
      news: null,
    })),
  )

  const [found] = await engine.rows(build.selectFrom('schema').select('version'))
  const version = found?.version ?? 0
  if (version !== MIGRATIONS.length)
    throw storeError({
      key: 'newer-tables',
      parts: { database: engine.name, found: version, known: MIGRATIONS.length },
    })
}
