import type { Step } from './battle-story.ts'

/** The decisions made on the battle board, and the step of each. */
export const STEP_OF_KIND: Readonly<Record<string, Step>> = {
  commander: 'commanders',
  cards: 'cards',
  reroll: 'fire',
  panic: 'losses',
  hit: 'losses',
  'support-loss': 'aftermath',
  'pursuit-hit': 'aftermath',
  retreat: 'aftermath',
  surplus: 'aftermath',
}

export const isOfBattle = (kind: string): boolean => Object.hasOwn(STEP_OF_KIND, kind)
