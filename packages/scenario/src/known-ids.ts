import type { Finding } from './finding.ts'
import type { Path } from './problem.ts'
import type { Phrase } from './words/phrase.ts'
import { say } from './words/phrase.ts'
import { nearest } from './near.ts'
import { safe } from './say.ts'

const LIST_LIMIT = 8

/** The end of a message about an unknown id: the likely one, or the known ones. */
export function otherThan(id: string, known: readonly string[]): Phrase {
  const meant = nearest(id, known)
  if (meant !== null) return say('did-you-mean', { meant })
  return known.length > 0 && known.length <= LIST_LIMIT ? say('there-is-only', { known }) : say('no-such-id')
}

export function once(ids: readonly string[], path: Path): Finding[] {
  const before = new Set<string>()
  return ids.flatMap((id, i) => {
    if (!before.has(id)) {
      before.add(id)
      return []
    }
    return [{ path: [...path, i], message: say('listed-twice', { id: safe(id) }) }]
  })
}
