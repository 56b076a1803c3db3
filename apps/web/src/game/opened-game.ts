import type { PackFile } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import type { GameSummary } from '@sandtable/protocol'
import { gameSummary, packOf } from '@sandtable/protocol'
import { warScenario } from '@sandtable/waw'
import type { Topology } from 'topojson-specification'

/** What is printed for a game: its pack as it was when the game began, the rules' own form of it, and its map. */
export interface OpenedGame {
  readonly summary: GameSummary
  readonly pack: PackFile
  readonly s: Scenario
  readonly topology: Topology
}

export async function openGame(game: string): Promise<OpenedGame> {
  const summary = await gameSummary(location.origin, game)
  const [pack, topology] = await Promise.all([
    packOf(location.origin, summary.pack) as Promise<unknown>,
    mapOf(summary.scenario),
  ])
  return { summary, pack: pack as PackFile, s: warScenario(pack as PackFile), topology }
}

/** The geometry of a scenario's map. */
export async function mapOf(scenario: string): Promise<Topology> {
  const answer = await fetch(`/api/maps/${encodeURIComponent(scenario)}`)
  if (!answer.ok) throw new Error(`the map of '${scenario}' could not be had: status ${answer.status}`)
  return (await answer.json()) as Topology
}
