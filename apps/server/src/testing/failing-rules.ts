import type { GoldRun } from '@sandtable/testkit'
import type { Ruleset } from '@sandtable/kernel'
import type { GameSystem, OpenedPack, Systems } from '@sandtable/shelf'
import { openedPack, SYSTEMS, systemOf } from '@sandtable/shelf'
import { GOLD_RUN_SYSTEM, withChoice } from '@sandtable/testkit'

/** Where the toy's rules throw: nowhere, at a march, or at the question for one. */
export interface Switch {
  at: 'nowhere' | 'take' | 'legal'
}

export interface Failing {
  readonly fault: Switch
  readonly systems: Systems
  readonly opened: OpenedPack
}

/** The toy for two, with rules that fail when told to. */
export function failingRules(version = 1): Failing {
  const fault: Switch = { at: 'nowhere' }
  const fail = (at: Switch['at']): void => {
    if (fault.at === at) throw new Error('the map has burnt')
  }
  const rules: Ruleset<GoldRun> = withChoice('turn', 'march', ({ take, legal }) => ({
    take: (g, player, answer) => (fail('take'), take(g, player, answer)),
    legal: (g, player) => (fail('legal'), legal(g, player)),
  }))
  const system: GameSystem = systemOf({ ...GOLD_RUN_SYSTEM, rules: { ...rules, version } })
  const opened = openedPack(system, { id: 'copses', ruleset: 'gold-run', players: 2, rounds: 2 } as never)
  return { fault, systems: { ...SYSTEMS, 'gold-run': system }, opened }
}
