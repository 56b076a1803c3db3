import type { Ground } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import { groundOf } from '@sandtable/draw'
import { packOf } from '@sandtable/protocol'
import { warScenario } from '@sandtable/waw'
import { mapOf } from './opened-game.ts'

/** All that is printed for a scenario: its pack, the rules' own form of it, and its map as it is drawn. */
export interface Printed {
  readonly pack: PackFile
  readonly s: Scenario
  readonly ground: Ground
}

const asked = new Map<string, Promise<Printed>>()

/** What a pack prints, by its digest; it is fetched and laid out once. */
export function printed(scenario: string, digest: string): Promise<Printed> {
  const known = asked.get(digest)
  if (known !== undefined) return known
  const found = lay(scenario, digest)
  asked.set(digest, found)
  // Whoever asks again after a failure tries again.
  found.catch(() => asked.delete(digest))
  return found
}

async function lay(scenario: string, digest: string): Promise<Printed> {
  const [data, topology] = await Promise.all([
    packOf(location.origin, digest) as Promise<unknown>,
    mapOf(scenario),
  ])
  const pack = data as PackFile
  return { pack, s: warScenario(pack), ground: groundOf(topology, pack) }
}
