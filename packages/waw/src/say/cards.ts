import { num } from '@sandtable/kernel'
import type { CardEvent, Draw } from '../cards/events.ts'
import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import { cardName, count, money, playerName, rowOf } from './names.ts'
import { EFFECT_TELLERS } from './deeds.ts'
import { nth } from '../position.ts'

/** How cards outside battles are put into words. */
export const CARD_TELLERS: Tellers<CardEvent['is']> = {
  ...EFFECT_TELLERS,
  'card-drawn': (t, { player, card, by = 'turn' }) => {
    const dealt = by === 'deal'
    const rule = DRAWN[by]
    if (card < 0) return [hand(t, player, t.voice(dealt ? 'card-dealt:unseen' : 'card-drawn:unseen'), rule)]
    const { name, text } = nth(t.s.cards, card)
    const outcome = t.voice(dealt ? 'card-dealt' : 'card-drawn', { card: name })
    return [{ ...hand(t, player, outcome, rule), note: text }]
  },
  reshuffled: (t, { player, cards }) => {
    const number = count(t, 'card', cards.length)
    return [hand(t, player, t.voice('reshuffled', { cards: number }), 'G-59')]
  },
  'card-discarded': (t, { player, card, because }) => [
    hand(
      t,
      player,
      t.voice(`card-discarded:${because}`, { card: cardName(t.s, card) }),
      because === 'limit' ? 'W-8-hand-limit' : 'W-8-text',
    ),
  ],
  'card-used': tellUse,
  'card-spent': (t, { player, card }) => {
    const { once } = nth(t.s.cards, card)
    const outcome = t.voice(once ? 'card-spent:once' : 'card-spent')
    return [{ ...ofCard(t, player, card, outcome, once ? 'W-8-remove' : 'W-8-discard'), tone: 'quiet' }]
  },
  'card-returned': (t, { player, card }) => [
    ofCard(t, player, card, t.voice('card-returned'), 'W-8-defensive-return'),
  ],
  'cards-cancelled': ({ voice }, { side }) => [
    { section: 'cards', side, outcome: voice('card:cancel'), rules: ['G-82'] },
  ],
}

/** W-8-own-deck, W-8-one-draw, W-8-paid-draw, W-8-text The rule of a draw. */
const DRAWN: Readonly<Record<Draw, string>> = {
  deal: 'W-8-own-deck',
  turn: 'W-8-one-draw',
  purchase: 'W-8-paid-draw',
  effect: 'W-8-text',
}

const hand = ({ s }: Telling, player: number, outcome: string, rule: string): Draft => ({
  section: 'cards',
  player,
  who: playerName(s, player),
  outcome,
  rules: [rule],
})

const ofCard = (t: Telling, player: number, card: number, outcome: string, rule: string): Draft => ({
  ...hand(t, player, outcome, rule),
  who: cardName(t.s, card),
})

/** W-8-generic, G-82 A played card, its cost and its duration; its text gives its effects. */
function tellUse(t: Telling, { player, card, until, held }: Of<'card-used'>): Draft[] {
  const { s, p, voice } = t
  const { name, text, cost } = nth(s.cards, card)
  const prices = [
    ...(cost.money === 0 ? [] : [money(t, cost.money)]),
    ...(cost.points === 0 ? [] : [count(t, 'point', cost.points)]),
  ]
  const notes = [
    ...(prices.length === 0
      ? []
      : [voice('card-used:cost', { price: voice('list:and', { names: prices }) })]),
    ...(held ? [voice('card-used:held')] : []),
    ...(until > p.turn ? [voice('card-used:until', { turn: s.turns[until - 1] ?? num(until) })] : []),
  ]
  const rule = player === p.active ? 'W-8-generic' : 'G-82'
  const played = {
    ...hand(t, player, voice('card-used', { card: name }), rule),
    note: rowOf(t, notes),
  }
  if (text === '') return [played]
  return [played, { section: 'cards', player, as: 'reason', outcome: text, rules: ['W-8-text'] }]
}
