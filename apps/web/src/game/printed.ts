import type { Ground } from '@sandtable/draw'
import type { FieldFile, PackFile } from '@sandtable/scenario'
import type { Scenario } from '@sandtable/waw'
import { groundOf } from '@sandtable/draw'
import { packOf } from '@sandtable/protocol'
import type { OpenedWar } from './opened-game.ts'
import { mapOf } from './opened-game.ts'

/** All that is printed for a scenario: its pack, the rules' own form of it, and its map as it is drawn. */
export interface PrintedWar {
  readonly is: 'war'
  readonly pack: PackFile
  readonly s: Scenario
  readonly ground: Ground
}

/** A battle in metres is printed in its pack alone. */
export interface PrintedField {
  readonly is: 'field'
  readonly pack: FieldFile
}

export type Printed = PrintedWar | PrintedField

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
  const pack = (await packOf(location.origin, digest)) as unknown as PackFile | FieldFile
  if (pack.ruleset === 'manpower') return { is: 'field', pack }
  const { warScenario } = await import('@sandtable/waw')
  const topology = await mapOf(scenario)
  return { is: 'war', pack, s: warScenario(pack), ground: groundOf(topology, pack) }
}

const laidOut = new WeakMap<OpenedWar, PrintedWar>()

/** What is printed for a war that is being played; its map is laid out once. */
export function printedOf(opened: OpenedWar): PrintedWar {
  const { pack, s, topology } = opened
  const known = laidOut.get(opened) ?? { is: 'war', pack, s, ground: groundOf(topology, pack) }
  laidOut.set(opened, known)
  return known
}
