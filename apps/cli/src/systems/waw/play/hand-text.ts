import type { Card, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import type { WarDesk } from './war-desk.ts'
import { phaseOf, whyNotCard } from '@sandtable/waw'
import { isSpace } from '@sandtable/kernel'
import { wrapped } from '../../../screen.ts'
import { cardUses, sayWhyNot } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** The cards in a player's own hand, with their texts, and why some can't be played now. */
export function handText({ terminal, s, view, player, decision, g }: WarDesk): string[] {
  const hand = view.hands[player] ?? []
  if (hand.length === 0) return [warPhrase('hand:empty')]
  const { screen } = terminal
  const offered = isSpace(decision.options) ? [] : decision.options
  return hand.flatMap(number => {
    const card = s.cards[number] as Card
    const why = sayWhyNot(s, view, whyNotCard(s, view, player, number, phaseOf(g.agenda), decision.kind))
    return [
      ...cardText(screen, s, card),
      ...(offered.includes(number) ? [] : [`      ${screen.paint.dim(why)}`]),
    ]
  })
}

/** A card's name, when it can be played, its cost and its text. */
export function cardText({ paint, width }: Screen, s: Scenario, card: Card): string[] {
  return [
    `  ${paint.bold(card.name)}  ${paint.dim(cardUses(s, card).join(' · '))}`,
    ...wrapped(card.text, width - 6).map(line => `      ${line}`),
  ]
}
