import type { BattleEffect, BattleSight, EffectKind, Position, Side, Sight } from '../position.ts'
import type { Effect } from './vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import { at, other } from '../position.ts'
import { holds } from './conditions.ts'

/** The last round, for what holds to the end of a battle. */
const FOR_GOOD = 99

/**
 * What effects of one source bring into a battle for a side; those that are not about battles, or whose
 * conditions do not hold, bring nothing.
 */
export function brought(
  s: Scenario,
  p: Sight,
  b: Pick<BattleSight, 'players' | 'round'>,
  source: number,
  by: Side,
  effects: readonly Effect[],
): BattleEffect[] {
  return effects.flatMap(effect => {
    const kind = kindOf(effect)
    if (kind === null || !('side' in effect)) return []
    if ('if' in effect && effect.if && !holds(s, p, at(b.players, by), effect.if, by)) return []
    return [
      {
        source,
        by,
        side: effect.side === 'own' ? by : other(by),
        do: kind,
        change: 'change' in effect ? effect.change : 0,
        until: effect.do === 'modifier' && effect.rounds === 'this' ? Math.max(1, b.round) : FOR_GOOD,
      },
    ]
  })
}

/** What an effect bears on in a battle; null: on nothing there. */
function kindOf(effect: Effect): EffectKind | null {
  if (effect.do === 'modifier' || effect.do === 'morale') return effect.do
  return effect.do === 'forbid' && (effect.what === 'pursuit' || effect.what === 'reroll')
    ? effect.what
    : null
}

/** G-82 Cards of the other side lose their effects in the battle; rules and symbols keep theirs. */
export function cancel(p: Position, side: Side): void {
  p.battle.effects = p.battle.effects.filter(({ source, by }) => source < 0 || by === side)
}
