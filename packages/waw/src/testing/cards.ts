import type { EffectFile, PackCardFile } from '@sandtable/scenario'
import type { Playing } from './playing.ts'
import type { War } from './war.ts'
import { give, open } from './playing.ts'

export type Cards = NonNullable<War['cards']>

/** An effect that a card can always have. */
export const point: EffectFile = { do: 'points', side: 'own', change: 1 }

/** A card of red's, by default for one point. */
export const card = (more: Partial<PackCardFile> = {}): Cards[string] => ({
  player: 'red',
  generic: { when: ['cards'], effects: [point] },
  ...more,
})

/** Both armies are neighbours, and each player holds all their cards. */
export const table = (cards: Cards, more: Partial<War> = {}): War => ({
  players: ['red', 'blue'].map(id => ({ id, hand: 9, points: 3, money: 3 })),
  map: { a: 'clear', b: 'clear' },
  borders: ['a-b'],
  armies: { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { b: ['Line 3/2', 'Ney 1* 0/0'] } },
  turns: 9,
  cards,
  ...more,
})

/** A card's number, and its current answers: its id, or the word that passes. */
export const number = (w: Playing, id: string): number => w.g.s.cards.findIndex(card => card.id === id)
export const options = (w: Playing): string[] =>
  (open(w).options as readonly (number | string)[]).map(option =>
    typeof option === 'string' ? option : (w.g.s.cards[option]?.id ?? ''),
  )

export const play = (w: Playing, id: string): void => give(w, 'card', number(w, id))

/** The cards and rules in force. */
export const standing = (w: Playing): string[] =>
  w.g.p.standing.map(({ source }) => w.g.s.cards[source]?.id ?? 'rule')

/** Red's money and points. */
export const purse = (w: Playing): (number | undefined)[] => [w.g.p.money[0], w.g.p.points[0]]

/** A die decides which effects follow. */
export const tested = (upTo: number, passed: EffectFile[], failed: EffectFile[] = []): EffectFile => ({
  do: 'test',
  upTo,
  then: passed,
  else: failed,
})
