import type { Compilable, Kysely } from 'kysely'
import type { Query } from './engine.ts'
import type { Tables } from './tables.ts'
import { plain } from './engine.ts'

type Row<Table extends keyof Tables> = Tables[Table]

/** A game now, and the version it was read at. */
type Changed = Row<'games'> & { readonly after: number }

/** The statements of a commit, made once: thousands run each second. */
export interface Statements {
  readonly insertGame: (row: Row<'games'>) => Query
  readonly updateGame: (row: Changed) => Query
  readonly insertTurn: (row: Row<'turns'>) => Query
}

export function statements(build: Kysely<Tables>): Statements {
  const { id, after, ...rest } = CHANGED
  return {
    insertGame: ofRows(
      build
        .insertInto('games')
        .values(GAME)
        .onConflict(there => there.column('id').doNothing()),
    ),
    updateGame: ofRows(
      build.updateTable('games').set(rest).where('id', '=', id).where('version', '=', after),
    ),
    insertTurn: ofRows(build.insertInto('turns').values(TURN)),
  }
}

/** Rows that have in each column the column's own name. */
const COLUMNS = [
  'id',
  'version',
  'stage',
  'ruleset',
  'ruleset_version',
  'scenario',
  'pack',
  'created_at',
  'due_at',
  'body',
  'snapshot',
] as const
const GAME = names<Row<'games'>>(COLUMNS)
const CHANGED = names<Changed>([...COLUMNS, 'after'])
const TURN = names<Row<'turns'>>([
  'game',
  'number',
  'command',
  'player',
  'what',
  'made_at',
  'own',
  'others',
  'told',
])

function names<R>(columns: readonly (keyof R & string)[]): R {
  return Object.fromEntries(columns.map(column => [column, column])) as R
}

/** Compiles a statement whose values are names of columns; a row then puts its own values in their places. */
function ofRows<R>(statement: Compilable): (row: R) => Query {
  const { sql, parameters } = plain(statement)
  const columns = parameters as readonly (keyof R)[]
  return row => ({ sql, parameters: columns.map(column => row[column]) })
}
