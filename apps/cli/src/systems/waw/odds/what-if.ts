import type { BattleOdds, Scenario } from '@sandtable/waw'
import type { Commanders } from './changes.ts'
import type { Opened } from '../open-battle.ts'
import { begin, playOut, seeded } from '@sandtable/kernel'
import { battleOdds, battleScenario, defaultAnswer, WAW } from '@sandtable/waw'
import { changesOf } from './changes.ts'

/** The effect of a single change on the attacker's chance. */
export interface WhatIf {
  readonly changes: readonly { readonly label: string; readonly attackerWins: number; readonly by: number }[]
  /** Time is limited: large battles leave some changes untried. */
  readonly untried: number
}

const PATIENCE = 3000
/** A smaller change counts as none. */
const SMALLEST = 0.0005

/** The five single changes that would alter the odds most. */
export function whatIf({ file, s }: Opened, odds: BattleOdds): WhatIf {
  const changes = changesOf(file, commandersOf(s))
  const until = performance.now() + PATIENCE
  const tried = changes.flatMap(({ label, file }) => {
    const changed = performance.now() > until ? null : battleOdds(battleScenario(file))
    if (changed === null) return []
    return [{ label, attackerWins: changed.attackerWins, by: changed.attackerWins - odds.attackerWins }]
  })
  const telling = tried.filter(({ by }) => Math.abs(by) >= SMALLEST)
  return {
    changes: telling.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, 5),
    untried: changes.length - tried.length,
  }
}

/** The commanders, found by playing the battle once. */
function commandersOf(s: Scenario): Commanders {
  const g = begin(WAW, s, { dice: seeded('commanders'), record: false })
  playOut(g, defaultAnswer)
  const [attacker = null, defender = null] = g.p.battle.cinc.map(
    slot => s.leaders[g.p.face[slot] ?? -1]?.name,
  )
  return { attacker, defender }
}
