import type { Happenings, Viewer } from '@sandtable/kernel'
import type { War } from '../war.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, BOUGHT, NOBODY, OUT, UNKNOWN, WELL, nth } from '../position.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { leave, lurk } from '../movement/events.ts'
import { sideOfPlayer } from '../map/presence.ts'

/** A number of hidden units, and leaders with them, in a region. */
export interface Lurked {
  readonly region: number
  readonly units: number
  readonly leaders: number
}

/** Immediate results of effects; `source` is a card, or −1 − the number of a special rule. */
export type EffectEvent =
  /** A special rule takes effect for a player, in its phase. */
  | { readonly is: 'rule-applied'; readonly rule: number; readonly player: number }
  /** A special rule's effects this turn are over. */
  | { readonly is: 'rule-ended'; readonly rule: number; readonly player: number }
  /** A die decides which effects follow: up to `upTo` it passes. */
  | {
      readonly is: 'effect-tested'
      readonly source: number
      readonly player: number
      readonly upTo: number
      readonly die: number
      readonly passed: boolean
    }
  /** A player gains or loses money; `change` is the actual difference. */
  | {
      readonly is: 'money-changed'
      readonly source: number
      readonly player: number
      readonly change: number
    }
  /** A player's level in a technology rises or falls to `level`. */
  | {
      readonly is: 'technology-changed'
      readonly source: number
      readonly player: number
      readonly track: number
      readonly level: number
    }
  /** Counters of the pool will arrive at the end of the placement phase, in one of these regions each. */
  | {
      readonly is: 'counters-granted'
      readonly source: number
      readonly player: number
      readonly counters: readonly number[]
      readonly at: readonly number[]
    }
  /** A player's counters leave the game for good; no one scores for them. */
  | {
      readonly is: 'counters-removed'
      readonly source: number
      readonly player: number
      readonly counters: readonly number[]
      /** The place of each: a region or off the map; UNKNOWN to viewers who didn't see it. */
      readonly from: readonly number[]
      /** The hidden ones among them, and how many were where, for all to count. */
      readonly hidden: readonly number[]
      readonly lurked: readonly Lurked[]
    }
  /** A unit loses a step; `by` has chosen it. */
  | {
      readonly is: 'loss-suffered'
      readonly source: number
      readonly unit: number
      readonly by: number
    }
  /** A unit rolled for attrition, and lost a step or not. */
  | {
      readonly is: 'attrition-rolled'
      readonly source: number
      readonly unit: number
      readonly die: number
      readonly lost: boolean
    }
  /** Two sides are declared enemies from now on, or no longer. */
  | { readonly is: 'war-declared'; readonly source: number; readonly sides: readonly [number, number] }
  | { readonly is: 'peace-made'; readonly source: number; readonly sides: readonly [number, number] }

const everyone = 'everyone' as const

export const EFFECT_EVENTS: Happenings<War, EffectEvent> = {
  'rule-applied': { seen: everyone, apply: applyRule },
  'rule-ended': {
    seen: everyone,
    apply: (p, e) => takeAway(p, -1 - e.rule, e.player),
  },
  'effect-tested': { seen: everyone, apply: recordTest },
  'money-changed': {
    seen: everyone,
    apply: (p, e) => void (p.money[e.player] = at(p.money, e.player) + e.change),
  },
  'technology-changed': {
    seen: everyone,
    apply: (p, e) => void (nth(p.technology, e.player)[e.track] = e.level),
  },
  'counters-granted': { seen: everyone, apply: grant },
  // Which region has fewer hidden counters from now on reveals something about their places.
  'counters-removed': { seen: unlessHidden, reveals: true, apply: remove },
  'loss-suffered': { seen: everyone, apply: (p, e) => loseStep(p, e.unit) },
  'attrition-rolled': {
    seen: everyone,
    apply: (p, e) => {
      if (e.lost) loseStep(p, e.unit)
    },
  },
  'war-declared': { seen: everyone, apply: (p, e, s) => declare(p, s, e.sides, 1) },
  'peace-made': { seen: everyone, apply: (p, e, s) => declare(p, s, e.sides, 0) },
}

type Of<I extends EffectEvent['is']> = Extract<EffectEvent, { is: I }>

/** A rule that has taken effect stays until the turn is over, so that it does so once. */
function applyRule(p: Position, e: Of<'rule-applied'>): void {
  const { active: during, turn: until } = p
  p.standing.push({ source: -1 - e.rule, player: e.player, during, until, waits: 0, dice: [] })
}

/** The effect is over; the list is a new one, so that loops over the old one aren't disturbed. */
export function takeAway(p: Position, source: number, player: number): void {
  p.standing = p.standing.filter(stands => stands.source !== source || stands.player !== player)
}

/** A source on the table remembers its dice; a card played in a battle doesn't. */
function recordTest(p: Position, e: Of<'effect-tested'>): void {
  p.standing.find(({ source, player }) => source === e.source && player === e.player)?.dice.push(e.die)
}

function grant(p: Position, e: Of<'counters-granted'>): void {
  for (const counter of e.counters) {
    p.where[counter] = BOUGHT
    p.granted.push({ counter, at: [...e.at] })
  }
}

/** Others don't see which of the hidden counters were where. */
function unlessHidden(e: Of<'counters-removed'>, viewer: Viewer): Of<'counters-removed'> {
  if (viewer === e.player) return e
  return { ...e, from: e.from.map((place, i) => (e.hidden.includes(at(e.counters, i)) ? UNKNOWN : place)) }
}

/** A removed counter comes back neither as a granted counter nor as an injured leader. */
function remove(p: Position, e: Of<'counters-removed'>, s: Scenario): void {
  for (const c of e.counters) {
    leave(p, c)
    p.hidden[c] = 0
    p.came[c] = NOBODY
    p.spent[c] = 0
    p.halted[c] = 0
    if (isLeader(s, c)) p.fate[slotOf(s, c)] = WELL
  }
  p.granted = p.granted.filter(({ counter }) => !e.counters.includes(counter))
  for (const { region, units, leaders } of e.lurked) lurk(p, s, e.player, region, -units, -leaders)
}

/** W-12.1-loss-step, W-12.1-loss-kill A unit on the map loses a step outside a battle. */
function loseStep(p: Position, u: number): void {
  p.steps[u] = at(p.steps, u) - 1
  if (p.steps[u] > 0) return
  p.where[u] = OUT
  p.inside[u] = 0
}

/** G-60 All players of one side and all of another are enemies, or are not. */
function declare(p: Position, s: Scenario, sides: readonly [number, number], hostile: 0 | 1): void {
  const players = s.players.length
  for (let a = 0; a < players; a++)
    for (let b = 0; b < players; b++) {
      const [ours, theirs] = [sideOfPlayer(s, a), sideOfPlayer(s, b)]
      if ((ours === sides[0] && theirs === sides[1]) || (ours === sides[1] && theirs === sides[0]))
        p.enemies[a * players + b] = hostile
    }
}
