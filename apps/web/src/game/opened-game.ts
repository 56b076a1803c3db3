import type { FieldFile, PackFile } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import type { GameSummary } from '@sandtable/protocol'
import { gameSummary, packOf } from '@sandtable/protocol'
import type { Topology } from 'topojson-specification'

/** What is printed for a game: its pack as it was when the game began, the rules' own form of it, and its map. */
export interface OpenedWar {
  readonly is: 'war'
  readonly summary: GameSummary
  readonly pack: PackFile
  readonly s: Scenario
  /** Null: its map has no outlines, and is drawn as a plan. */
  readonly topology: Topology | null
}

/** What is printed for a battle in metres; its ground is in its pack. */
export interface OpenedField {
  readonly is: 'field'
  readonly summary: GameSummary
  readonly pack: FieldFile
}

export type OpenedGame = OpenedWar | OpenedField

export async function openGame(game: string): Promise<OpenedGame> {
  const summary = await gameSummary(location.origin, game)
  const printed = packOf(location.origin, summary.pack) as Promise<unknown>
  if (summary.ruleset === 'manpower') return { is: 'field', summary, pack: (await printed) as FieldFile }
  const { warScenario } = await import('@sandtable/waw')
  const [pack, topology] = await Promise.all([printed as Promise<PackFile>, mapOf(summary.scenario)])
  return { is: 'war', summary, pack, s: warScenario(pack), topology }
}

/** The outlines of a scenario's map; null: it has none, or the server has the scenario no longer. */
export async function mapOf(scenario: string): Promise<Topology | null> {
  const answer = await fetch(`/api/maps/${encodeURIComponent(scenario)}`)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`the map of '${scenario}' could not be had: status ${answer.status}`)
  return (await answer.json()) as Topology | null
}
