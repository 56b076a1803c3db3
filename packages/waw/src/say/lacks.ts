import type { Effect, Filter } from '../effects/vocabulary.ts'
import type { Naming } from './names.ts'
import type { Telling } from './log-line.ts'
import { clauses, regionName, terrainName } from './names.ts'
import { conditionWords } from './conditions.ts'
import { firstPhrase } from './phrases.ts'
import { nth } from '../position.ts'

/** W-8-unmet The targets that an effect lacks, or the conditions it waits for in vain. */
export function lackWords(t: Telling, effect: Effect): string {
  if ('if' in effect && effect.if !== undefined) return clauses(t, conditionWords(t, effect.if))
  const whose = 'side' in effect ? effect.side : 'own'
  const places = 'of' in effect ? placesOf(t, effect.of) : []
  const plain = `card-lack:${effect.do}:${whose}`
  const there = places.length > 0 ? [`${plain}:in`] : []
  return t.voice(firstPhrase(...there, plain, `card-lack:${effect.do}`) ?? 'card-lack', { places })
}

/** A filter's place: in these regions, in these areas, on this ground. */
export const placesOf = (t: Naming, { regions, areas, terrain }: Filter = {}): string[] => [
  ...(regions ?? []).map(region => regionName(t.s, region)),
  ...(areas ?? []).map(area => nth(t.s.map.areas, area).name),
  ...(terrain ?? []).map(ground => terrainName(t, ground)),
]
