import type { Happenings } from '@sandtable/kernel'
import type { EffectEvent } from '../effects/events.ts'
import type { War } from '../war.ts'
import type { Position, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { discard, layAside, payFor, putDown, takeUp } from './pile.ts'
import { withoutCardsOf } from '../effects/brought.ts'
import { EFFECT_EVENTS, takeAway } from '../effects/events.ts'
import { nth, other } from '../position.ts'

/** The occasion of a draw: the deal before the game, the draw of a turn, a purchase, an effect. */
export type Draw = 'deal' | 'turn' | 'purchase' | 'effect'

type HandEvent =
  /** A card is drawn, and on what occasion; only its owner sees it, others see -1. Old games have no occasion. */
  | {
      readonly is: 'card-drawn'
      readonly player: number
      readonly card: number
      readonly by?: Draw
    }
  /** G-59 The last deck is empty, and these discards are its cards from now on. */
  | { readonly is: 'reshuffled'; readonly player: number; readonly cards: readonly number[] }
  /** A card leaves the hand unplayed: above the limit, or by an effect, chosen by its owner or by a die. */
  | {
      readonly is: 'card-discarded'
      readonly player: number
      readonly card: number
      readonly because: 'limit' | 'chosen' | 'random'
    }
  /** W-8-generic A card is played, paid for, and lies on the table; `until` is the game turn in which it ends. */
  | {
      readonly is: 'card-used'
      readonly player: number
      readonly card: number
      readonly use: 'generic'
      readonly until: number
      /** W-8-defensive-return It is held for a battle. */
      readonly held: boolean
    }
  /** W-8-discard A card that lay on the table goes to the discards, or out of the game. */
  | { readonly is: 'card-spent'; readonly player: number; readonly card: number }
  /** W-8-defensive-return A card held for a battle that was not fought returns to the hand with its cost. */
  | {
      readonly is: 'card-returned'
      readonly player: number
      readonly card: number
      /** The hand's entry for it: the card, or -1 to other players. */
      readonly held: number
    }
  /** G-82 Cards that this side's enemy has played in the battle lose their effect; later ones do by the following effect. */
  | { readonly is: 'cards-cancelled'; readonly side: Side }

export type CardEvent = HandEvent | EffectEvent

const everyone = 'everyone' as const

export const CARD_EVENTS: Happenings<War, CardEvent> = {
  ...EFFECT_EVENTS,
  'card-drawn': {
    seen: (e, viewer) => (viewer === e.player ? e : { ...e, card: -1 }),
    apply: (p, e) => takeUp(p, e.player, e.card),
  },
  reshuffled: { seen: everyone, apply: reshuffle },
  'card-discarded': { seen: everyone, reveals: true, apply: (p, e, s) => discard(p, s, e.player, e.card) },
  'card-used': { seen: everyone, reveals: true, apply: use },
  'card-spent': {
    seen: everyone,
    apply: (p, e, s) => (takeAway(p, e.card, e.player), layAside(p, s, e.player, e.card)),
  },
  'card-returned': {
    seen: (e, viewer) => (viewer === e.player ? e : { ...e, held: -1 }),
    apply: giveBack,
  },
  'cards-cancelled': {
    seen: everyone,
    apply: (p, e) => void (p.battle.effects = withoutCardsOf(p.battle, other(e.side))),
  },
}

type Of<I extends HandEvent['is']> = Extract<HandEvent, { is: I }>

function reshuffle(p: Position, e: Of<'reshuffled'>): void {
  p.discards[e.player] = nth(p.discards, e.player).filter(card => !e.cards.includes(card))
}

/** W-8-cost The card leaves the hand and lies on the table until its turn is over. */
function use(p: Position, e: Of<'card-used'>, s: Scenario): void {
  putDown(p, e.player, e.card)
  payFor(p, s, e.player, e.card, 1)
  p.standing.push({
    source: e.card,
    player: e.player,
    during: p.active,
    until: e.until,
    waits: e.held ? 1 : 0,
    dice: [],
  })
}

function giveBack(p: Position, e: Of<'card-returned'>, s: Scenario): void {
  takeAway(p, e.card, e.player)
  payFor(p, s, e.player, e.card, -1)
  takeUp(p, e.player, e.held)
}
