import type { WarPack } from '@sandtable/shelf'
import { isWar } from '@sandtable/shelf'
import { openPack } from '../../open-pack.ts'
import { refuse } from '../../refuse.ts'
import { warPhrase } from './words/words.ts'

/** A pack for commands that only take wars; one of another system is refused. */
export function openWar(scenario: string): WarPack | null {
  const opened = openPack(scenario)
  if (opened === null || isWar(opened)) return opened
  refuse([warPhrase('pack:other-system', { scenario: opened.id, system: opened.system.title })])
  return null
}
