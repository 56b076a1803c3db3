import type { Choice } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { BattleSight, EffectKind, Side } from '../position.ts'
import type { Waw } from '../events.ts'
import { at, SIDES } from '../position.ts'
import { sideOf } from './commanders.ts'

/** W-12.1-cards At the start of a round the attacker plays battle cards or passes, then the defender. */
export const playBattleCards: Choice<Waw> = {
  kind: 'cards',
  rule: 'W-12.1-cards',
  who: g => {
    const b = g.p.battle
    if (b.round > 1 && !g.s.rules.cards_each_round) return []
    const side = SIDES.find(side => b.passed[side] === 0 && handOf(g.p.hands, b, side).length > 0)
    return side === undefined ? [] : [at(b.players, side)]
  },
  legal: (g, player) => [...(g.p.hands[player] as readonly number[]), 'pass'],
  take: (g, player, answer) => {
    const side = sideOf(g.p.battle, player)
    if (answer === 'pass') emit(g, { is: 'cards-passed', side })
    else emit(g, { is: 'card-played', player, side, card: answer as number })
    return again
  },
}

/** What all cards in force together change for a side. */
export function effectOf(b: BattleSight, side: Side, what: EffectKind): number {
  let change = 0
  for (const effect of b.effects) if (effect.side === side && effect.do === what) change += effect.change
  return change
}

export const forbidden = (b: BattleSight, side: Side, what: 'pursuit' | 'reroll'): boolean =>
  b.effects.some(effect => effect.side === side && effect.do === what)

const handOf = (hands: readonly (readonly number[])[], b: BattleSight, side: Side): readonly number[] =>
  hands[at(b.players, side)] as readonly number[]
