import type { Finding } from '../../finding.ts'
import type { Noun } from '../../words/phrase.ts'
import type { Path } from '../../problem.ts'
import { otherThan } from '../../known-ids.ts'
import { safe } from '../../say.ts'
import { noun, say } from '../../words/phrase.ts'

/** An id that should be one of those known. */
export const refTo = (what: Noun, id: string | undefined, known: readonly string[], path: Path): Finding[] =>
  id === undefined || known.includes(id)
    ? []
    : [
        {
          path,
          message: () => say('unknown-id', { what: noun(what), id: safe(id), hint: otherThan(id, known) }),
        },
      ]
