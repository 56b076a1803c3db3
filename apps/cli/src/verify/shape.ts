import type { GameFile, OpenedPack } from '@sandtable/shelf'
import { misfit } from '@sandtable/shelf'
import { phrase } from '../words/words.ts'
import { sayGameFault } from '../words/faults.ts'

/**
 * In words, why these rules can't check a server's game file, even if its checksums are right; null: they
 * can.
 */
export function shapeTrouble(
  path: string,
  file: GameFile,
  { system: { rules }, s }: OpenedPack,
): string | null {
  const unfit = misfit(file, rules.players(s))
  if (unfit !== null) return sayGameFault(path, unfit)
  const { ruleset, rulesetVersion } = file.save as {
    readonly ruleset: string
    readonly rulesetVersion: number
  }
  if (ruleset !== rules.name)
    return sayGameFault(path, { key: 'other-ruleset', parts: { found: ruleset, expected: rules.name } })
  if (rulesetVersion !== rules.version)
    return phrase('verify:other-version', { path, found: rulesetVersion, expected: rules.version })
  return null
}
