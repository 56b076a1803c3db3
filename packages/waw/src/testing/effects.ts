import type { EffectFile, PackCardFile } from '@sandtable/scenario'
import type { Playing } from './playing.ts'
import type { War } from './war.ts'
import { give, start } from './playing.ts'
import { movementChange } from '../effects/in-force.ts'

/** Three regions in a row: red in the west, blue in the east. */
export const ground = (more: Partial<War> = {}): War => ({
  players: ['red', 'blue'].map(id => ({ id, hand: 9 })),
  map: { a: 'clear', b: 'forest', c: 'clear' },
  borders: ['a-b', 'b-c'],
  armies: {
    red: { a: ['Foot 3/2', 'Horse 3/2 C', 'Lee 1* 0/0', 'Murat 1* 0/0 C'] },
    blue: { c: ['Line 3/2', 'Ney 1* 0/0'] },
  },
  turns: 9,
  ...more,
})

/** Red plays a card with these effects in phase I, and is about to move. */
export function inForce(
  effects: EffectFile[],
  more: Partial<War> = {},
  card: Partial<PackCardFile> = {},
): Playing {
  const it = { player: 'red', generic: { when: ['cards'] as const, effects }, ...card } as never
  const w = start({ ...ground(more), cards: { it } })
  give(w, 'card', 0)
  return w
}

/** What effects add to the movement points of these counters. */
export const points = (w: Playing, ...names: string[]): number[] =>
  names.map(name => movementChange(w.g.s, w.g.p, w.c(name)))

/** Red can play one card with these effects in phase I. */
export const field = (
  effects: EffectFile[],
  more: Partial<War> = {},
  card: Partial<PackCardFile> = {},
): War => ({
  players: ['red', 'blue'].map(id => ({ id, hand: 1, points: 3, money: 3 })),
  map: { a: 'clear', b: 'forest', c: 'desert' },
  borders: ['a-b', 'b-c'],
  armies: {
    red: { a: ['Foot 3>2/2', 'Guns A'], pool: ['Late 3/2', 'Hood 1* 0/0'] },
    blue: { b: ['Line 3>2/2', 'Horse 3/2 C'], c: ['Camel 3/2 C', 'Band 2/1 G hidden'] },
  },
  technologies: ['guns', 'ships'],
  turns: 9,
  cards: { it: { player: 'red', generic: { when: ['cards'], effects }, ...card } },
  ...more,
})

/** Red plays it. The dice are those of the effects; the dice of the deal come before. */
export function played(war: War, dice: readonly number[] = []): Playing {
  const dealt = Object.values(war.cards ?? {}).map(() => 0)
  const w = start(war, [...dealt, ...dice])
  give(w, 'card', 0)
  return w
}
