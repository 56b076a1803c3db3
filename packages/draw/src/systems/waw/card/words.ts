import type { CardPhase, Family } from '@sandtable/scenario'

/** The words that stand on every card beside its own; a table in another language has its own. */
export interface CardWords {
  readonly family: Readonly<Record<Family, string>>
  readonly when: Readonly<Record<CardPhase | 'battle', string>>
  readonly or: string
  readonly once: string
  readonly money: (number: number) => string
  readonly points: (number: number) => string
  readonly lasting: (turns: number) => string
}

export const ENGLISH: CardWords = {
  family: { battle: 'Battle', movement: 'Movement', supply: 'Supply', event: 'Event', economic: 'Economic' },
  when: {
    cards: 'cards phase',
    production: 'production',
    supply: 'supply',
    movement: 'movement',
    combat: 'battles',
    siege: 'sieges',
    placement: 'placement',
    'enemy-turn': "the enemy's turn",
    battle: 'in a battle',
  },
  or: 'or',
  once: 'Once only',
  money: number => `Costs ${number} money`,
  points: number => `Costs ${number} ${number === 1 ? 'point' : 'points'}`,
  lasting: turns => `Lasts ${turns} turns`,
}
