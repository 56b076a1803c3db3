import type { Happenings, Part } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Group, Phase, Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { FIRST_RULINGS, RULINGS_KEPT } from '../rulings.ts'
import { refill } from '../combat/rate.ts'

export type TurnEvent =
  | { readonly is: 'turn-began'; readonly turn: number }
  | {
      readonly is: 'reinforced'
      /** The player. */
      readonly side: number
      /** MG-sur What was agreed, and what was refunded. */
      readonly manpower: number
      /** MG-skirmish What was left of a sum, to spend now; left out: nothing. */
      readonly left?: number
      readonly groups: readonly number[]
      readonly because: readonly Part[]
    }
  /** MG-due Groups that found no room before may be placed again. */
  | { readonly is: 'late-came'; readonly side: number; readonly groups: readonly number[] }
  | {
      readonly is: 'initiative-rolled'
      readonly rolls: readonly (readonly [side: number, die: number])[]
    }
  | {
      readonly is: 'initiative-set'
      /** Players, those of one side together. */
      readonly order: readonly number[]
      readonly because: readonly Part[]
    }
  | { readonly is: 'part-began'; readonly phase: Phase; readonly side: number }
  | { readonly is: 'part-ended'; readonly phase: Phase; readonly side: number }
  | { readonly is: 'phase-ended'; readonly phase: Phase }
  /** MG-truce-single */
  | { readonly is: 'truce-offered'; readonly side: number }
  | { readonly is: 'truce-answered'; readonly side: number; readonly accepted: boolean }
  | { readonly is: 'truce-made' }
  | { readonly is: 'gave-up'; readonly side: number; readonly groups: readonly number[] }
  /** A battle of an older version of the rules continues under these, except for its stored rulings. */
  | { readonly is: 'rules-updated'; readonly from: number; readonly to: number }
  | { readonly is: 'battle-ended'; readonly winner: number; readonly because: readonly Part[] }

/** MG-shots-reset A new turn: shots come back, the speed is whole again, what lasted till now is over. */
function renew(p: Position, turn: number, s: Scenario): void {
  p.turn = turn
  p.declared = []
  p.treatments = []
  p.rushed = []
  p.shared = []
  p.offered = []
  p.granted = p.granted.filter(({ until }) => until >= turn)
  p.clouds = p.clouds.filter(({ until }) => until >= turn)
  for (const group of p.groups) {
    group.still = stoodStill(group) && turn > 1 ? group.still + 1 : 0
    group.spent = 0
    group.covered = 0
    group.trail = []
    for (const stack of group.stacks) refill(s, stack)
  }
}

/** MG-equip A group that rides, or is still on the way to the battle, isn't standing. */
const stoodStill = ({ where, covered }: Group): boolean => where === 'field' && covered === 0

export const TURN_EVENTS: Happenings<Battle, TurnEvent> = {
  'turn-began': { seen: 'everyone', apply: (p, { turn }, s) => renew(p, turn, s) },
  reinforced: {
    seen: 'everyone',
    apply: (p, { side, manpower, left = 0, groups }) => {
      p.manpower[side] = at(p.manpower, side) + manpower
      p.refunded[side] = 0
      if (manpower + left > 0) p.buying.push(side)
      for (const g of groups) at(p.groups, g).where = 'waiting'
    },
  },
  'late-came': {
    seen: 'everyone',
    apply: (p, { groups }) => {
      for (const g of groups) at(p.groups, g).where = 'waiting'
    },
  },
  'initiative-rolled': { seen: 'everyone', apply: () => {} },
  'initiative-set': { seen: 'everyone', apply: (p, { order }) => void (p.order = [...order]) },
  'part-began': {
    seen: 'everyone',
    apply: (p, { phase, side }) => {
      p.phase = phase
      p.active = side
    },
  },
  'part-ended': { seen: 'everyone', apply: p => void p.parts++ },
  'phase-ended': { seen: 'everyone', apply: p => void (p.parts = 0) },
  'truce-offered': { seen: 'everyone', apply: (p, { side }) => void p.offered.push(side) },
  'truce-answered': { seen: 'everyone', apply: () => {} },
  'truce-made': { seen: 'everyone', apply: p => void (p.truce = true) },
  'gave-up': {
    seen: 'everyone',
    apply: (p, { side, groups }) => {
      p.givenUp.push(side)
      for (const g of groups) at(p.groups, g).where = 'captured'
    },
  },
  'rules-updated': {
    seen: 'everyone',
    apply: (p, { from }) => {
      if (from < RULINGS_KEPT) p.rulings = { ...FIRST_RULINGS }
    },
  },
  'battle-ended': {
    seen: 'everyone',
    apply: (p, { winner }) => {
      p.phase = 'over'
      p.winner = winner
    },
  },
}
