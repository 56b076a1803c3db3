import type { PackFile } from '@sandtable/scenario'
import type { GameSummary } from '@sandtable/protocol'
import type { WarPack } from '@sandtable/shelf'
import { packOf } from '@sandtable/protocol'
import { isWar, openedWar, packFolder, readFolder } from '@sandtable/shelf'
import { printable } from '@sandtable/scenario'
import { checkPack, WAW } from '@sandtable/waw'

/** The very pack that a game on a server is played with, from the shelf here or from there; a text says why it cannot be had. */
export async function packFor(
  url: string,
  { ruleset, scenario, pack: digest }: GameSummary,
): Promise<WarPack | string> {
  if (ruleset !== WAW.name) return `the game is played by '${ruleset}', and this terminal plays '${WAW.name}'`
  const folder = packFolder(scenario)
  const own = folder === null ? null : readFolder(folder)
  if (own?.ok === true && isWar(own.opened) && own.opened.digest === digest) return own.opened
  return strangePack((await packOf(url, digest)) as unknown as PackFile, digest)
}

/** A pack that came over the net is trusted in nothing: it must be the one it is called, sound, and harmless to a terminal. */
function strangePack(pack: PackFile, digest: string): WarPack | string {
  try {
    if (!allPrintable(pack)) return 'the pack of the game has characters in it that are not for a terminal'
    const [problem] = checkPack(pack)
    if (problem !== undefined) return `the pack of the game cannot be played here: ${problem.message}`
    const opened = openedWar(pack)
    return opened.digest === digest ? opened : 'the server gave another pack than the one of the game'
  } catch {
    return 'the pack of the game cannot be read by this program: another version of it may'
  }
}

function allPrintable(value: unknown): boolean {
  if (typeof value === 'string') return printable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, part]) => printable(key) && allPrintable(part))
}
