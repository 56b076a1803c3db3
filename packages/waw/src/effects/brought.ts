import type { BattleEffect, BattleSight, EffectKind, Side, Sight } from '../position.ts'
import type { Effect } from './vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import { at, other } from '../position.ts'
import { holds } from './conditions.ts'
import { isCard } from './uses.ts'

/** The last round, for effects that last to the end of a battle. */
const FOR_GOOD = 99

/** The parts of a battle that its effects depend on. */
type Field = Pick<BattleSight, 'players' | 'round' | 'effects'>

/** Effects of one source, for one side of a battle. */
type Bring = (
  s: Scenario,
  p: Sight,
  b: Field,
  source: number,
  by: Side,
  effects: readonly Effect[],
) => BattleEffect[]

/**
 * The effects of one source in a battle for a side; effects that aren't about battles, or whose conditions don't hold,
 * are left out, as are a side's cancelled cards.
 */
export const brought: Bring = (s, p, b, source, by, effects) => {
  if (isCard(source) && silenced(b, by)) return []
  return effects.flatMap(effect => {
    const kind = kindOf(effect, source)
    if (kind === null) return []
    if ('if' in effect && effect.if && !holds(s, p, at(b.players, by), effect.if, by)) return []
    return [
      {
        source,
        by,
        side: 'side' in effect && effect.side === 'own' ? by : other(by),
        do: kind,
        change: 'change' in effect ? effect.change : 0,
        until: effect.do === 'modifier' && effect.rounds === 'this' ? Math.max(1, b.round) : FOR_GOOD,
      },
    ]
  })
}

/** An effect's target in a battle; null: it has none there. Supremacy from other sources than cards belongs to the battle. */
function kindOf(effect: Effect, source: number): EffectKind | null {
  if (effect.do === 'modifier' || effect.do === 'morale' || effect.do === 'cancel') return effect.do
  if (effect.do === 'supremacy') return isCard(source) ? effect.do : null
  return effect.do === 'forbid' && (effect.what === 'pursuit' || effect.what === 'reroll')
    ? effect.what
    : null
}

/** G-82 Everything in force in a battle once a card is played there, or its die has fallen. */
export const inForceAfter: Bring = (s, p, b, source, by, effects) => {
  const left = effects.some(effect => effect.do === 'cancel') ? withoutCardsOf(b, other(by)) : [...b.effects]
  return [...left, ...brought(s, p, { ...b, effects: left }, source, by, effects)]
}

/** G-82 The rest when a side's cards lose their effects; rules and symbols keep theirs. */
export const withoutCardsOf = (b: Pick<BattleSight, 'effects'>, side: Side): BattleEffect[] =>
  b.effects.filter(({ source, by }) => !isCard(source) || by !== side)

/** W-8-text Whether a side's cards have no effect in this battle, including later ones. */
export const silenced = (b: Pick<BattleSight, 'effects'>, side: Side): boolean =>
  b.effects.some(effect => effect.do === 'cancel' && effect.side === side)

/** The total change that everything in force makes for a side. */
export function effectOf(
  b: BattleSight,
  side: Side,
  what: EffectKind,
  only: (effect: BattleEffect) => boolean = () => true,
): number {
  let change = 0
  for (const effect of b.effects)
    if (effect.side === side && effect.do === what && only(effect)) change += effect.change
  return change
}

export const forbidden = (b: BattleSight, side: Side, what: 'pursuit' | 'reroll'): boolean =>
  b.effects.some(effect => effect.side === side && effect.do === what)
