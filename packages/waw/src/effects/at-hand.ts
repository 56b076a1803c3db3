import type { FrameOf, Here } from '@sandtable/kernel'
import type { Effect } from './vocabulary.ts'
import type { Waw } from '../events.ts'
import { effectsStanding } from './uses.ts'

/**
 * The frame in which the effects of a card or a special rule that stands on the table are carried out for a
 * player.
 */
export const carryOut = (source: number, player: number): FrameOf<Waw, 'effects'> => ({
  seq: 'effects',
  at: 'effect',
  source,
  player,
  place: 0,
  left: 0,
})

/** Where effects are carried out. */
export type InEffects = Here<Waw, 'effects'>

/** The effect at which the frame stands; undefined after the last. */
export function effectAtHand({ s, p, f }: InEffects): Effect | undefined {
  const stands = p.standing.find(({ source, player }) => source === f.source && player === f.player)
  return stands === undefined ? undefined : effectsStanding(s, stands)[f.place]
}
