import type { Card, Condition } from '@sandtable/waw'
import type { Part } from './follow.ts'
import type { Subject } from './check.ts'
import { holds } from '@sandtable/waw'
import { partsOf } from './follow.ts'
import { whyNever } from './never.ts'
import { warPhrase } from '../words/words.ts'

/** One use of a card, and what it takes to play it. */
export interface Use {
  readonly card: Card
  /** Its copies. */
  readonly numbers: readonly number[]
  readonly use: 'generic' | 'battle'
  readonly parts: readonly Part[]
  /** It can never be played, by the printed data alone. */
  readonly never: boolean
}

/** All uses of all cards of a pack. */
export function usesOf(subject: Subject): Use[] {
  const { pack, s } = subject
  return Object.keys(pack.cards).flatMap(id => {
    const numbers = [...s.cards.keys()].filter(number => s.cards[number]?.id === id)
    const card = s.cards.find(printed => printed.id === id)
    if (card === undefined) return []
    const cost: Condition = {
      ...(card.cost.money > 0 && { money: card.cost.money }),
      ...(card.cost.points > 0 && { points: card.cost.points }),
    }
    const wanted = [card.if, cost]
    const parts = wanted.flatMap(condition => partsOf(s, card.owner, condition))
    const never = wanted.some(condition => whyNever(subject, card.owner, condition) !== null)
    return (['generic', 'battle'] as const)
      .filter(use => card[use] !== null)
      .map(use => ({
        card,
        numbers,
        use,
        parts: use === 'battle' ? [...parts, ...effectsWork(subject, card)] : parts,
        never,
      }))
  })
}

/** W-8-unmet A card is played in battle only if one of its effects would do something. */
function effectsWork({ s }: Subject, { owner, battle }: Card): Part[] {
  const wanted = (battle?.effects ?? []).map((effect): Condition => ('if' in effect && effect.if) || {})
  if (wanted.some(condition => Object.keys(condition).length === 0)) return []
  if (wanted.length === 1) return partsOf(s, owner, wanted[0] as Condition)
  return [
    {
      need: 1,
      amount: (p, side) => (wanted.some(condition => holds(s, p, owner, condition, side)) ? 1 : 0),
      lacking: () => warPhrase('lacking:effects'),
    },
  ]
}
