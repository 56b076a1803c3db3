import type { Happenings, Part } from '@sandtable/kernel'
import type { Battle, BattleEffect, Position, Side } from '../position.ts'
import type { War } from '../war.ts'
import type { Scenario } from '../scenario.ts'
import type { Score } from './score.ts'
import { at, INJURED, KILLED, NOBODY, other, OUT, WELL, nth } from '../position.ts'
import { inForceAfter } from '../effects/brought.ts'
import { copy } from '@sandtable/kernel'
import { discard, payFor } from '../cards/pile.ts'
import { counterOf } from '../scenario.ts'
import { panic, spend, strike } from './ranks.ts'

/** Everything that can happen in a battle. */
export type BattleEvent =
  | { readonly is: 'battle-joined'; readonly key: number; readonly battle: Battle }
  | { readonly is: 'battle-effects'; readonly effects: readonly BattleEffect[] }
  | {
      readonly is: 'leader-revealed'
      readonly player: number
      readonly slot: number
      readonly leader: number
    }
  | { readonly is: 'commander-named'; readonly side: Side; readonly slot: number }
  | {
      readonly is: 'morale-determined'
      readonly side: Side
      readonly total: number
      readonly units: number
      readonly leader: number
      readonly amv: number
    }
  | { readonly is: 'round-began'; readonly round: number }
  | { readonly is: 'card-played'; readonly player: number; readonly side: Side; readonly card: number }
  | { readonly is: 'cards-passed'; readonly side: Side }
  | {
      readonly is: 'modifiers-set'
      readonly round: number
      readonly because: readonly (readonly Part[])[]
      readonly modifier: readonly number[]
    }
  | {
      readonly is: 'fired'
      readonly side: Side
      readonly unit: number
      readonly die: number
      readonly cf: number
      readonly change: number
      readonly scored: Score
    }
  | { readonly is: 'panicked'; readonly side: Side; readonly unit: number }
  | { readonly is: 'panic-ignored'; readonly side: Side; readonly unit: number }
  | { readonly is: 'step-lost'; readonly side: Side; readonly unit: number; readonly inPursuit: boolean }
  | {
      readonly is: 'surplus'
      readonly side: Side
      readonly result: 'panic' | 'hit'
      readonly number: number
      readonly asHits: boolean
    }
  | { readonly is: 'morale-checked'; readonly round: number; readonly morale: readonly number[] }
  | { readonly is: 'spent'; readonly side: Side; readonly unit: number; readonly counts: boolean }
  | { readonly is: 'rout-tested'; readonly side: Side; readonly die: number | null; readonly routed: boolean }
  | {
      readonly is: 'battle-decided'
      readonly winner: number
      readonly how: 'wiped' | 'rout' | 'retreat' | 'hits' | 'bunker'
      readonly rule: string
    }
  | {
      readonly is: 'support-lost'
      readonly side: Side
      readonly units: readonly number[]
      readonly byRout: boolean
    }
  | {
      readonly is: 'pursuit-began'
      readonly side: Side
      readonly units: readonly number[]
      readonly because: readonly Part[]
    }
  | {
      readonly is: 'no-retreat'
      readonly side: Side
      readonly units: readonly number[]
      readonly rule: string
    }
  | {
      readonly is: 'retreated'
      readonly side: Side
      readonly stack: readonly number[]
      readonly to: number
      readonly inside: boolean
      readonly towards: 'origin' | 'ships' | 'supply' | 'fortress' | 'friendly' | 'further'
      readonly rule: string
    }
  | {
      readonly is: 'leader-tested'
      readonly side: Side
      readonly slot: number
      readonly die: number
      readonly because: readonly Part[]
      readonly second: number | null
      readonly fate: number
    }
  | { readonly is: 'leader-lost'; readonly side: Side; readonly slot: number }
  | {
      readonly is: 'points-scored'
      readonly losses: readonly number[]
      readonly because: readonly (readonly Part[])[]
      readonly change: readonly number[]
    }
  | { readonly is: 'battle-ended'; readonly winner: number; readonly routed: number }

const everyone = 'everyone' as const

