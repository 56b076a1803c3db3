import type { Card, Phase } from './card.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import type { Side, Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { forOneBattle, holdsOn } from '../effects/uses.ts'
import { holds } from '../effects/conditions.ts'

/** W-8-conditions, W-8-cost, W-8-turn-window Whether a card's conditions are met and its cost can be paid. */
function met(s: Scenario, p: Sight, player: number, { cost, if: wanted }: Card, side: Side | null): boolean {
  return (
    at(p.money, player) >= cost.money &&
    at(p.points, player) >= cost.points &&
    holds(s, p, player, wanted, side)
  )
}

const handOf = (p: Sight, player: number): readonly number[] => nth(p.hands, player)

/** W-8-generic, W-8-unmet Cards of a player's hand that he may play in a phase. */
export const playableIn = (s: Scenario, p: Sight, player: number, phase: Phase): number[] =>
  handOf(p, player).filter(number => {
    const card = nth(s.cards, number)
    return card.generic?.when.includes(phase) && met(s, p, player, card, null)
  })

/** W-8-battle, W-8-unmet Cards of a player's hand that he may play in the battle, on his side of it. */
export const playableInBattle = (s: Scenario, p: Sight, player: number, side: Side): number[] =>
  handOf(p, player).filter(number => {
    const card = nth(s.cards, number)
    return (
      card.battle !== null &&
      met(s, p, player, card, side) &&
      card.battle.effects.some(effect => works(s, p, player, effect, side))
    )
  })

/** Whether an effect would do anything now: its own conditions hold, if it has some. */
const works = (s: Scenario, p: Sight, player: number, effect: Effect, side: Side): boolean =>
  !('if' in effect) || effect.if === undefined || holds(s, p, player, effect.if, side)

const BEFORE_BATTLES: readonly Phase[] = ['movement', 'combat', 'enemy-turn']

/**
 * W-8-defensive-return Whether a card played in a phase is held for one battle: it does nothing but for a
 * battle, in this turn.
 */
export const heldForBattle = ({ generic, lasting }: Card, phase: Phase): boolean =>
  lasting === 1 &&
  BEFORE_BATTLES.includes(phase) &&
  generic !== null &&
  generic.effects.every(effect => forOneBattle(effect))

/** W-8-lasting The game turn with which a card ends that is played now. */
export const lastTurn = (p: Sight, { generic, lasting }: Card): number =>
  holdsOn(generic?.effects ?? []) ? p.turn + lasting - 1 : p.turn
