import type { Event } from '@sandtable/waw'
import type { BattleStory } from './battle-story.ts'

/** A result's way from a die to a unit. */
export interface Trail {
  readonly from: number
  readonly to: number
  readonly result: 'hit' | 'panic'
}

type Fired = Extract<Event, { is: 'fired' }>

/**
 * The results of the current round, each with its die. Owners place results, not dice, so the first hit placed is drawn
 * from the first die that hit, and so on.
 */
export function trailsOf({ tale }: BattleStory): Trail[] {
  const past = tale.map(({ e }) => e)
  const from = past.findLastIndex(({ is }) => is === 'round-began' || is === 'pursuit-began')
  const round = past.slice(Math.max(0, from))
  return round.flatMap((e, at): Trail[] => {
    if (e.is !== 'panicked' && e.is !== 'step-lost') return []
    const result = e.is === 'panicked' ? 'panic' : 'hit'
    const dice = shotsAt(round, e.side).filter(({ scored }) => scored === result)
    const nth = round.slice(0, at).filter(one => one.is === e.is && one.side === e.side).length
    const die = dice[nth]
    return die === undefined ? [] : [{ from: die.unit, to: e.unit, result }]
  })
}

/** The rolls that hit a side; a rerolled unit counts by its last roll. */
function shotsAt(round: readonly Event[], side: number): Fired[] {
  const last = new Map<number, Fired>()
  for (const e of round) if (e.is === 'fired' && e.side !== side) last.set(e.unit, e)
  return [...last.values()]
}