/** What each event changes, and its viewers. */
export const BATTLE_EVENTS: Happenings<War, BattleEvent> = {
  'battle-joined': {
    seen: everyone,
    apply: (p, e) => ((p.battle = copy(e.battle)), void p.fought.push(e.key), startCounting(p)),
  },
  'battle-effects': { seen: everyone, apply: (p, e) => void p.battle.effects.push(...copy([...e.effects])) },
  'leader-revealed': { seen: everyone, reveals: true, apply: revealLeader },
  'commander-named': { seen: everyone, apply: nameCommander },
  'morale-determined': { seen: everyone, apply: (p, e) => void (p.battle.amv[e.side] = e.amv) },
  'round-began': { seen: everyone, apply: beginRound },
  'card-played': { seen: everyone, reveals: true, apply: playCard },
  'cards-passed': { seen: everyone, apply: (p, e) => void (p.battle.passed[e.side] = 1) },
  'modifiers-set': { seen: everyone, apply: (p, e) => void (p.battle.modifier = [...e.modifier]) },
  fired: { seen: everyone, apply: (p, e) => owe(p.battle, other(e.side), e.scored) },
  panicked: {
    seen: everyone,
    apply: (p, e) => (panic(p, e.side, e.unit), pay(p.battle.panicsDue, e.side, 1)),
  },
  'panic-ignored': { seen: everyone, apply: (p, e) => pay(p.battle.panicsDue, e.side, 1) },
  'step-lost': {
    seen: everyone,
    apply: (p, e) => (strike(p, e.side, e.unit, e.inPursuit), pay(p.battle.hitsDue, e.side, 1)),
  },
  surplus: { seen: everyone, apply: dropSurplus },
  'morale-checked': { seen: everyone, apply: () => {} },
  spent: { seen: everyone, apply: (p, e) => spend(p, e.unit, e.counts) },
  'rout-tested': { seen: everyone, apply: (p, e) => void (p.battle.routed = e.routed ? e.side : NOBODY) },
  'battle-decided': { seen: everyone, apply: (p, e) => void (p.battle.winner = e.winner) },
  'support-lost': { seen: everyone, apply: loseSupport },
  'pursuit-began': { seen: everyone, apply: () => {} },
  'no-retreat': { seen: everyone, apply: (p, e) => e.units.forEach(u => (p.steps[u] = 0)) },
  retreated: { seen: everyone, apply: retreat },
  'leader-tested': { seen: everyone, apply: (p, e, s) => meetFate(p, s, e.slot, e.fate) },
  'leader-lost': { seen: everyone, apply: (p, e, s) => meetFate(p, s, e.slot, KILLED) },
  'points-scored': { seen: everyone, apply: scorePoints },
  'battle-ended': { seen: everyone, apply: endBattle },
}

type Of<I extends BattleEvent['is']> = Extract<BattleEvent, { is: I }>

/** A new battle counts its own hits and panics. */
function startCounting(p: Position): void {
  p.hits = [0, 0]
  p.panics = [0, 0]
  p.chased = [0, 0]
}

/** G-60 The commander's owner speaks for the side from now on. */
function nameCommander(p: Position, e: Of<'commander-named'>, s: Scenario): void {
  p.battle.cinc[e.side] = e.slot
  p.battle.players[e.side] = at(s.owner, counterOf(s, e.slot))
}

function retreat(p: Position, e: Of<'retreated'>): void {
  for (const c of e.stack) {
    p.where[c] = e.to
    p.inside[c] = e.inside ? 1 : 0
  }
}

/** W-5.3-removal A leader who is killed or injured leaves the map. */
function meetFate(p: Position, s: Scenario, slot: number, fate: number): void {
  p.fate[slot] = fate
  if (fate === INJURED) p.injured[slot] = p.turn
  if (fate !== WELL) p.where[counterOf(s, slot)] = OUT
}

function revealLeader(p: Position, e: Of<'leader-revealed'>): void {
  p.face[e.slot] = e.leader
  p.pool[e.player] = nth(p.pool, e.player).filter(leader => leader !== e.leader)
}

/** Effects that held for one round are over. */
function beginRound(p: Position, e: Of<'round-began'>): void {
  const b = p.battle
  b.round = e.round
  b.passed = [0, 0]
  if (b.effects.length > 0) b.effects = b.effects.filter(effect => effect.until >= e.round)
}

/** W-8-discard, G-82 The card leaves the hand, and its effects are in force at once; the later card prevails. */
function playCard(p: Position, e: Of<'card-played'>, s: Scenario): void {
  const card = nth(s.cards, e.card)
  const effects = card.battle?.effects ?? []
  discard(p, s, e.player, e.card)
  payFor(p, s, e.player, e.card, 1)
  p.battle.effects = inForceAfter(s, p, p.battle, e.card, e.side, effects)
}

function owe(b: Battle, side: Side, scored: Score): void {
  if (scored === 'hit') b.hitsDue[side] = at(b.hitsDue, side) + 1
  else if (scored === 'panic') b.panicsDue[side] = at(b.panicsDue, side) + 1
}

function pay(due: number[], side: Side, number: number): void {
  due[side] = at(due, side) - number
}

function dropSurplus(p: Position, e: Of<'surplus'>): void {
  const b = p.battle
  pay(e.result === 'panic' ? b.panicsDue : b.hitsDue, e.side, e.number)
  if (e.asHits) pay(b.hitsDue, e.side, -e.number)
}

function loseSupport(p: Position, e: Of<'support-lost'>): void {
  for (const u of e.units) p.steps[u] = 0
  if (e.byRout) p.battle.supportLost[e.side] = at(p.battle.supportLost, e.side) + e.units.length
}

/** W-14-floor A gauge never falls below 0. */
function scorePoints(p: Position, e: Of<'points-scored'>): void {
  p.battle.players.forEach((player, side) => {
    p.points[player] = Math.max(0, at(p.points, player) + at(e.change, side))
  })
}

/** Units that panicked and live recover. */
function endBattle(p: Position): void {
  for (const force of [...p.battle.forces, ...p.battle.support])
    for (const u of force) {
      p.panicked[u] = 0
      p.struck[u] = 0
      if (p.steps[u] === 0) p.where[u] = OUT
    }
}
