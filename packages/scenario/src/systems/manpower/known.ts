import type { Finding } from '../../finding.ts'
import type { Path } from '../../problem.ts'
import { otherThan } from '../../known-ids.ts'
import { safe } from '../../say.ts'

/** An id that should be one of those known. */
export const refTo = (
  what: string,
  id: string | undefined,
  known: readonly string[],
  path: Path,
): Finding[] =>
  id === undefined || known.includes(id)
    ? []
    : [{ path, message: () => `expected ${what}, found "${safe(id)}"${otherThan(id, known)}` }]
