import type { Card, PhaseName, Position, Scenario } from '@sandtable/waw'
import type { Choice } from './choices.ts'
import { whyNotCard } from '@sandtable/waw'
import { sayWhyNot } from '../../words/story.ts'

/** A card in the hand: the option that plays or discards it, or why it can't be played now. */
export interface Held {
  readonly number: number
  readonly card: Card
  readonly choice: Choice | null
  readonly why: string
}

/** A player's hand, with the playable cards first. */
export function handOf(
  s: Scenario,
  p: Position,
  player: number,
  phase: PhaseName | null,
  asked: string | null,
  choices: readonly Choice[],
): Held[] {
  const held = (p.hands[player] ?? []).map((number): Held => {
    const card = s.cards[number] as Card
    const choice = choices.find(one => one.card === number) ?? null
    const why = choice === null ? sayWhyNot(s, p, whyNotCard(s, p, player, number, phase, asked)) : ''
    return { number, card, choice, why }
  })
  return held.toSorted((a, b) => Number(b.choice !== null) - Number(a.choice !== null))
}
