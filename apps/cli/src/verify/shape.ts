import type { GameFile, OpenedPack } from '@sandtable/shelf'
import { misfit } from '@sandtable/shelf'
import { phrase } from '../words/words.ts'

/**
 * In words, why these rules can't check a server's game file, even if its checksums are right; null: they
 * can.
 */
export function shapeTrouble(file: GameFile, { system: { rules }, s }: OpenedPack): string | null {
  const unfit = misfit(file, rules.players(s))
  if (unfit !== null) return unfit
  const { ruleset, rulesetVersion } = file.save as {
    readonly ruleset: string
    readonly rulesetVersion: number
  }
  if (ruleset !== rules.name) return phrase('verify:other-rules', { found: ruleset, expected: rules.name })
  if (rulesetVersion !== rules.version)
    return phrase('verify:other-version', { found: rulesetVersion, expected: rules.version })
  return null
}
