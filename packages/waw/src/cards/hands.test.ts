import { seen } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { PackCardFile, PlayerFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { cardsLeft, couldHold } from './deck.ts'
import { give, open, start, told, until } from '../testing/playing.ts'
import { WAW } from '../index.ts'
import type { Cards } from '../testing/cards.ts'

/** Two armies that leave each other alone; red has this many cards at the start. */
const table = (cards: Cards, hand = 0, more: Partial<War> = {}): War => ({
  players: [{ id: 'red', hand }, { id: 'blue' }] satisfies (Partial<PlayerFile> & { id: string })[],
  map: { a: 'clear', b: 'clear' },
  borders: ['a-b'],
  armies: { red: { a: ['Foot 3/2'] }, blue: { b: ['Line 3/2'] } },
  turns: 9,
  cards,
  ...more,
})

/** A card that waits for a battle, and one that can be played at once. */
const kept = (more: Partial<PackCardFile> = {}): Cards[string] => ({
  player: 'red',
  battle: { effects: [{ do: 'morale', side: 'own', change: 1 }] },
  ...more,
})
const spent = (more: Partial<PackCardFile> = {}): Cards[string] => ({
  player: 'red',
  generic: { when: ['cards'], effects: [{ do: 'points', side: 'own', change: 1 }] },
  ...more,
})

const names = (w: Playing, cards: readonly number[] | undefined): string[] =>
  (cards ?? []).map(card => w.g.s.cards[card]?.id ?? '?')
const hand = (w: Playing, player = 0): string[] => names(w, w.g.p.hands[player])
const discards = (w: Playing): string[] => names(w, w.g.p.discards[0])
const play = (w: Playing, id: string): void =>
  give(w, 'card', w.g.p.hands[open(w).player]?.find(card => w.g.s.cards[card]?.id === id) ?? id)

/** Red's next turn, up to the movement phase. */
const nextTurn = (w: Playing): void => {
  until(w, 'orders', 'blue')
  until(w, 'orders', 'red')
}

describe('dealing and drawing', () => {
  test('[W-8-own-deck] before the first turn each player is dealt cards from their own deck', () => {
    const cards = {
      r1: kept(),
      b1: kept({ player: 'blue' }),
      r2: kept(),
      b2: kept({ player: 'blue' }),
      r3: kept(),
    }
    const players = [
      { id: 'red', hand: 2 },
      { id: 'blue', hand: 1 },
    ]
    const w = start(table(cards, 0, { players }), [1, 1, 1, 0])
    expect(told(w, 'card-drawn').map(({ player, card }) => [player, ...names(w, [card])])).toEqual([
      [0, 'r2'],
      [0, 'r3'],
      [1, 'b2'],
      [0, 'r1'],
    ])
    expect([hand(w), hand(w, 1)]).toEqual([['r1', 'r2', 'r3'], ['b2']])
  })

  test('[W-7.1.1-draw][W-8-one-draw] a player draws one random card in phase I of their own turn', () => {
    const w = start(table({ r1: kept(), r2: kept(), r3: kept(), b1: kept({ player: 'blue' }) }), [2, 0])
    expect([hand(w), hand(w, 1)]).toEqual([['r3'], []])
    until(w, 'orders', 'blue')
    expect([hand(w), hand(w, 1)]).toEqual([['r3'], ['b1']])
    until(w, 'orders', 'red')
    expect(told(w, 'card-drawn')).toHaveLength(3)
  })

  test('[W-8-own-deck] only its owner sees the card', () => {
    const w = start(table({ r1: kept(), r2: kept() }), [1])
    const [drawn] = told(w, 'card-drawn')
    expect([0, 1, null].map(viewer => seen(WAW, drawn as never, viewer))).toEqual([
      { is: 'card-drawn', player: 0, card: 1, by: 'turn' },
      { is: 'card-drawn', player: 0, card: -1, by: 'turn' },
      { is: 'card-drawn', player: 0, card: -1, by: 'turn' },
    ])
  })

  test('[W-8-keep] unplayed cards stay in the hand', () => {
    const w = start(table({ r1: kept(), r2: spent() }), [1])
    give(w, 'card', 'pass')
    nextTurn(w)
    expect(hand(w)).toEqual(['r1', 'r2'])
  })
})

describe('decks', () => {
  const two = { late: kept({ deck: 2 }), early: kept(), last: kept({ deck: 2 }), first: kept() }

  test('[W-8-deck-order] the first is used up before the second is started', () => {
    const w = start(table(two), [1, 0, 1, 0])
    for (let turn = 1; turn < 4; turn++) nextTurn(w)
    expect(
      names(
        w,
        told(w, 'card-drawn').map(e => e.card),
      ),
    ).toEqual(['first', 'early', 'last', 'late'])
  })

  test('[G-59] when the last is empty its discards come back', () => {
    const w = start(table({ one: spent(), two: spent() }), [1, 0])
    play(w, 'two')
    nextTurn(w)
    expect(discards(w)).toEqual(['two'])
    nextTurn(w)
    expect(told(w, 'reshuffled')).toEqual([{ is: 'reshuffled', player: 0, cards: [1] }])
    expect([hand(w), discards(w)]).toEqual([['one', 'two'], []])
  })

  test('[G-59] discards of an earlier deck do not', () => {
    const w = start(table({ one: spent(), two: spent({ deck: 2 }) }))
    play(w, 'one')
    until(w, 'orders', 'blue')
    until(w, 'card', 'red')
    play(w, 'two')
    nextTurn(w)
    expect([hand(w), discards(w)]).toEqual([['two'], ['one']])
  })

  test('[W-8-remove][G-59] nor do cards marked *, which leave the game when played', () => {
    const w = start(table({ one: spent({ once: true }) }))
    play(w, 'one')
    nextTurn(w)
    expect([hand(w), discards(w), names(w, w.g.p.gone)]).toEqual([[], [], ['one']])
  })

  test('[G-59] with no card left there is no draw, and by option none come back', () => {
    const w = start(table({ one: spent() }, 0, { options: { reshuffle: false } }))
    play(w, 'one')
    nextTurn(w)
    expect([hand(w), discards(w), told(w, 'card-drawn').length]).toEqual([[], ['one'], 1])
  })

  test('[W-8-discard] a card played this turn is not drawn again before the turn is over', () => {
    const again = spent({
      generic: {
        when: ['cards'],
        effects: [
          { do: 'draw', number: 1 },
          { do: 'points', side: 'own', change: 1 },
        ],
      },
    })
    const w = start(table({ again }))
    play(w, 'again')
    expect([hand(w), told(w, 'card-drawn').length, told(w, 'reshuffled').length]).toEqual([[], 1, 0])
    nextTurn(w)
    expect(hand(w)).toEqual(['again'])
  })

  test('[W-8-deck-order] the number of cards out shows everyone what a hand may hold', () => {
    const w = start(table(two, 1), [1, 0])
    const may = (): string[][] => {
      const { sure, rest } = couldHold(w.g.s, w.g.p, 0)
      return [names(w, sure), names(w, rest)]
    }
    expect(hand(w)).toEqual(['early', 'first'])
    expect(may()).toEqual([
      ['early', 'first'],
      ['late', 'last'],
    ])
    expect(couldHold(w.g.s, { ...w.g.p, hands: [[-1], []] }, 0)).toEqual({ sure: [], rest: [1, 3] })
    expect(couldHold(w.g.s, { ...w.g.p, hands: [[-1, -1, -1], []], discards: [[1], []] }, 0)).toEqual({
      sure: [3],
      rest: [0, 2],
    })
    expect(cardsLeft(w.g.s, w.g.p, 0)).toBe(2)
  })
})

describe('the hand limit', () => {
  const seven = { r: kept({ copies: 7 }) }

  test('[W-8-hand-limit] at the end of the turn a player discards down to five, and chooses which', () => {
    const w = start(table(seven, 6))
    give(w, 'orders', { do: 'done' })
    expect(open(w)).toMatchObject({ player: 0, kind: 'discard', rule: 'W-8-hand-limit' })
    give(w, 'discard', 3)
    give(w, 'discard', 0)
    expect(w.g.p.hands[0]).toEqual([1, 2, 4, 5, 6])
    expect(w.g.p.discards[0]).toEqual([3, 0])
    expect(open(w).player).toBe(1)
  })

  test('[G-59][W-8-hand-limit] not at another time: in the enemy’s turn a hand may hold more', () => {
    const players = [{ id: 'red' }, { id: 'blue', hand: 7 }]
    const w = start(table({ b: kept({ player: 'blue', copies: 8 }) }, 0, { players }))
    give(w, 'orders', { do: 'done' })
    expect(open(w)).toMatchObject({ player: 1, kind: 'orders' })
    expect(hand(w, 1)).toHaveLength(8)
    give(w, 'orders', { do: 'done' })
    expect(open(w)).toMatchObject({ player: 1, kind: 'discard' })
  })

  test('[W-8-remove] a card marked * that is discarded does not come back either', () => {
    const w = start(table({ r: kept({ copies: 6, once: true }) }, 5))
    give(w, 'orders', { do: 'done' })
    give(w, 'discard', 2)
    expect([w.g.p.gone, discards(w)]).toEqual([[2], []])
  })
})
