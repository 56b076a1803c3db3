import type { GameFile, OpenedPack } from '@sandtable/shelf'
import { isBytes32 } from '@sandtable/shelf'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'

const isDigits = (value: unknown): boolean => isText(value) && isBytes32(value)

const rowOf = (value: unknown, length: number | null, holds: (part: unknown) => boolean): boolean =>
  Array.isArray(value) && (length === null || value.length === length) && value.every(holds)

/** In words, what a game file of a server lacks, whoever made its check sums; null: nothing. */
export function shapeTrouble(file: GameFile, { system: { rules }, s }: OpenedPack): string | null {
  const players = rules.players(s)
  const { fair, seats, answers, save } = file as unknown as Readonly<Record<string, unknown>>
  if (!isRecord(fair) || !isDigits(fair.commitment) || !isDigits(fair.secret))
    return "'fair' must have a commitment and a secret, of 64 hexadecimal digits each"
  if (!rowOf(fair.nonces, players, isDigits))
    return `'fair.nonces' must have ${players} entries of 64 hexadecimal digits, one for each player`
  if (!rowOf(seats, players, isText)) return `'seats' must have ${players} names, one for each player`
  if (!rowOf(answers, null, one => isRecord(one) && Number.isSafeInteger(one.player)))
    return "'answers' must be a row of { player, answer }"
  if (!isRecord(save) || !isRecord(save.game)) return "'save' must hold a game"
  if (save.ruleset !== rules.name) return `its rules are '${String(save.ruleset)}', not '${rules.name}'`
  if (save.rulesetVersion !== rules.version)
    return `it was played by version ${String(save.rulesetVersion)} of the rules, and this program plays by ${rules.version}: only the program of that time can check it`
  return null
}
