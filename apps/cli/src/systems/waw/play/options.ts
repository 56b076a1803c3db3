import type { Answer } from '@sandtable/kernel'
import type { Card, Scenario } from '@sandtable/waw'
import type { WarDesk } from './war-desk.ts'
import { at } from '@sandtable/kernel'
import { isCombat, marksOf, points, unitOf, valuesOf, wareOf } from '@sandtable/waw'
import { cardText } from './hand-text.ts'
import { cardTerms, sayMark } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

const CARD_KINDS = ['card', 'cards', 'discard']
const UNIT_KINDS = [
  'hit',
  'panic',
  'pursuit-hit',
  'support-loss',
  'loss',
  'unpaid',
  'replacement',
  'hidden-excess',
  'train',
]

/** For a playable card: its cost and its text. */
export function cardLines({ s, decision, terminal }: WarDesk, option: Answer): string[] {
  if (typeof option !== 'number' || !CARD_KINDS.includes(decision.kind)) return []
  const card = s.cards[option] as Card
  const { paint } = terminal.screen
  const terms = cardTerms(s, card).join(' · ')
  return [
    ...(terms === '' ? [] : [`      ${paint.dim(terms)}`]),
    ...cardText(terminal.screen, s, card).slice(1),
  ]
}

/** A unit's values, for a player who has to choose one. */
export function noteOn({ s, view, decision: { kind } }: WarDesk, option: Answer): string {
  if (kind === 'purchase') return wareNote(s, option)
  if (typeof option !== 'number' || !UNIT_KINDS.includes(kind)) return ''
  const { cf, mf } = valuesOf(s, view, option)
  const values = unitOf(s, option).support ? [] : [warPhrase('unit:values', { cf, mf })]
  const place = s.map.regions[at(view.where, option)]?.name
  const there = place === undefined || view.where[option] === view.battle.region ? [] : [place]
  const two = isCombat(s, option) && at(view.steps, option) > 1 ? [warPhrase('unit:two-steps')] : []
  return [...values, ...two, ...marksOf(s, view, option).map(sayMark), ...there].join(', ')
}

/** What is for sale. */
function wareNote(s: Scenario, option: Answer): string {
  const ware = wareOf(s, option as Parameters<typeof wareOf>[1])
  if (ware === null) return ''
  if (ware.is === 'replacement') return warPhrase('ware:replacement', { sum: ware.money })
  const { factors, mp, steps, marks } = ware
  const figures = factors === null ? [] : [warPhrase('unit:values', { cf: factors.cf, mf: factors.mf })]
  const two = steps > 1 ? [warPhrase('unit:two-steps')] : []
  return [...figures, warPhrase('unit:mp', { mp: points(mp) }), ...two, ...marks.map(sayMark)].join(', ')
}
