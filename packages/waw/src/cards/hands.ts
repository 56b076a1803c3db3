import type { Choice, Here } from '@sandtable/kernel'
import { again, emit, roll } from '@sandtable/kernel'
import type { Draw } from './events.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { deckOf, toReshuffle } from './deck.ts'
import { isCard } from '../effects/uses.ts'
import { whyNotDiscard } from './playable.ts'

/** W-8-hand-limit */
const HAND_LIMIT = 5

/** W-8-own-deck Before the first turn each player is dealt the scenario's number of cards. */
export function dealHands(g: Here<Waw>): void {
  g.s.players.forEach(({ hand }, player) => {
    for (let i = 0; i < hand; i++) drawOne(g, player, 'deal')
  })
}

/** W-7.1.1-draw, W-8-one-draw The active player draws one card. */
export function drawCard(g: Here<Waw>): void {
  drawOne(g, g.p.active, 'turn')
}

/**
 * W-8-deck-order, G-59 One random card of the deck; when the last deck is empty, of its discards; if none is left, no
 * draw.
 */
export function drawOne(g: Here<Waw>, player: number, by: Draw): void {
  const back = toReshuffle(g.s, g.p, player)
  if (back.length > 0) emit(g, { is: 'reshuffled', player, cards: back })
  const deck = deckOf(g.s, g.p, player)
  if (deck.length > 0) emit(g, { is: 'card-drawn', player, card: at(deck, roll(g, deck.length)), by })
}

/** At the end of a player turn cards played in it expire, unless they last; cards held for a battle return. */
export function returnCards(g: Here<Waw>): void {
  const { active, turn } = g.p
  for (const { source, player, during, until, waits } of g.p.standing) {
    if (during !== active) continue
    if (waits === 1) emit(g, { is: 'card-returned', player, card: source, held: source })
    else if (until > turn) continue
    else if (isCard(source)) emit(g, { is: 'card-spent', player, card: source })
    else emit(g, { is: 'rule-ended', player, rule: -1 - source })
  }
}

/** W-8-hand-limit At the end of the turn the active player discards cards above the limit, and chooses which. */
export const discardExcess: Choice<Waw, 'discard', 'turn'> = {
  kind: 'discard',
  rule: 'W-8-hand-limit',
  who: g => (nth(g.p.hands, g.p.active).length > HAND_LIMIT ? [g.p.active] : []),
  legal: (g, player) => nth(g.p.hands, player),
  whyNot: ({ s, p }, player, card) => whyNotDiscard(s, p, player, card),
  take: (g, player, card) => {
    emit(g, { is: 'card-discarded', player, card, because: 'limit' })
    return again
  },
}
