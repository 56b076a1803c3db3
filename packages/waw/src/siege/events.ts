import type { Happenings, Part } from '@sandtable/kernel'
import type { War } from '../war.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { KILLED, NOBODY, nth } from '../position.ts'
import { leave } from '../movement/events.ts'

export type SiegeEvent =
  /** A siege was tested: the die, its modifiers, the FDV to reach, and whether the fortress fell. */
  | {
      readonly is: 'siege-tested'
      readonly player: number
      readonly region: number
      readonly die: number
      readonly because: readonly Part[]
      readonly fdv: number
      readonly fell: boolean
    }
  /** A player took a fortress, and everyone in it was lost. */
  | {
      readonly is: 'fortress-fell'
      readonly player: number
      readonly region: number
      readonly owner: number
      readonly lost: readonly number[]
    }
  /** A player placed a fortress counter where one fell, or where it was bought for; old games don't say which. */
  | {
      readonly is: 'fort-built'
      readonly player: number
      readonly region: number
      /** Its place in the player's row of fortress counters. */
      readonly work: number
      readonly fdv: number
      readonly by?: 'takeover' | 'purchase'
    }

export const SIEGE_EVENTS: Happenings<War, SiegeEvent> = {
  'siege-tested': { seen: 'everyone', apply: () => {} },
  'fortress-fell': { seen: 'everyone', apply: fall },
  'fort-built': { seen: 'everyone', apply: build },
}

type Of<I extends SiegeEvent['is']> = Extract<SiegeEvent, { is: I }>

/** W-12.9-success The fortress is gone, and its garrison with it. */
function fall(p: Position, e: Of<'fortress-fell'>, s: Scenario): void {
  p.fort[e.region] = NOBODY
  p.fdv[e.region] = 0
  for (const c of e.lost) {
    leave(p, c)
    if (isLeader(s, c)) p.fate[slotOf(s, c)] = KILLED
  }
}

function build(p: Position, e: Of<'fort-built'>): void {
  p.fort[e.region] = e.player
  p.fdv[e.region] = e.fdv
  p.works[e.player] = nth(p.works, e.player).filter(work => work !== e.work)
}
