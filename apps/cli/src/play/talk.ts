import type { DeepReadonly, Entry, Game, Kind, Parley, Unsaid, Word } from '@sandtable/kernel'
import type { OpenedPack } from '@sandtable/shelf'
import { hearing, isAsked, SILENCE } from '@sandtable/kernel'
import { HUMAN, summaryOf } from './session.ts'
import { phrase } from '../words/words.ts'

/** A table where everybody answers at once. */
interface Around {
  readonly opened: OpenedPack
  readonly seats: readonly string[]
  readonly game: Game<Kind>
  /** How many answers stand. */
  readonly after: number
}

/** K-18 What a player says, and what the others reply; or why it can't be said. */
export function talkAt(
  at: Around,
  player: number,
  word: Word,
): (Parley & { readonly entries: readonly Entry[] }) | Unsaid {
  const { seats, after } = at
  let parley = hearing(SILENCE, { player, does: word }, seats.length)
  const entries: Entry[] = [{ after, player, does: word }]
  for (let other = 0; typeof parley !== 'string' && other < seats.length; other++) {
    if (!isAsked(parley.open, other)) continue
    const does = agrees(at, other, parley.open.what) ? 'accept' : 'decline'
    entries.push({ after, player: other, does })
    parley = hearing(parley, { player: other, does }, seats.length)
  }
  return typeof parley === 'string' ? parley : { ...parley, entries }
}

/** A bot gives moves back, and takes a draw by its own estimate; people at one keyboard agree. */
function agrees({ opened, seats, game }: Around, player: number, what: 'draw' | 'undo'): boolean {
  if (what === 'undo' || seats[player] === HUMAN) return true
  const { rules, takesDraw } = opened.system
  return takesDraw?.(game.s, rules.view(game.s, game.p as DeepReadonly<object>, player), player) === true
}

/** What was said, in a sentence. */
export const saidText = (opened: OpenedPack, { player, does }: Pick<Entry, 'player' | 'does'>): string =>
  phrase(`said:${does}`, { name: summaryOf(opened).players[player ?? -1]?.name ?? '' })
