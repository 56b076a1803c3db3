import { writeFileSync } from 'node:fs'
import type { Kind } from '@sandtable/kernel'
import type { Follower } from '@sandtable/protocol'
import type { Ending, Saved } from '../play/session.ts'
import type { ServedGame } from './served-game.ts'
import { gameFile, isServerError } from '@sandtable/protocol'
import { codeOf } from '@sandtable/kernel'
import { isTaken } from '@sandtable/shelf'
import { sayGameFault, sayTold } from '../words/faults.ts'
import { phrase } from '../words/words.ts'

/** The command that checks the dice of a game. */
const verification = (file: string, { seatFile }: ServedGame): string =>
  `npx sandtable verify ${file}${seatFile === null ? '' : ` --seat ${seatFile}`}`

export function endingOf(place: ServedGame, { state }: Follower<Kind>): Ending {
  const outcome = state?.outcome ?? { winners: [], how: 'played' }
  // Older servers don't say whose time it was.
  const late = outcome.how === 'forfeit' && outcome.by === undefined ? [phrase('online:forfeit')] : []
  return {
    outcome,
    note: [...late, phrase('online:secret', { command: verification('FILE', place) })].join(' '),
  }
}

/** Saves the file of a finished game; until then the server keeps the game. */
export async function saveFrom(place: ServedGame, path: string): Promise<Saved> {
  try {
    if (isTaken(path)) return { done: false, text: sayGameFault(path, { key: 'name-taken', parts: {} }) }
    writeFileSync(path, await gameFile(place.url, place.game))
    return { done: true, text: phrase('online:saved', { command: verification(path, place) }) }
  } catch (error) {
    if (isServerError(error)) return { done: false, text: sayTold(error.told) }
    const why = codeOf(error)
    return { done: false, text: sayGameFault(path, { key: 'cannot-write', parts: { why } }) }
  }
}
