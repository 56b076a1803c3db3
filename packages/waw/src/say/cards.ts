import { fill, num } from '@sandtable/kernel'
import type { CardEvent, Draw } from '../cards/events.ts'
import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import { cardName, count, money, playerName } from './names.ts'
import { EFFECT_TELLERS } from './deeds.ts'
import { nth } from '../position.ts'

/** How cards are described, outside battles. */
export const CARD_TELLERS: Tellers<CardEvent['is']> = {
  ...EFFECT_TELLERS,
  'card-drawn': (t, { player, card, by = 'turn' }) => {
    const dealt = by === 'deal'
    const rule = DRAWN[by]
    if (card < 0) return [hand(t, player, t.words[dealt ? 'card-dealt:unseen' : 'card-drawn:unseen'], rule)]
    const { name, text } = nth(t.s.cards, card)
    const outcome = fill(t.words[dealt ? 'card-dealt' : 'card-drawn'], { card: name })
    return [{ ...hand(t, player, outcome, rule), note: text }]
  },
  reshuffled: (t, { player, cards }) => {
    const number = count(t.words, 'card', cards.length)
    return [hand(t, player, fill(t.words.reshuffled, { cards: number }), 'G-59')]
  },
  'card-discarded': (t, { player, card, because }) => [
    hand(
      t,
      player,
      fill(t.words[`card-discarded:${because}`], { card: cardName(t.s, card) }),
      because === 'limit' ? 'W-8-hand-limit' : 'W-8-text',
    ),
  ],
  'card-used': tellUse,
  'card-spent': (t, { player, card }) => {
    const { once } = nth(t.s.cards, card)
    const outcome = t.words[once ? 'card-spent:once' : 'card-spent']
    return [{ ...ofCard(t, player, card, outcome, once ? 'W-8-remove' : 'W-8-discard'), tone: 'quiet' }]
  },
  'card-returned': (t, { player, card }) => [
    ofCard(t, player, card, t.words['card-returned'], 'W-8-defensive-return'),
  ],
  'cards-cancelled': ({ words }, { side }) => [
    { section: 'cards', side, outcome: words['card:cancel'], rules: ['G-82'] },
  ],
}

/** W-8-own-deck, W-8-one-draw, W-8-paid-draw, W-8-text By which rule a card is drawn. */
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

/** W-8-generic, G-82 A card that is played, what it cost and how long it holds; its text says what it does. */
function tellUse(t: Telling, { player, card, until, held }: Of<'card-used'>): Draft[] {
  const { s, p, words } = t
  const { name, text, cost } = nth(s.cards, card)
  const prices = [
    ...(cost.money === 0 ? [] : [money(words, cost.money)]),
    ...(cost.points === 0 ? [] : [fill(words.vp, { points: cost.points })]),
  ]
  const notes = [
    ...(prices.length === 0 ? [] : [fill(words['card-used:cost'], { price: prices.join(', ') })]),
    ...(held ? [words['card-used:held']] : []),
    ...(until > p.turn ? [fill(words['card-used:until'], { turn: s.turns[until - 1] ?? num(until) })] : []),
  ]
  const rule = player === p.active ? 'W-8-generic' : 'G-82'
  const played = {
    ...hand(t, player, fill(words['card-used'], { card: name }), rule),
    note: notes.join(', '),
  }
  if (text === '') return [played]
  return [played, { section: 'cards', player, as: 'reason', outcome: text, rules: ['W-8-text'] }]
}
