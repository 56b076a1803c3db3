import type { Known } from './inspect.ts'
import { findingText } from '../replay/check.ts'
import { inspect } from './inspect.ts'
import { print } from '../print.ts'
import { readSeat } from '../online/seat-file.ts'
import { refuse } from '../refuse.ts'
import { REPERTOIRE } from '../repertoire.ts'

export interface VerifyOptions {
  readonly commitment?: string
  readonly seat?: string
}

/** sandtable verify: whether a finished game's dice were drawn as the server promised. */
export function verify(
  path: string,
  scenario: string | undefined,
  options: VerifyOptions,
  played = REPERTOIRE,
): void {
  const known = knownFrom(options)
  if (typeof known === 'string') return refuse([`sandtable: ${known}`])
  const findings = inspect(path, scenario, known, played)
  if (typeof findings === 'string') return refuse([findings])
  print(findingText(findings))
  if (findings.some(({ holds }) => !holds)) process.exitCode = 1
}

/** The notes from before the game: the commitment, and in a seat file the player's own part too. */
function knownFrom({ commitment, seat }: VerifyOptions): Known | string {
  if (seat === undefined) return commitment === undefined ? {} : { commitment }
  const file = readSeat(seat)
  if (typeof file === 'string') return file
  return { commitment: commitment ?? file.commitment, own: file.seat }
}
