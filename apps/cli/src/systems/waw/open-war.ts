import type { WarPack } from '@sandtable/shelf'
import { isWar } from '@sandtable/shelf'
import { openPack } from '../../open-pack.ts'
import { refuse } from '../../refuse.ts'

/** A pack for what is done with wars alone; one of another system is refused. */
export function openWar(scenario: string): WarPack | null {
  const opened = openPack(scenario)
  if (opened === null || isWar(opened)) return opened
  refuse([
    `sandtable: '${opened.id}' is a game of ${opened.system.title}; expected one of Wars Across the World`,
  ])
  return null
}
