import type { Ground } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import type { Topology } from 'topojson-specification'

/** A war's printed matter: its pack, its scenario, and its drawn map. */
export interface PrintedWar {
  readonly pack: PackFile
  readonly s: Scenario
  readonly ground: Ground
}

/** The outlines of a scenario's map; null: it has none, or the server no longer has the scenario. */
export async function mapOf(scenario: string): Promise<Topology | null> {
  const answer = await fetch(`/api/maps/${encodeURIComponent(scenario)}`)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`couldn't load the map of '${scenario}': status ${answer.status}`)
  return (await answer.json()) as Topology | null
}
