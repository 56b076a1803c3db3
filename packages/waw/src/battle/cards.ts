import type { Choice, Here } from '@sandtable/kernel'
import { again, emit, roll } from '@sandtable/kernel'
import type { Side } from '../position.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { Waw } from '../events.ts'
import { at, SIDES, nth } from '../position.ts'
import { brought } from '../effects/brought.ts'
import { DIE } from '../charts/battle.ts'
import { effectsAtStart, sideWith } from '../effects/in-force.ts'
import { mayHold } from '../cards/deck.ts'
import { playableInBattle, whyNotInBattle } from '../cards/playable.ts'
import { rosterOf } from '../roster.ts'
import { sideOf } from './commanders.ts'

/** W-15-cards-over-all What is in force from before the battle: cards, special rules, symbols of counters. */
export function bringEffects(g: Here<Waw>): void {
  const effects = effectsAtStart(g.s, g.p, g.p.battle)
  if (effects.length > 0) emit(g, { is: 'battle-effects', effects })
  for (const { source, player, waits } of g.p.standing)
    if (waits === 1 && sideWith(g.s, g.p.battle, player) !== null)
      emit(g, { is: 'card-spent', player, card: source })
}

/** W-12.1-cards The attacker plays battle cards or passes at the start of a round, then the defender. */
export const playBattleCards: Choice<Waw, 'cards', 'rounds'> = {
  kind: 'cards',
  rule: 'W-12.1-cards',
  who: g => {
    const b = g.p.battle
    if (b.round > 1 && !g.s.rules.cards_each_round) return []
    const side = SIDES.find(side => {
      const player = at(b.players, side)
      return b.passed[side] === 0 && mayHold(g.s, g.p, player, rosterOf(g.s).battleCards[player] ?? [])
    })
    return side === undefined ? [] : [at(b.players, side)]
  },
  legal: (g, player) => [...playableInBattle(g.s, g.p, player, sideOf(g.p.battle, player)), 'pass'],
  whyNot: ({ s, p }, player, card) =>
    card === 'pass' ? null : whyNotInBattle(s, p, player, sideOf(p.battle, player), card),
  take: (g, player, answer) => {
    const side = sideOf(g.p.battle, player)
    if (answer === 'pass') emit(g, { is: 'cards-passed', side })
    else play(g, player, side, answer)
    return again
  },
}

/** W-8-battle The battle use of a card is chosen: its effects are in force, except those that a die decides. */
function play(g: Here<Waw>, player: number, side: Side, card: number): void {
  emit(g, { is: 'card-played', player, side, card })
  tryEffects(g, player, side, card, nth(g.s.cards, card).battle?.effects ?? [])
}

/** Tests among effects, each with a die, and the effects that follow. */
function tryEffects(
  g: Here<Waw>,
  player: number,
  side: Side,
  source: number,
  effects: readonly Effect[],
): void {
  for (const effect of effects) {
    if (effect.do !== 'test') continue
    const die = roll(g, DIE)
    const passed = die <= effect.upTo
    emit(g, { is: 'effect-tested', source, player, upTo: effect.upTo, die, passed })
    const follow = passed ? effect.then : effect.else
    if (follow.some(one => one.do === 'cancel')) emit(g, { is: 'cards-cancelled', side })
    const bring = brought(g.s, g.p, g.p.battle, source, side, follow)
    if (bring.length > 0) emit(g, { is: 'battle-effects', effects: bring })
    tryEffects(g, player, side, source, follow)
  }
}
