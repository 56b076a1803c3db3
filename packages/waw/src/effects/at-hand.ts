import type { Frame, Here } from '@sandtable/kernel'
import type { Effect } from './vocabulary.ts'
import type { Waw } from '../events.ts'
import { effectsStanding } from './uses.ts'

/**
 * The frame in which the effects of a card or a special rule that stands on the table are carried out for a
 * player.
 */
export const carryOut = (source: number, player: number): Frame => ({
  seq: 'effects',
  at: 'effect',
  source,
  player,
  place: 0,
  left: 0,
})

/** What brings the effect about, and for whom. */
export const sourceIn = (g: Here<Waw>): number => g.f['source'] as number
export const playerIn = (g: Here<Waw>): number => g.f['player'] as number

/** Where it stands in the row of effects, and how often somebody has still to choose for it. */
export const placeIn = (g: Here<Waw>): number => g.f['place'] as number
export const leftIn = (g: Here<Waw>): number => g.f['left'] as number

/** The effect at which the frame stands; undefined after the last. */
export function effectAtHand(g: Here<Waw>): Effect | undefined {
  const stands = g.p.standing.find(({ source, player }) => source === sourceIn(g) && player === playerIn(g))
  return stands === undefined ? undefined : effectsStanding(g.s, stands)[placeIn(g)]
}
