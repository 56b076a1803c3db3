import { fill } from '@sandtable/kernel'
import type { WhyNot as Any } from '@sandtable/kernel'
import type { Telling } from './log-line.ts'
import type { Words } from './english.ts'
import { cardName, counterName, money, mp, regionName } from './names.ts'
import { cardUses } from '../read/card-terms.ts'
import { lackWords } from './lacks.ts'
import { nth } from '../position.ts'

/** Why something may not be done, in words, with its measure where it has one. */
export function refusalWords(t: Telling, { what, parts }: Pick<Any, 'what' | 'parts'>): string {
  const plain = `no:${what}`
  const measured = Object.keys(parts)
    .map(part => `${plain}:${part}`)
    .find(key => Object.hasOwn(t.words, key))
  const phrase = t.words[(measured ?? plain) as keyof Words] as string | undefined
  return phrase === undefined ? what : fill(phrase, placesOf(t, parts))
}

/** What each part of a reason is called. */
const PLACES: Readonly<Record<string, (t: Telling, part: number) => string>> = {
  counter: counterName,
  by: counterName,
  region: ({ s }, region) => regionName(s, region),
  card: ({ s }, card) => cardName(s, card),
  resource: ({ s }, resource) => s.resources[resource] ?? '',
  money: ({ words }, amount) => money(words, amount),
  purse: ({ words }, amount) => money(words, amount),
  left: ({ words }, halves) => mp(words, halves),
  takes: ({ words }, halves) => mp(words, halves),
}

function placesOf(t: Telling, parts: Any['parts']): Record<string, string | number> {
  const named = Object.entries(parts).map(
    ([part, value]) => [part, PLACES[part]?.(t, value) ?? value] as const,
  )
  const terms = parts['card'] === undefined ? '' : cardUses(t.s, nth(t.s.cards, parts['card'])).join('; ')
  return { ...Object.fromEntries(named), terms, lack: lackOf(t, parts) }
}

/** What the first effect of a card lacks, of its generic or of its battle use. */
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
