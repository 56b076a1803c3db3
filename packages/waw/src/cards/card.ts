import type { Condition, Effect } from '../effects/vocabulary.ts'

/** Phases of a player turn in which a card can be played or a rule can apply. */
export type Phase = (typeof PHASES)[number]
export const PHASES = [
  'cards',
  'production',
  'supply',
  'movement',
  'combat',
  'siege',
  'placement',
  'enemy-turn',
] as const

export type Family = 'battle' | 'movement' | 'supply' | 'event' | 'economic'

/** A card, with one use or two (W-8-uses). */
export interface Card {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly owner: number
  readonly family: Family
  /** W-8-deck-order Number of the deck, from 0. */
  readonly deck: number
  readonly generic: { readonly when: readonly Phase[]; readonly effects: readonly Effect[] } | null
  readonly battle: { readonly effects: readonly Effect[] } | null
  /** W-8-lasting Turns that it stays in effect. */
  readonly lasting: number
  /** W-8-remove It leaves the game once played. */
  readonly once: boolean
  readonly cost: { readonly money: number; readonly points: number }
  readonly if: Condition
}
