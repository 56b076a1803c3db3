import type { Card, PhaseName, Position, Scenario } from '@sandtable/waw'
import type { Choice } from './choices.ts'
import { conditionWords, holds } from '@sandtable/waw'

/** When a card can be played: in a phase by the name that cards give it, or in a battle. */
type Phase = NonNullable<Card['generic']>['when'][number] | 'battle'

/** Why a card cannot be played now. */
export type WhyNot =
  | { readonly is: 'other-phase'; readonly phases: readonly Phase[] }
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
const ASKS: Readonly<Record<PhaseName, Phase>> = {
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
  const inPhase = generic?.when.some(when => when === asks) === true
  if (!inPhase)
    return {
      is: 'other-phase',
      phases: [...(generic?.when ?? []), ...(battle === null ? [] : (['battle'] as const))],
    }
  const [money, points] = [p.money[player] as number, p.points[player] as number]
  if (money < cost.money || points < cost.points) return { is: 'costs', ...cost }
  return holds(s, p, player, wanted) ? { is: 'not-asked' } : { is: 'unmet', terms: conditionWords(s, wanted) }
}
