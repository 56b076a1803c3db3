import type { FrameOf, Here } from '@sandtable/kernel'
import type { Effect } from './vocabulary.ts'
import type { Waw } from '../events.ts'
import { effectsStanding } from './uses.ts'

/** The frame for carrying out a card's or a special rule's effects for a player. */
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

/** The frame's current effect; undefined after the last. */
export function effectAtHand({ s, p, f }: InEffects): Effect | undefined {
  const stands = p.standing.find(({ source, player }) => source === f.source && player === f.player)
  return stands === undefined ? undefined : effectsStanding(s, stands)[f.place]
}
