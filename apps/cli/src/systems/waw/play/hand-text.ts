import type { Card, Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { cardUses } from '@sandtable/waw'
import { wrapped } from '../../../screen.ts'

/** The cards in a player's own hand, with their texts. */
export function handText(screen: Screen, s: Scenario, p: Position, player: number): string[] {
  const hand = p.hands[player] ?? []
  if (hand.length === 0) return ['You hold no card.']
  return hand.flatMap(number => cardText(screen, s, s.cards[number] as Card))
}

/** A card's name, when it can be played and what it costs, and what it says. */
export function cardText({ paint, width }: Screen, s: Scenario, card: Card): string[] {
  return [
    `  ${paint.bold(card.name)}  ${paint.dim(cardUses(s, card).join(' · '))}`,
    ...wrapped(card.text, width - 6).map(line => `      ${line}`),
  ]
}
