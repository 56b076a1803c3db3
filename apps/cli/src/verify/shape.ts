import type { GameFile, OpenedPack } from '@sandtable/shelf'
import { misfit } from '@sandtable/shelf'

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
  if (ruleset !== rules.name) return `its rules are '${ruleset}', not '${rules.name}'`
  if (rulesetVersion !== rules.version)
    return `it was played with version ${rulesetVersion} of the rules, and this program has version ${rules.version}: check it with the program it was played with`
  return null
}
