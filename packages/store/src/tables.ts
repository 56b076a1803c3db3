import type { Data } from '@sandtable/kernel'
import type { GameRecord, Stage, Turn } from './store.ts'

/** A column that ends in `_at` is in milliseconds since 1970; body, what, own, others and told are JSON. */
interface GameRow {
  readonly id: string
  readonly version: number
  readonly stage: Stage
  readonly ruleset: string
  readonly ruleset_version: number
  readonly scenario: string
  readonly pack: string
  readonly created_at: number
  readonly due_at: number | null
  readonly body: string
  readonly snapshot: string | null
}

interface TurnRow {
  readonly game: string
  readonly number: number
  readonly command: string | null
  readonly player: number | null
  readonly what: string
  readonly made_at: number
  readonly own: string
  readonly others: string
  readonly told: string
}

export interface Tables {
  schema: { readonly only: number; readonly version: number }
  games: GameRow
  turns: TurnRow
  packs: { readonly digest: string; readonly text: string }
  files: { readonly game: string; readonly tag: string; readonly text: string }
  /** One row that changes with every health check. */
  pulse: { readonly only: number; readonly beat: number }
}

export const gameRow = (g: GameRecord): GameRow => ({
  id: g.id,
  version: g.version,
  stage: g.stage,
  ruleset: g.ruleset,
  ruleset_version: g.rulesetVersion,
  scenario: g.scenario,
  pack: g.pack,
  created_at: g.createdAt,
  due_at: g.dueAt,
  body: JSON.stringify(g.body),
  snapshot: g.snapshot,
})

export const gameOf = (row: GameRow): GameRecord => ({
  id: row.id,
  version: row.version,
  stage: row.stage,
  ruleset: row.ruleset,
  rulesetVersion: row.ruleset_version,
  scenario: row.scenario,
  pack: row.pack,
  createdAt: row.created_at,
  dueAt: row.due_at,
  body: JSON.parse(row.body) as Data,
  snapshot: row.snapshot,
})

export const turnRow = (turn: Turn): TurnRow => ({
  game: turn.game,
  number: turn.number,
  command: turn.command,
  player: turn.player,
  what: JSON.stringify(turn.what),
  made_at: turn.at,
  own: JSON.stringify(turn.own),
  others: JSON.stringify(turn.others),
  told: JSON.stringify(turn.told),
})

export const turnOf = (row: TurnRow): Turn => ({
  game: row.game,
  number: row.number,
  command: row.command,
  player: row.player,
  what: JSON.parse(row.what) as Data,
  at: row.made_at,
  own: JSON.parse(row.own) as readonly Data[],
  others: JSON.parse(row.others) as readonly Data[],
  told: JSON.parse(row.told) as readonly number[],
})
