import type { Data } from '@sandtable/kernel'
import type { GameSummary } from '@sandtable/protocol'
import type { GameSystem, OpenedPack } from '@sandtable/shelf'
import type { Repertoire } from '../repertoire.ts'
import { atLeast, checked, TEXT } from '@sandtable/kernel'
import { packOf } from '@sandtable/protocol'
import { openedPack, packFolder, readFolder } from '@sandtable/shelf'
import { printable } from '@sandtable/scenario'
import { phrase } from '../words/words.ts'
import { sayMessage } from '../words/faults.ts'

/**
 * The exact pack of a game on a server, from this shelf or from the server; a text says why it isn't
 * available.
 */
export async function packFor(
  url: string,
  { ruleset, scenario, pack: digest }: GameSummary,
  { systems }: Repertoire,
): Promise<OpenedPack | string> {
  const system = Object.hasOwn(systems, ruleset) ? systems[ruleset] : undefined
  if (system === undefined) return phrase('online:other-system', { ruleset, known: Object.keys(systems) })
  const folder = packFolder(scenario)
  const own = folder === null ? null : readFolder(folder, systems)
  if (own?.ok === true && own.opened.digest === digest) return own.opened
  return strangePack(system, await packOf(url, digest), digest)
}

const PACK = atLeast({ id: TEXT, ruleset: TEXT })

/** A pack from the network isn't trusted: it must match its digest, be sound, and be harmless to a terminal. */
function strangePack(system: GameSystem, data: Data, digest: string): OpenedPack | string {
  const read = checked(PACK, data)
  if ('fault' in read) return UNREADABLE
  const pack = read.value
  try {
    if (!allPrintable(pack)) return phrase('online:pack-unprintable')
    const flaw = system.flawIn(pack)
    if (flaw !== null) return phrase('online:pack-flawed', { why: sayMessage(flaw.message) })
    const opened = openedPack(system, pack)
    return opened.digest === digest ? opened : phrase('online:pack-other')
  } catch {
    return UNREADABLE
  }
}

const UNREADABLE = phrase('online:pack-unreadable')

function allPrintable(value: unknown): boolean {
  if (typeof value === 'string') return printable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => printable(key) && allPrintable(part))
}
