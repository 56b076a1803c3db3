import { copy, fold } from '@sandtable/kernel'
import type { LossKind } from '../battle/losses.ts'
import type { BattleEvent } from '../battle/events.ts'
import type { Position, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { demoralized, moraleLeft } from '../battle/morale.ts'
import { hitOn, panicOn } from '../battle/losses.ts'
import { sideOf } from '../battle/commanders.ts'
import { supportDue, supportLoss } from '../battle/rout.ts'
import { WAW } from '../ruleset.ts'

/** The effect of a loss on the unit that takes it and on its side's morale. */
export interface Loss {
  readonly unit: 'eliminated' | 'reduced' | 'panics' | 'steady'
  readonly morale: { readonly from: number; readonly to: number; readonly breaks: boolean }
}

/** The player's side of the battle. */
export const sideInBattle = ({ battle }: Position, player: number): Side => sideOf(battle, player)

/** The forecast of a loss: the choice's event is tried on a copy. */
export function lossOf(s: Scenario, p: Position, kind: LossKind, player: number, unit: number): Loss {
  const side = sideOf(p.battle, player)
  const e = eventOf(s, kind, side, unit)
  const after = fold(WAW, s, copy(p), [e])
  const gone = at(after.steps, unit) === 0
  return {
    unit:
      e.is === 'panicked' ? 'panics' : e.is === 'panic-ignored' ? 'steady' : gone ? 'eliminated' : 'reduced',
    morale: {
      from: moraleLeft(p.battle, p, side),
      to: moraleLeft(after.battle, after, side),
      breaks: demoralized(s, after.battle, after, side),
    },
  }
}

function eventOf(s: Scenario, kind: LossKind, side: Side, unit: number): BattleEvent {
  if (kind === 'panic') return panicOn(s, side, unit)
  return kind === 'support-loss' ? supportLoss(side, unit) : hitOn(side, unit, kind === 'pursuit-hit')
}

/** How many losses of a kind a player still has to place. */
export function lossesDue(s: Scenario, { battle }: Position, kind: LossKind, player: number): number {
  const side = sideOf(battle, player)
  if (kind === 'support-loss') return supportDue(s, battle, side)
  return at(kind === 'panic' ? battle.panicsDue : battle.hitsDue, side)
}
