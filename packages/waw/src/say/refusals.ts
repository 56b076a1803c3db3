import type { WhyNot as Any } from '@sandtable/kernel'
import type { Telling } from './log-line.ts'
import { cardName, clauses, count, counterName, money, mp, regionName } from './names.ts'
import { cardUses } from './card-terms.ts'
import { conditionWords } from './conditions.ts'
import { firstPhrase } from './phrases.ts'
import { lackWords } from './lacks.ts'
import { nth } from '../position.ts'

/** Why something may not be done, in words, with its measure if there is one. */
export function refusalWords(t: Telling, { what, parts }: Pick<Any, 'what' | 'parts'>): string {
  const plain = `no:${what}`
  const phrase = firstPhrase(...Object.keys(parts).map(part => `${plain}:${part}`), plain)
  return phrase === null ? what : t.voice(phrase, placesOf(t, parts))
}

/** The name of each part of a reason. */
const PLACES: Readonly<Record<string, (t: Telling, part: number) => string>> = {
  counter: counterName,
  by: counterName,
  region: ({ s }, region) => regionName(s, region),
  card: ({ s }, card) => cardName(s, card),
  resource: ({ s }, resource) => s.resources[resource] ?? '',
  money: (t, amount) => money(t, amount),
  purse: (t, amount) => money(t, amount),
  left: (t, halves) => mp(t, halves),
  points: (t, number) => count(t, 'point', number),
  takes: (t, halves) => mp(t, halves),
}

function placesOf(t: Telling, parts: Any['parts']): Record<string, string | number> {
  const named = Object.entries(parts).map(
    ([part, value]) => [part, PLACES[part]?.(t, value) ?? value] as const,
  )
  return { ...Object.fromEntries(named), ...termsOf(t, parts), lack: lackOf(t, parts) }
}

/** When a card can be played, and under which conditions. */
function termsOf(t: Telling, { card: number }: Any['parts']): { terms: string; wanted: string } {
  if (number === undefined) return { terms: '', wanted: '' }
  const card = nth(t.s.cards, number)
  return { terms: clauses(t, cardUses(t, card)), wanted: clauses(t, conditionWords(t, card.if)) }
}

/** What a card's first effect lacks, for its generic or its battle use. */
function lackOf(t: Telling, parts: Any['parts']): string {
  const { card, battle } = parts
  const effects =
    battle !== undefined
      ? nth(t.s.cards, battle).battle?.effects
      : card !== undefined
        ? nth(t.s.cards, card).generic?.effects
        : undefined
  const [effect] = effects ?? []
  return effect === undefined ? '' : lackWords(t, effect)
}
