import { fill, orRow } from '@sandtable/kernel'
import type { Effect, Filter } from '../effects/vocabulary.ts'
import type { Telling } from './log-line.ts'
import type { Words } from './english.ts'
import { conditionWords } from '../read/conditions-in-words.ts'
import { nth } from '../position.ts'
import { regionName } from './names.ts'

/** W-8-unmet What an effect finds nobody and nothing for, or waits for in vain. */
export function lackWords(t: Telling, effect: Effect): string {
  if ('if' in effect && effect.if !== undefined) return conditionWords(t.s, effect.if).join('; ')
  const whose = 'side' in effect ? effect.side : 'own'
  const place = 'of' in effect ? placeOf(t, effect.of) : ''
  const keys = [`card-lack:${effect.do}:${whose}`, `card-lack:${effect.do}`, 'card-lack']
  const phrase = keys.map(key => t.words[key as keyof Words] as string | undefined).find(Boolean) ?? ''
  return fill(phrase, { place })
}

/** Where a filter looks: in these regions, in these areas, on this ground. */
function placeOf({ s, words }: Telling, { regions, areas, terrain }: Filter = {}): string {
  const names = [
    ...(regions ?? []).map(region => regionName(s, region)),
    ...(areas ?? []).map(area => nth(s.map.areas, area).name),
    ...(terrain ?? []).map(ground => words[`terrain:${ground}` as keyof Words]),
  ]
  return names.length === 0 ? '' : fill(words['card-lack:place'], { place: orRow(names) })
}
