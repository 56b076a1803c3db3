import type { Happenings, Part } from '@sandtable/kernel'
import type { War } from '../war.ts'
import type { Position } from '../position.ts'
import { at, NO_MARCH, NOBODY } from '../position.ts'

export type TurnEvent =
  | { readonly is: 'turn-began'; readonly turn: number }
  | { readonly is: 'player-began'; readonly player: number }
  | { readonly is: 'player-ended'; readonly player: number }
  | { readonly is: 'control-changed'; readonly region: number; readonly from: number; readonly to: number }
  | {
      readonly is: 'scored'
      readonly gainer: number
      readonly loser: number | null
      readonly because: readonly Part[]
      readonly change: number
    }
  | {
      readonly is: 'cities-scored'
      readonly player: number
      readonly regions: readonly number[]
      readonly change: number
    }
  | {
      readonly is: 'game-ended'
      /** A side, or NOBODY. */
      readonly winner: number
      readonly how: 'condition' | 'points' | 'scenario' | 'draw'
      /** The condition that was met, or null. */
      readonly condition: number | null
      readonly rule: string
    }
  | { readonly is: 'rules-updated'; readonly from: number; readonly to: number }

export const TURN_EVENTS: Happenings<War, TurnEvent> = {
  'turn-began': { seen: 'everyone', apply: (p, e) => ((p.turn = e.turn), void (p.next = 0)) },
  'player-began': { seen: 'everyone', apply: beginPlayer },
  'player-ended': { seen: 'everyone', apply: (p, e) => ((p.active = NOBODY), void (p.next = e.player + 1)) },
  'control-changed': { seen: 'everyone', apply: (p, e) => void (p.control[e.region] = e.to) },
  scored: {
    seen: 'everyone',
    apply: (p, e) => {
      gain(p, e.gainer, e.change)
      if (e.loser !== null) gain(p, e.loser, -e.change)
    },
  },
  'cities-scored': { seen: 'everyone', apply: (p, e) => gain(p, e.player, e.change) },
  'game-ended': { seen: 'everyone', apply: (p, e) => void (p.winner = e.winner) },
  'rules-updated': { seen: 'everyone', apply: () => {} },
}

/** W-14-floor A gauge never falls below 0. */
function gain(p: Position, player: number, change: number): void {
  p.points[player] = Math.max(0, at(p.points, player) + change)
}

/** A player turn begins: no counter has moved, attacked or searched yet. */
function beginPlayer(p: Position, e: { readonly player: number }): void {
  p.active = e.player
  p.came.fill(NOBODY)
  p.spent.fill(0)
  p.halted.fill(0)
  p.attacked.fill(0)
  p.searched.fill(0)
  p.fought = []
  p.march = { ...NO_MARCH, stack: [], trail: [] }
}
