import type { Bot } from '@sandtable/ai'
import type { Game, Kind, Migration, Ruleset } from '@sandtable/kernel'
import type { PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import { BOTS } from './bots.ts'
import { MIGRATIONS, warScenario, WAW } from '@sandtable/waw'

/** A ruleset, with all that an app must know of it and cannot ask the kernel. */
export interface GameSystem {
  readonly rules: Ruleset<Kind>
  /** How games that older versions of the rules have saved are brought up. */
  readonly migrations: readonly Migration[]
  /** What is printed, from a pack that was checked. */
  readonly scenarioOf: (pack: PackFile) => unknown
  /** By player: his side. */
  readonly sides: (s: unknown) => readonly number[]
  /** The side that has won a game that is over; null: none. */
  readonly winner: (g: Game<Kind>) => number | null
  readonly bots: Readonly<Record<string, Bot<Kind>>>
}

/** Wars Across the World. */
const waw: GameSystem = {
  rules: WAW as unknown as Ruleset<Kind>,
  migrations: MIGRATIONS,
  scenarioOf: warScenario,
  sides: s => (s as Scenario).players.map(({ side }) => side),
  winner: ({ p }) => ((p as Position).winner < 0 ? null : (p as Position).winner),
  bots: BOTS as unknown as Readonly<Record<string, Bot<Kind>>>,
}

/** All game systems, by the names that packs and saves call them by. */
export const SYSTEMS: Readonly<Record<string, GameSystem>> = { waw }

/** The bot that takes a seat that somebody has left. */
export const STAND_IN = 'captain'
