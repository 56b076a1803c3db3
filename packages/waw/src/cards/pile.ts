import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, nth } from '../position.ts'

/** A card enters a hand, which is kept in rising order; to a viewer who may not know it, it is -1. */
export function takeUp(p: Position, player: number, card: number): void {
  const hand = nth(p.hands, player)
  hand.push(card)
  hand.sort((a, b) => a - b)
}

/** A card leaves a hand; in a viewer's it may be unknown. */
export function putDown(p: Position, player: number, card: number): void {
  const hand = nth(p.hands, player)
  const place = hand.indexOf(card)
  hand.splice(place === -1 ? 0 : place, 1)
}

/** W-8-remove A card is put with the discards, or leaves the game. */
export function layAside(p: Position, s: Scenario, player: number, card: number): void {
  if (nth(s.cards, card).once) p.gone.push(card)
  else p.discards[player]?.push(card)
}

/** W-8-discard, W-8-remove A card leaves the hand: for the discards, or for good. */
export function discard(p: Position, s: Scenario, player: number, card: number): void {
  putDown(p, player, card)
  layAside(p, s, player, card)
}

/** W-8-cost What a card costs is paid, or given back. */
export function payFor(p: Position, s: Scenario, player: number, card: number, times: 1 | -1): void {
  const { money, points } = nth(s.cards, card).cost
  p.money[player] = at(p.money, player) - times * money
  p.points[player] = at(p.points, player) - times * points
}
