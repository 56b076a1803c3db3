import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { isCard } from '../effects/uses.ts'
import { rosterOf } from '../roster.ts'
import { nth } from '../position.ts'

/**
 * W-8-own-deck, W-8-deck-order A deck has no stored order: it is the set of its remaining cards, and is drawn from by
 * a die. Decks are used up one after another, and only the last one's discards come back (G-59). So the number of
 * cards that are out shows everyone which deck a player draws from, and which cards must have been drawn before.
 */
const cardsOf = (s: Scenario, player: number): readonly number[] => nth(rosterOf(s).cards, player)

/** A player's face-up cards: discarded, removed, or lying on the table. */
const faceUp = (s: Scenario, p: Sight, player: number): number[] => [
  ...nth(p.discards, player),
  ...p.gone.filter(card => s.cards[card]?.owner === player),
  ...p.standing.map(({ source }) => source).filter(card => isCard(card) && s.cards[card]?.owner === player),
]

const handOf = (p: Sight, player: number): readonly number[] => nth(p.hands, player)

const numberOf = (s: Scenario, card: number): number => nth(s.cards, card).deck

/** The number of a player's last deck; -1 without cards. */
const lastDeck = (s: Scenario, player: number): number =>
  (rosterOf(s).decks[player] as readonly unknown[]).length - 1

/** How many of a player's cards are neither in a hand nor face up. */
function undrawn(s: Scenario, p: Sight, player: number): number {
  let out = handOf(p, player).length + nth(p.discards, player).length
  for (const card of p.gone) if (s.cards[card]?.owner === player) out++
  for (const { source } of p.standing) if (isCard(source) && s.cards[source]?.owner === player) out++
  return cardsOf(s, player).length - out
}

/** The deck that a player draws from; public, as it depends on how many cards are out. The last one when all are. */
function currentDeck(s: Scenario, p: Sight, player: number): number {
  const last = lastDeck(s, player)
  let inside = undrawn(s, p, player)
  for (let deck = last; deck > 0; deck--) {
    const size = rosterOf(s).decks[player]?.[deck]?.length ?? 0
    if (inside <= size) return deck
    inside -= size
  }
  return Math.min(0, last)
}

/** The remaining cards of the deck that a player draws from. */
export function deckOf(s: Scenario, p: Sight, player: number): number[] {
  const deck = currentDeck(s, p, player)
  const out = faceUp(s, p, player)
  return cardsOf(s, player).filter(
    card => numberOf(s, card) === deck && !handOf(p, player).includes(card) && !out.includes(card),
  )
}

/** G-59 The discards that come back when the last deck is used up; none before that. */
export function toReshuffle(s: Scenario, p: Sight, player: number): number[] {
  if (!s.rules.reshuffle) return []
  const last = lastDeck(s, player)
  const inside = undrawn(s, p, player)
  return inside > 0 ? [] : nth(p.discards, player).filter(card => numberOf(s, card) === last)
}

/** How many cards a player can still draw; public. */
export const cardsLeft = (s: Scenario, p: Sight, player: number): number =>
  undrawn(s, p, player) + toReshuffle(s, p, player).length

/**
 * What a player may hold, as everyone can work out: `sure` are cards of used-up decks that lie nowhere else, so they
 * are in the hand; the rest of the hand are any of `rest`.
 */
export function couldHold(s: Scenario, p: Sight, player: number): { sure: number[]; rest: number[] } {
  const deck = currentDeck(s, p, player)
  const out = faceUp(s, p, player)
  const unseen = cardsOf(s, player).filter(card => !out.includes(card))
  return {
    sure: unseen.filter(card => numberOf(s, card) < deck),
    rest: unseen.filter(card => numberOf(s, card) === deck),
  }
}

/** Whether a player may hold one of these cards, as far as everyone knows. */
export function mayHold(s: Scenario, p: Sight, player: number, wanted: readonly number[]): boolean {
  const hand = handOf(p, player).length
  if (hand === 0 || wanted.length === 0) return false
  const { sure, rest } = couldHold(s, p, player)
  return wanted.some(card => sure.includes(card) || (hand > sure.length && rest.includes(card)))
}
