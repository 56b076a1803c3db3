import type { Answer } from '@sandtable/kernel'
import type { Card, Scenario } from '@sandtable/waw'
import type { WarDesk } from './war-desk.ts'
import { cardTerms, isCombat, marksOf, points, valuesOf } from '@sandtable/waw'
import { cardText } from './hand-text.ts'
import { wordOf } from '../../../play/table-talk.ts'

const CARD_KINDS = ['card', 'cards', 'discard']
const UNIT_KINDS = ['hit', 'panic', 'pursuit-hit', 'loss', 'unpaid', 'replacement', 'hidden-excess', 'train']

/** Of a card that can be played: what it costs, and what it says. */
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

/** What a unit is like, for somebody who has to choose one. */
export function noteOn({ s, view, decision: { kind } }: WarDesk, option: Answer): string {
  if (kind === 'purchase') return wareNote(s, option)
  if (typeof option !== 'number' || !UNIT_KINDS.includes(kind)) return ''
  const { cf, mf } = valuesOf(s, view, option)
  const place = s.map.regions[view.where[option] as number]?.name
  const at = place === undefined || view.where[option] === view.battle.region ? [] : [place]
  const two = isCombat(s, option) && (view.steps[option] as number) > 1 ? ['two steps'] : []
  return [`CF ${cf} MF ${mf}`, ...two, ...marksOf(s, view, option), ...at].join(', ')
}

/** W-A3.3-cost */
const REPLACEMENT = '2$, restores a reduced unit'

/** What is for sale: a unit comes with all its steps. */
function wareNote(s: Scenario, option: Answer): string {
  const ware = option as { readonly do?: string; readonly unit?: number }
  if (wordOf(option) === 'replacement') return REPLACEMENT
  const unit = wordOf(option) === 'unit' ? s.units[ware.unit as number] : undefined
  if (unit === undefined || ware.unit === undefined) return ''
  const row = ware.unit * ROWS + unit.steps
  const figures = unit.support ? [] : [`CF ${s.cf[row]} MF ${s.mf[row]}`]
  const two = unit.steps > 1 ? ['two steps'] : []
  return [...figures, `MP ${points(s.mp[row] as number)}`, ...two, ...Object.keys(unit.is)].join(', ')
}

/** Rows of a unit's figures: 0, 1 or 2 steps left. */
const ROWS = 3
