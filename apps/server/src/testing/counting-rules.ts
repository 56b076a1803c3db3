import type { GameSystem, OpenedPack, Systems } from '@sandtable/shelf'
import { openedPack, SYSTEMS, systemOf } from '@sandtable/shelf'
import { GOLD_RUN_SYSTEM, withChoice } from '@sandtable/testkit'

export interface Counting {
  /** How often the rules were asked for the options of a march. */
  readonly asked: { march: number }
  readonly systems: Systems
  readonly opened: OpenedPack
}

/** The toy for two, with rules that count how often they are asked. */
export function countingRules(): Counting {
  const asked = { march: 0 }
  const rules = withChoice('turn', 'march', ({ legal }) => ({
    legal: (g, player) => (asked.march++, legal(g, player)),
  }))
  const system: GameSystem = systemOf({ ...GOLD_RUN_SYSTEM, rules })
  const opened = openedPack(system, { id: 'copses', ruleset: 'gold-run', players: 2, rounds: 2 } as never)
  return { asked, systems: { ...SYSTEMS, 'gold-run': system }, opened }
}
