import type { Choice } from '@sandtable/kernel'
import { emit, goTo } from '@sandtable/kernel'
import type { AtOnce, Filter, Whose } from './vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { allied, hostile } from '../map/presence.ts'
import { at } from '../position.ts'
import type { InEffects } from './at-hand.ts'
import { effectAtHand } from './at-hand.ts'
import { fits } from './filter.ts'
import { isOneOf, no } from '../why-not.ts'
import { rosterOf } from '../roster.ts'

/** W-4.1.2-hidden-immune Units on the map that an effect can strike: the player's, or the enemies'; no hidden ones. */
export const targetsOf = (
  s: Scenario,
  p: Sight,
  player: number,
  side: Whose,
  of: Filter | undefined,
): number[] =>
  s.players
    .flatMap((_, q) =>
      (side === 'own' ? q === player : hostile(s, p, player, q)) ? (rosterOf(s).units[q] ?? []) : [],
    )
    .filter(u => at(p.where, u) >= 0 && p.hidden[u] === 0 && fits(s, p, u, of))

/** Steps that an effect costs, one unit after another; the effect says which player chooses. */
export const takeLosses: Choice<Waw, 'loss', 'effects'> = {
  kind: 'loss',
  rule: 'W-8-text',
  forced: true,
  who: g => {
    const due = lossDue(g)
    return due === null ? [] : [due.by]
  },
  legal: g => lossDue(g)?.units ?? [],
  whyNot: (g, _player, unit) => {
    if (!isOneOf(unit, g.s.units.length)) return no('W-8-text', 'no-answer')
    if (at(g.p.where, unit) < 0) return no('W-8-text', 'off-map')
    if (g.p.hidden[unit] === 1) return no('W-4.1.2-hidden-immune', 'hidden')
    return lossDue(g)?.units.includes(unit) === true ? null : no('W-8-text', 'not-struck', { counter: unit })
  },
  take: (g, by, unit) => {
    emit(g, { is: 'loss-suffered', source: g.f.source, unit, by })
    return goTo('losses', { left: g.f.left - 1 })
  },
}

/** The player to choose now, and among which units; null: nothing is due, or no unit can be struck. */
function lossDue(g: InEffects): { by: number; units: number[] } | null {
  const effect = effectAtHand(g)
  if (effect?.do !== 'losses' || g.f.left === 0) return null
  const units = targetsOf(g.s, g.p, g.f.player, effect.side, effect.of)
  if (units.length === 0) return null
  const by = chooserOf(g.s, g.p, g.f.player, effect, units)
  const theirs = effect.side === 'enemy' && effect.chooser === 'enemy'
  return { by, units: theirs ? units.filter(u => allied(g.s, by, at(g.s.owner, u))) : units }
}

/**
 * Of several enemies the one with most units that can be struck chooses, as for a stack without a leader (G-60), or
 * the first.
 */
function chooserOf(
  s: Scenario,
  p: Sight,
  player: number,
  { chooser }: Extract<AtOnce, { do: 'losses' }>,
  units: readonly number[],
): number {
  const enemies = [...s.players.keys()].filter(q => hostile(s, p, player, q))
  if (chooser === 'own' || enemies.length === 0) return player
  const numbers = enemies.map(q => units.filter(u => s.owner[u] === q).length)
  return at(enemies, numbers.indexOf(Math.max(...numbers)))
}
