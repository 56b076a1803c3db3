import type { Card, PhaseName, Position, Scenario } from '@sandtable/waw'
import type { Choice } from './choices.ts'
import { conditionWords, holds, PHASE_WORDS } from '@sandtable/waw'

/** Why a card cannot be played now. */
export type WhyNot =
  | { readonly is: 'other-phase'; readonly phases: readonly string[]; readonly battle: boolean }
  | { readonly is: 'costs'; readonly money: number; readonly points: number }
  | { readonly is: 'unmet'; readonly terms: readonly string[] }
  | { readonly is: 'not-asked' }

/** A card in the hand: the option that plays or discards it, or why it cannot be played now. */
export interface Held {
  readonly number: number
  readonly card: Card
  readonly choice: Choice | null
  readonly why: WhyNot | null
}

/** Phases by the names that cards give them. */
const ASKS: Readonly<Record<PhaseName, keyof typeof PHASE_WORDS>> = {
  cards: 'cards',
  production: 'production',
  supply: 'supply',
  movement: 'movement',
  battles: 'combat',
  sieges: 'siege',
  placement: 'placement',
}

/** What a player holds, with those that can be played now first. */
export function handOf(
  s: Scenario,
  p: Position,
  player: number,
  phase: PhaseName | null,
  choices: readonly Choice[],
): Held[] {
  const held = (p.hands[player] ?? []).map((number): Held => {
    const card = s.cards[number] as Card
    const choice = choices.find(one => one.card === number) ?? null
    return { number, card, choice, why: choice === null ? whyNot(s, p, player, card, phase) : null }
  })
  return held.toSorted((a, b) => Number(b.choice !== null) - Number(a.choice !== null))
}

function whyNot(s: Scenario, p: Position, player: number, card: Card, phase: PhaseName | null): WhyNot {
  const { generic, battle, cost, if: wanted } = card
  const own = p.active === player
  const asks = own ? (phase === null ? null : ASKS[phase]) : 'enemy-turn'
  const inPhase = asks !== null && generic?.when.includes(asks) === true
  if (!inPhase)
    return {
      is: 'other-phase',
      phases: generic?.when.map(when => PHASE_WORDS[when]) ?? [],
      battle: battle !== null,
    }
  const [money, points] = [p.money[player] as number, p.points[player] as number]
  if (money < cost.money || points < cost.points) return { is: 'costs', ...cost }
  return holds(s, p, player, wanted) ? { is: 'not-asked' } : { is: 'unmet', terms: conditionWords(s, wanted) }
}
