import type { Card } from '../cards/card.ts'
import type { Scenario } from '../scenario.ts'
import { conditionWords } from './conditions-in-words.ts'

/** When a card can be played, and on which terms. */
export function cardUses(s: Scenario, card: Card): string[] {
  const { generic, battle } = card
  const when =
    generic === null ? [] : [`phase: ${generic.when.map(phase => PHASE_WORDS[phase]).join(' or ')}`]
  return [...when, ...(battle === null ? [] : ['in battle']), ...cardTerms(s, card)]
}

/** On which conditions a card can be played, for how much, and for how long. */
export function cardTerms(s: Scenario, { cost, lasting, once, if: wanted }: Card): string[] {
  const price = [
    ...(cost.money > 0 ? [`${cost.money} money`] : []),
    ...(cost.points > 0 ? [`${cost.points} ${cost.points === 1 ? 'point' : 'points'}`] : []),
  ]
  return [
    ...conditionWords(s, wanted),
    ...(price.length > 0 ? [`costs ${price.join(' and ')}`] : []),
    ...(lasting > 1 ? [`lasts ${lasting} turns`] : []),
    ...(once ? ['once only'] : []),
  ]
}

/** Phases as cards and special rules name them. */
export const PHASE_WORDS: Readonly<Record<NonNullable<Card['generic']>['when'][number], string>> = {
  cards: 'cards',
  production: 'production',
  supply: 'supply',
  movement: 'movement',
  combat: 'battles',
  siege: 'sieges',
  placement: 'placement',
  'enemy-turn': "the enemy's turn",
}
