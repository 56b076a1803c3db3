import type { Kind, Standing, Summary } from '@sandtable/kernel'
import type { TFunction } from 'i18next'
import { firstView, summarise, swing } from '@sandtable/kernel'
import type { Deed, Figures, Told } from '../playback/story.ts'
import type { Source } from '../replay/source.ts'
import { placeAfter, reelOf } from '../playback/reel.ts'

/** A deed that weighed for a player, with its turn. */
export interface Telling {
  readonly player: number
  readonly turn: number
  readonly deed: Deed
  /** By player: what it cost, and what it changed in points. */
  readonly lost: readonly number[]
  readonly points: readonly number[]
}

/** A finished game in figures. */
export interface Counted {
  readonly summary: Summary
  readonly words: Figures<Kind>['words']
  /** By player: the deed that gained most, and the one that cost most; null: none did. */
  readonly best: readonly (Telling | null)[]
  readonly worst: readonly (Telling | null)[]
}

/** Counts a game whose events are all known; null: its system counts nothing. */
export function countedIn<K extends Kind, T extends Told<K>>(
  t: TFunction,
  { show, record: { log } }: Source<K, T>,
): Counted | null {
  const { rules, s, figures, players } = show
  if (figures === null) return null
  const { reckoning, words } = figures
  const summary = summarise(rules, s, firstView(rules, s, 'all'), log, reckoning)
  const reel = reelOf(show, { log, redacted: false }, 'all')
  const { position } = placeAfter(reel, reel.tale.length, null)
  const fights = show
    .deeds(t, reel.tale, 0, null, position)
    .filter(({ sign }) => sign === 'fight' || sign === 'siege')
  const turnAt = (event: number): number =>
    reel.moments.findLast(({ after }) => after <= event + 1)?.turn ?? 0
  const most = (player: number, sign: 1 | -1): Telling | null => {
    let found: Telling | null = null
    let weight = 0
    for (const deed of fights) {
      const worth = sign * swing(summary, deed, player, reckoning.point)
      if (worth <= weight) continue
      weight = worth
      found = { player, turn: turnAt(deed.from), deed, ...costsOf(summary, deed, players.length) }
    }
    return found
  }
  return {
    summary,
    words,
    best: players.map((_, player) => most(player, 1)),
    worst: players.map((_, player) => most(player, -1)),
  }
}

/** What a stretch of the game has cost each player, and brought in points. */
function costsOf(
  { changes }: Summary,
  { from, to }: Deed,
  players: number,
): { readonly lost: readonly number[]; readonly points: readonly number[] } {
  const own = changes.filter(({ event }) => event >= from && event < to)
  const sum = (what: 'lost' | 'points'): number[] =>
    Array.from({ length: players }, (_, player) =>
      own.reduce((total, change) => total + (change[what][player] ?? 0), 0),
    )
  return { lost: sum('lost'), points: sum('points') }
}

/** A line of a graph: a player's figure as each turn ended. */
export const lineOf = (
  { turns }: Summary,
  player: number,
  what: keyof Standing,
): readonly { readonly turn: number; readonly value: number }[] =>
  turns.map(({ turn, standings }) => ({ turn, value: standings[player]?.[what] ?? 0 }))

/** Dice further from their average than most: more than a fifth off it, over enough of them to tell. */
export function luckOf(rolled: number, tenths: number): 'lucky' | 'unlucky' | null {
  const expected = tenths / 10
  if (expected < 4 || Math.abs(rolled - expected) <= expected / 5) return null
  return rolled > expected ? 'lucky' : 'unlucky'
}
