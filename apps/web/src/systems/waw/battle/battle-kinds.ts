import type { Step } from './battle-story.ts'

/** Decisions that are made on the battle board, and the step of the battle that each belongs to. */
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

/** Of these, the ones that are made by pointing at a unit that bears a result. */
const LOSSES: readonly string[] = ['hit', 'panic', 'pursuit-hit', 'support-loss']

export const isLoss = (kind: string): boolean => LOSSES.includes(kind)
