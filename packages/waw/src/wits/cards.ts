import type { Answers } from '../questions.ts'
import type { Card } from '../cards/card.ts'
import type { Effect } from '../effects/vocabulary.ts'
import type { Position, Side, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Seat } from './seat.ts'
import { at, ATTACKER, OUT, nth } from '../position.ts'
import { battleOdds } from '../odds/battle-odds.ts'
import { inForceAfter } from '../effects/brought.ts'
import { contests } from '../combat/contest.ts'
import { list } from './seat.ts'
import { hostile } from '../map/presence.ts'
import { sideOf } from '../battle/commanders.ts'

/** Cards that pay are played at once, the best first; the others are kept for later. */
export function planCard(seat: Seat<'card'>): readonly Answers['card'][] {
  const { s, view: p, player } = seat
  const cards = list(seat).filter(option => option !== 'pass')
  return [...byWorth(cards, card => cardWorth(s, p, player, nth(s.cards, card))), 'pass']
}

/** Those worth more than a little, the best first. */
const byWorth = (cards: readonly number[], worth: (card: number) => number): number[] =>
  cards
    .map(card => ({ card, worth: worth(card) }))
    .filter(({ worth }) => worth > 0.25)
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card)

const MONEY = 0.35

function cardWorth(s: Scenario, p: Sight, player: number, card: Card): number {
  const effects = card.generic?.effects ?? []
  const gain = effects.reduce((sum, effect) => sum + effectWorth(s, p, player, effect, card.lasting), 0)
  return gain - card.cost.points - MONEY * card.cost.money
}

/** An effect's value to its player, roughly in points. */
function effectWorth(s: Scenario, p: Sight, player: number, effect: Effect, lasting: number): number {
  const good = 'side' in effect && effect.side === 'enemy' ? -1 : 1
  switch (effect.do) {
    case 'points':
      return good * effect.change
    case 'money':
      return good * MONEY * effect.change
    case 'income':
      return good * MONEY * effect.change * lasting
    case 'supremacy':
    case 'technology':
      return good * 0.7 * effect.change
    case 'draw':
      return 0.7 * effect.number
    case 'discard':
      return -good * 0.6 * effect.number
    case 'add':
      return 1.3 * effect.counters.length
    case 'remove':
      return removalWorth(s, p, player, effect.counters)
    case 'losses':
      return -good * 0.9 * effect.steps
    case 'attrition':
      return -good * 0.25 * effect.fails
    case 'modifier':
    case 'morale':
      return contests(s, { ...p, active: player } as Position).length > 0 ? good * 0.6 * effect.change : 0
    case 'movement':
      return good * 0.25 * effect.change
    case 'supply':
      return effect.as === 'in' ? (p.unsupplied.includes(1) ? good * 0.8 : 0) : -good * 0.8
    case 'forbid':
      return -good * 0.6
    case 'reveal':
      return p.lurking.some((n, place) => n > 0 && Math.floor(place / s.map.regions.length) !== player)
        ? 0.5
        : 0
    case 'test':
      return (
        ((effect.upTo + 1) * sumOf(s, p, player, effect.then, lasting) +
          (9 - effect.upTo) * sumOf(s, p, player, effect.else, lasting)) /
        10
      )
    case 'cancel':
    case 'war':
    case 'peace':
      return 0.1
  }
}

/** The value of removing counters still in the game: good if they are an enemy's, bad if not. */
const removalWorth = (s: Scenario, p: Sight, player: number, counters: readonly number[]): number =>
  counters
    .filter(c => at(p.where, c) !== OUT)
    .reduce((sum, c) => sum + (hostile(s, p, player, at(s.owner, c)) ? 1.3 : -1.3), 0)

const sumOf = (s: Scenario, p: Sight, player: number, effects: readonly Effect[], lasting: number): number =>
  effects.reduce((sum, effect) => sum + effectWorth(s, p, player, effect, lasting), 0)

/** A battle card is played if it improves the exact odds this much, or if the hand overflows. */
export function planBattleCards(seat: Seat<'cards'>): readonly Answers['cards'][] {
  const { s, view: p, player } = seat
  const side = sideOf(p.battle, player)
  const cards = list(seat).filter(option => option !== 'pass')
  if (cards.length === 0) return ['pass']
  const full = nth(p.hands, player).length >= 5
  if (p.battle.round > 1) return full ? [...cards, 'pass'] : ['pass']
  const before = chances(s, p, side)
  const better = cards
    .map(card => ({ card, gain: chances(s, withCard(s, p, side, card), side) - before }))
    .filter(({ gain }) => gain > (full ? 0.01 : 0.07))
    .sort((a, b) => b.gain - a.gain)
  return [...better.map(({ card }) => card), 'pass']
}

function chances(s: Scenario, p: Sight, side: Side): number {
  const odds = battleOdds(s, p)
  if (odds === null) return 0
  const [wins, vp] = side === ATTACKER ? [odds.attackerWins, odds.meanVp] : [odds.defenderWins, -odds.meanVp]
  return wins + 0.1 * vp
}

function withCard(s: Scenario, p: Sight, side: Side, card: number): Position {
  const effects = inForceAfter(s, p, p.battle, card, side, s.cards[card]?.battle?.effects ?? [])
  return { ...p, battle: { ...p.battle, effects } } as Position
}

/** What a card in hand is worth keeping. */
export const keepWorth = (s: Scenario, p: Sight, player: number, card: number): number => {
  const printed = nth(s.cards, card)
  return Math.max(cardWorth(s, p, player, printed), printed.battle === null ? 0 : 0.8) - 0.001 * card
}
