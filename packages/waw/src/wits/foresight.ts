import type { BattleOdds } from '../odds/battle-odds.ts'
import type { Position, Side, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { ATTACKER, at, NOBODY, SIDES, nth } from '../position.ts'
import { battleIn } from '../combat/join.ts'
import { battleOdds } from '../odds/battle-odds.ts'
import { claimants } from '../battle/commanders.ts'
import { defendersCaught } from '../battle/modifiers.ts'
import { effectsAtStart } from '../effects/in-force.ts'
import { enemySides } from '../combat/contest.ts'
import { layOf } from '../map/presence.ts'
import { whyNoRetreat } from '../battle/retreat.ts'

/** A possible attack that hasn't been made yet. */
export interface Forecast {
  readonly position: Position
  readonly odds: BattleOdds
}

/**
 * The exact odds if a stack entered a region from another and attacked a side there; null if there is no battle, or
 * none that can be worked out. For face-down leaders the first of the pool is used.
 */
export function attackOdds(s: Scenario, view: Sight, ...attack: Attack): Forecast | null {
  return withOdds(s, attackPosition(s, view, ...attack))
}

/** Whose attack it is, with which stack, from where and to where. */
type Attack = readonly [player: number, stack: readonly number[], from: number, to: number]

/** The position when a stack has entered a region from another and attacked a side there; null: there is no battle. */
export function attackPosition(
  s: Scenario,
  view: Sight,
  ...[player, stack, from, to]: Attack
): Position | null {
  const moved = faceUp(s, {
    ...view,
    where: view.where.slice(),
    came: view.came.slice(),
    active: player,
  } as Position)
  for (const c of stack) {
    moved.where[c] = to
    moved.inside[c] = 0
    moved.came[c] = from
  }
  const side = enemySides(s, moved, layOf(s, moved), player, to)[0]
  return side === undefined ? null : joinedAt(s, moved, player, to, side)
}

/** The exact odds of the battle that a player would fight in place. */
export function forecast(
  s: Scenario,
  view: Sight,
  player: number,
  region: number,
  side: number,
): Forecast | null {
  return withOdds(s, joinedAt(s, view, player, region, side))
}

function withOdds(s: Scenario, position: Position | null): Forecast | null {
  const odds = position === null ? null : remembered(s, position)
  return position === null || odds === null ? null : { position, odds }
}

/** The position when a battle in a region has been joined; null: a side has nobody to fight. */
function joinedAt(s: Scenario, view: Sight, player: number, region: number, side: number): Position | null {
  const p = faceUp(s, { ...view, active: player } as Position)
  const battle = battleIn(s, p, { region, side })
  if (battle.forces.some(force => force.length === 0)) return null
  const joined: Position = { ...p, battle, hits: [0, 0], panics: [0, 0], chased: [0, 0] }
  battle.cinc = SIDES.map(each => claimants(s, joined, each, 'land')[0] ?? NOBODY)
  battle.effects = effectsAtStart(s, joined, battle)
  return joined
}

/** Face-down leaders as if they were the first of their pool. */
function faceUp(s: Scenario, p: Position): Position {
  const next = p.pool.map(() => 0)
  const face = p.face.map((face, slot) => {
    if (face >= 0) return face
    const owner = at(s.owner, s.units.length + slot)
    const pool = nth(p.pool, owner)
    const drawn = pool[at(next, owner) % Math.max(1, pool.length)] ?? 0
    next[owner] = at(next, owner) + 1
    return drawn
  })
  return { ...p, face, inside: p.inside.slice() }
}

const ROOM = 4000
const known = new WeakMap<Scenario, Map<string, BattleOdds | null>>()

/** Odds cached for the same battle. */
function remembered(s: Scenario, p: Position): BattleOdds | null {
  let odds = known.get(s)
  if (odds === undefined || odds.size > ROOM) known.set(s, (odds = new Map()))
  const key = told(s, p)
  let found = odds.get(key)
  if (found === undefined) odds.set(key, (found = battleOdds(s, p)))
  return found
}

/**
 * All that the odds depend on: the battle, the state of its units and leaders, those that can't get away, and those caught
 * evading.
 */
function told(s: Scenario, p: Position): string {
  const { battle } = p
  const sides = SIDES.map(side => {
    const barrier = whyNoRetreat(s, p, battle, side)
    return {
      units: nth(battle.forces, side).map(u => [
        at(p.steps, u),
        at(p.panicked, u),
        at(p.struck, u),
        at(p.unsupplied, u),
        barrier(u),
      ]),
      leaders: nth(battle.leaders, side).map(slot => [at(p.face, slot), at(p.fate, slot)]),
    }
  })
  return JSON.stringify({ battle, sides, caught: defendersCaught(s, p) })
}

/** Combat units that a side is likely to lose. */
export const likelyLosses = (odds: BattleOdds, side: Side): number =>
  odds.lost[side === ATTACKER ? 'attacker' : 'defender'].reduce((sum, chance, n) => sum + n * chance, 0)
