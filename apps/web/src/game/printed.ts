import type { Data } from '@sandtable/kernel'
import { packOf } from '@sandtable/protocol'
import type { Plug, Printed } from '../systems/plug.ts'
import { systemOf } from '../systems/plugged.ts'
import { wordsReady } from '../words/words.ts'

const asked = new Map<string, Promise<Printed>>()

/** A pack's printed matter, by its digest; fetched and laid out once. */
export function printed(scenario: string, digest: string): Promise<Printed> {
  const known = asked.get(digest)
  if (known !== undefined) return known
  const found = lay(scenario, digest)
  asked.set(digest, found)
  // After a failure the next request tries again.
  found.catch(() => asked.delete(digest))
  return found
}

async function lay(scenario: string, digest: string): Promise<Printed> {
  const pack = (await packOf(location.origin, digest)) as Data & { readonly ruleset: string }
  const laid = await printIn(systemOf(pack.ruleset), pack, scenario)
  await wordsReady()
  return laid
}

async function printIn(system: Plug, pack: Data, scenario: string): Promise<Printed> {
  if ('print' in system) return system.print(pack, scenario)
  const { printPlain } = await import('../plain/print-plain.tsx')
  return system.plain(pack, printPlain)
}
