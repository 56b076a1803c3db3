import type { Answer } from '@sandtable/kernel'
import type { Card, Phase } from './card.ts'
import type { Scenario } from '../scenario.ts'
import type { Side, Sight } from '../position.ts'
import type { WhyNot } from '../why-not.ts'
import { at, nth } from '../position.ts'
import { forOneBattle, holdsOn, mayCancel } from '../effects/uses.ts'
import { holds } from '../effects/conditions.ts'
import { isOneOf, no } from '../why-not.ts'
import { silenced } from '../effects/brought.ts'
import { works, worksInBattle } from '../effects/works.ts'

/** W-8-conditions, W-8-cost, W-8-turn-window Why a card's cost can't be paid or its conditions aren't met; null: neither. */
function whyUnmet(s: Scenario, p: Sight, player: number, card: number, side: Side | null): WhyNot | null {
  const { cost, if: wanted } = nth(s.cards, card)
  const [has, points] = [at(p.money, player), at(p.points, player)]
  if (has < cost.money) return no('W-8-cost', 'too-dear', { card, money: cost.money, purse: has })
  if (points < cost.points)
    return no('W-8-cost', 'too-few-points', { card, points: cost.points, has: points })
  return holds(s, p, player, wanted, side) ? null : no('W-8-unmet', 'unmet', { card })
}

const handOf = (p: Sight, player: number): readonly number[] => nth(p.hands, player)

/** W-8-generic, W-8-unmet Why a player may not play a card in a phase, or in none; null: it may be played. */
export function whyNotPlay(
  s: Scenario,
  p: Sight,
  player: number,
  card: Answer,
  phase: Phase | null,
): WhyNot | null {
  if (!isOneOf(card, s.cards.length)) return no('W-8-generic', 'no-answer')
  if (!handOf(p, player).includes(card)) return no('W-8-generic', 'not-in-hand')
  const { generic, lasting } = nth(s.cards, card)
  if (phase === null || generic === null || !generic.when.includes(phase))
    return no('W-8-generic', 'other-phase', { card })
  const unmet = whyUnmet(s, p, player, card, null)
  if (unmet !== null) return unmet
  const moment = { player, phase, lasting }
  const idle = generic.effects.length > 0 && !generic.effects.some(effect => works(s, p, effect, moment))
  return idle ? no('W-8-unmet', 'no-effect', { card }) : null
}

/** Cards in a player's hand that may be played in a phase; most are for others. */
export const playableIn = (s: Scenario, p: Sight, player: number, phase: Phase): number[] =>
  handOf(p, player).filter(
    card =>
      nth(s.cards, card).generic?.when.includes(phase) === true &&
      whyNotPlay(s, p, player, card, phase) === null,
  )

/** W-8-battle, W-8-unmet Why a player may not play a card in the battle, for their side; null: it may be played. */
export function whyNotInBattle(
  s: Scenario,
  p: Sight,
  player: number,
  side: Side,
  card: Answer,
): WhyNot | null {
  if (!isOneOf(card, s.cards.length)) return no('W-12.1-cards', 'no-answer')
  if (!handOf(p, player).includes(card)) return no('W-12.1-cards', 'not-in-hand')
  const { battle } = nth(s.cards, card)
  if (battle === null) return no('W-8-battle', 'no-battle-use', { card })
  const unmet = whyUnmet(s, p, player, card, side)
  if (unmet !== null) return unmet
  if (silenced(p.battle, side) && !mayCancel(battle.effects)) return no('G-82', 'silenced')
  const idle = !battle.effects.some(effect => worksInBattle(s, p, player, effect, side))
  return idle ? no('W-8-unmet', 'no-effect', { battle: card }) : null
}

/** Cards in a player's hand that may be played in the battle. */
export const playableInBattle = (s: Scenario, p: Sight, player: number, side: Side): number[] =>
  handOf(p, player).filter(card => whyNotInBattle(s, p, player, side, card) === null)

/** W-8-hand-limit Why a player may not discard a card; null: it may be discarded. */
export function whyNotDiscard(s: Scenario, p: Sight, player: number, card: Answer): WhyNot | null {
  if (!isOneOf(card, s.cards.length)) return no('W-8-hand-limit', 'no-answer')
  return handOf(p, player).includes(card) ? null : no('W-8-hand-limit', 'not-in-hand')
}

const BEFORE_BATTLES: readonly Phase[] = ['movement', 'combat', 'enemy-turn']

/**
 * W-8-defensive-return Whether a card played in a phase is held for one battle: it only affects battles, and this
 * turn.
 */
export const heldForBattle = ({ generic, lasting }: Card, phase: Phase): boolean =>
  lasting === 1 &&
  BEFORE_BATTLES.includes(phase) &&
  generic !== null &&
  generic.effects.every(effect => forOneBattle(effect))

/** W-8-lasting The game turn in which a card ends if played now. */
export const lastTurn = (p: Sight, { generic, lasting }: Card): number =>
  holdsOn(generic?.effects ?? []) ? p.turn + lasting - 1 : p.turn
