import type { Finding } from '../../../finding.ts'
import type { PackTexts } from './parts.ts'
import { checkCards } from './check-cards.ts'
import { checkCounters } from './check-counters.ts'
import { checkMap } from './check-map.ts'
import { checkRulesAndPlayers } from './check-pack.ts'
import { checkSetup } from './check-setup.ts'
import { knownIn } from './known.ts'

/** Relations of a pack's parts, beyond the shape of each. */
export function checkPack(texts: PackTexts): Finding[] {
  const known = knownIn(texts)
  return [
    ...checkRulesAndPlayers(known, texts.pack),
    ...checkMap(known, texts.map, new Set(texts.pack.expects?.unreachable)),
    ...checkCounters(known, texts.counters),
    ...checkCards(known, texts.cards.cards),
    ...checkSetup(known, texts),
  ]
}
