import type { Card, Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../screen.ts'
import { conditionWords } from './condition-text.ts'
import { counted } from './stack-text.ts'
import { wrapped } from '../screen.ts'

/** The cards in a player's own hand, with their texts. */
export function handText(screen: Screen, s: Scenario, p: Position, player: number): string[] {
  const hand = p.hands[player] ?? []
  if (hand.length === 0) return ['You hold no card.']
  return hand.flatMap(number => cardText(screen, s, s.cards[number] as Card))
}

/** A card's name, when it can be played and what it costs, and what it says. */
export function cardText({ paint, width }: Screen, s: Scenario, card: Card): string[] {
  return [
    `  ${paint.bold(card.name)}  ${paint.dim(usesOf(s, card).join(' · '))}`,
    ...wrapped(card.text, width - 6).map(line => `      ${line}`),
  ]
}

/** When a card can be played, and on which terms. */
function usesOf(s: Scenario, card: Card): string[] {
  const { generic, battle } = card
  const when = generic === null ? [] : [`phase: ${generic.when.map(phase => PHASE[phase]).join(' or ')}`]
  return [...when, ...(battle === null ? [] : ['in battle']), ...termsOf(s, card)]
}

/** On which conditions a card can be played, for how much, and for how long. */
export function termsOf(s: Scenario, { cost, lasting, once, if: wanted }: Card): string[] {
  const price = [
    ...(cost.money > 0 ? [`${cost.money} money`] : []),
    ...(cost.points > 0 ? [counted(cost.points, 'point')] : []),
  ]
  return [
    ...conditionWords(s, wanted),
    ...(price.length > 0 ? [`costs ${price.join(' and ')}`] : []),
    ...(lasting > 1 ? [`lasts ${lasting} turns`] : []),
    ...(once ? ['once only'] : []),
  ]
}

export const PHASE: Readonly<Record<NonNullable<Card['generic']>['when'][number], string>> = {
  cards: 'cards',
  production: 'production',
  supply: 'supply',
  movement: 'movement',
  combat: 'battles',
  siege: 'sieges',
  placement: 'placement',
  'enemy-turn': "the enemy's turn",
}
