import type { Choice, Here, Next, Sequence } from '@sandtable/kernel'
import { done, emit, goTo } from '@sandtable/kernel'
import type { Effect } from './vocabulary.ts'
import type { Waw } from '../events.ts'
import { DEEDS } from './deeds.ts'
import { effectAtHand, leftIn, placeIn, playerIn } from './at-hand.ts'
import { isContinuous } from './uses.ts'
import { takeLosses } from './losses.ts'

/**
 * One effect: what holds on is in force by standing there; the rest happens now, or is chosen on the lines
 * that follow.
 */
function carryOutOne(g: Here<Waw>): Next | void {
  const effect = effectAtHand(g)
  if (effect === undefined) return done
  if (!isContinuous(effect)) DEEDS[effect.do](g, effect as never)
  return goTo('losses', { left: toChoose(effect) })
}

/** How often somebody has to choose for an effect. */
function toChoose(effect: Effect): number {
  if (effect.do === 'losses') return effect.steps
  return effect.do === 'discard' && effect.side === 'own' ? effect.number : 0
}

/** Cards that the player himself must discard; he chooses which. */
const takeDiscards: Choice<Waw> = {
  kind: 'discard',
  rule: 'W-8-text',
  who: g =>
    leftIn(g) > 0 && effectAtHand(g)?.do === 'discard' && handOf(g, playerIn(g)).length > 0
      ? [playerIn(g)]
      : [],
  legal: (g, player) => handOf(g, player),
  take: (g, player, card) => {
    emit(g, { is: 'card-discarded', player, card: card as number, because: 'chosen' })
    return goTo('discards', { left: leftIn(g) - 1 })
  },
}

const handOf = (g: Here<Waw>, player: number): readonly number[] => g.p.hands[player] as readonly number[]

/** W-8-text What a card or special rule does, one effect after the other. */
// prettier-ignore
export const EFFECTS: Sequence<Waw> = {
  'effect':   carryOutOne,
  'losses':   takeLosses,
  'discards': takeDiscards,
  'next':     g => goTo('effect', { place: placeIn(g) + 1 }),
}
