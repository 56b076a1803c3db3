import type { Choice, Next, Sequence } from '@sandtable/kernel'
import { done, emit, goTo } from '@sandtable/kernel'
import type { Effect } from './vocabulary.ts'
import type { Waw } from '../events.ts'
import { carryOutAtOnce } from './deeds.ts'
import type { InEffects } from './at-hand.ts'
import { effectAtHand } from './at-hand.ts'
import { isContinuous } from './uses.ts'
import { takeLosses } from './losses.ts'
import { nth } from '../position.ts'
import { whyNotDiscard } from '../cards/playable.ts'

/**
 * One effect: a lasting one is in force while its source lies there; the rest happens now, or is chosen on the lines
 * that follow.
 */
function carryOutOne(g: InEffects): Next<Waw, 'effects'> | void {
  const effect = effectAtHand(g)
  if (effect === undefined) return done
  if (!isContinuous(effect)) carryOutAtOnce(g, effect)
  return goTo('losses', { left: toChoose(effect) })
}

/** How often a player has to choose for an effect. */
function toChoose(effect: Effect): number {
  if (effect.do === 'losses') return effect.steps
  return effect.do === 'discard' && effect.side === 'own' ? effect.number : 0
}

/** Cards that the player must discard, by choice. */
const takeDiscards: Choice<Waw, 'discard', 'effects'> = {
  kind: 'discard',
  rule: 'W-8-text',
  who: g =>
    g.f.left > 0 && effectAtHand(g)?.do === 'discard' && handOf(g, g.f.player).length > 0 ? [g.f.player] : [],
  legal: (g, player) => handOf(g, player),
  whyNot: ({ s, p }, player, card) => whyNotDiscard(s, p, player, card),
  take: (g, player, card) => {
    emit(g, { is: 'card-discarded', player, card, because: 'chosen' })
    return goTo('discards', { left: g.f.left - 1 })
  },
}

const handOf = (g: InEffects, player: number): readonly number[] => nth(g.p.hands, player)

/** W-8-text The effects of a card or special rule, one by one. */
// prettier-ignore
export const EFFECTS: Sequence<Waw, 'effects'> = {
  'effect':   carryOutOne,
  'losses':   takeLosses,
  'discards': takeDiscards,
  'next':     g => goTo('effect', { place: g.f.place + 1 }),
}
