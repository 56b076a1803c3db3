import { successes } from '@sandtable/odds'
import type { Plight } from '../battle/plight.ts'
import type { Position, Ranks, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Standings } from './standings.ts'
import { count, currentCf, eliminated, inPanic, stands, strike } from '../battle/ranks.ts'
import { hitPick } from '../battle/policy.ts'
import { lossesOf } from '../battle/points.ts'
import { other } from '../position.ts'
import { pursuers, pursuitChange, pursuitParts } from '../battle/pursuit.ts'
import { routLoss } from '../battle/rout.ts'
import { shooting } from './shooting.ts'
import { standingOf } from '../battle/losses.ts'
import { sum } from '../battle/reasons.ts'
import { whyNoRetreat } from '../battle/retreat.ts'

/** What matters of a side that wins. */
export interface Victor {
  readonly plight: Plight
  readonly losses: number
  /** The chances of 0, 1, 2 … hits in pursuit of an enemy with so many units in panic. */
  readonly chase: (panicked: number) => Float64Array
}

/** What matters of a side that loses. */
export interface Beaten {
  readonly plight: Plight
  readonly panicked: number
  /** Units lost before pursuit and retreat. */
  readonly lost: number
  readonly unrouted: Fate
  /** By hits in pursuit. */
  readonly routed: readonly Fate[]
}

/** How a loser ends. */
export interface Fate {
  readonly losses: number
  readonly lost: number
  readonly wiped: boolean
}

/** Standings numbered by what matters of them, and what that is. */
export interface Classes<T> {
  readonly number: (standing: number) => number
  readonly of: (number: number) => T
}

function classes<T>(keyOf: (standing: number) => string, make: (standing: number) => T): Classes<T> {
  const numbers: number[] = []
  const byKey = new Map<string, number>()
  const made: T[] = []
  return {
    number: standing => {
      const known = numbers[standing]
      if (known !== undefined) return known
      const key = keyOf(standing)
      const number = byKey.get(key) ?? made.push(make(standing)) - 1
      byKey.set(key, number)
      return (numbers[standing] = number)
    },
    of: number => made[number] as T,
  }
}

/** Only what decides is told: who suffered more among those who waver, who was hit more at the very end. */
const plightKey = ({ gone, wavers, wholePanic, held, suffered, hits }: Plight, last: boolean): string =>
  gone ? 'gone' : wavers ? `${wholePanic ? 'routs' : 'tests'}${suffered}` : last ? `${held ? 'held' : 'firm'}${hits}` : 'firm'

export function victors(s: Scenario, p: Position, side: Side, all: Standings, last: boolean): Classes<Victor> {
  const losses = (standing: number): number => lossesOf(s, p.battle, all.ranks(standing), side, 0)
  const chases = new Map<string, Victor['chase']>()
  const party = (standing: number): readonly (readonly [number, number])[] => {
    const r = all.ranks(standing)
    return all.plight(standing).gone ? [] : pursuers(s, p.battle, r, side).map(u => [u, currentCf(s, r, u)])
  }
  return classes(
    standing => `${plightKey(all.plight(standing), last)} ${losses(standing)} ${party(standing).join()}`,
    standing => {
      const units = party(standing)
      const key = units.join()
      if (!chases.has(key)) chases.set(key, chaseOf(s, p, side, units))
      return {
        plight: all.plight(standing),
        losses: losses(standing),
        chase: chases.get(key) as Victor['chase'],
      }
    },
  )
}

/** W-12.3-pursuit, G-65 The hits of these pursuers, worked out once for each number of panicked enemies. */
function chaseOf(s: Scenario, p: Position, victor: Side, units: readonly (readonly [number, number])[]): Victor['chase'] {
  const shot = shooting(s)
  const known: Float64Array[] = []
  return panicked => {
    const base = units.length === 0 ? 0 : sum(pursuitParts(s, p, victor, panicked))
    return (known[panicked] ??= successes(
      units.map(([u, cf]) => shot(u, cf, pursuitChange(s, p.battle, victor, u, base), true).hit),
    ))
  }
}

export function beaten(s: Scenario, p: Position, side: Side, all: Standings, last: boolean): Classes<Beaten> {
  const force = p.battle.forces[side] as readonly number[]
  const most = pursuers(s, p.battle, p, other(side)).length
  const make = (standing: number): Beaten => {
    const plight = all.plight(standing)
    const r = all.ranks(standing)
    return {
      plight,
      panicked: inPanic(r, force),
      lost: eliminated(r, force),
      unrouted: fateOf(s, p, side, r, 0),
      routed: plight.wavers && !plight.gone ? chased(s, p, side, r, most) : [],
    }
  }
  return classes(
    standing => {
      const { plight, panicked, lost, unrouted, routed } = make(standing)
      return `${plightKey(plight, last)} ${routed.length > 1 ? panicked : ''} ${lost} ${[unrouted, ...routed].map(fateKey).join()}`
    },
    make,
  )
}

const fateKey = ({ losses, lost, wiped }: Fate): string => `${losses}.${lost}${wiped ? 'w' : ''}`

/** W-12.3-alloc The fates after 0, 1, 2 … hits in pursuit, as the default policy takes them. */
function chased(s: Scenario, p: Position, side: Side, from: Ranks, most: number): Fate[] {
  const force = p.battle.forces[side] as readonly number[]
  const support = routLoss(s, (p.battle.support[side] as readonly number[]).length)
  const fates = [fateOf(s, p, side, from, support)]
  if (most === 0) return fates
  const r = { ...from, steps: from.steps.slice(), struck: from.struck.slice(), chased: from.chased.slice() }
  for (let hits = 1; hits <= most; hits++) {
    const targets = standingOf(r, force)
    if (targets.length > 0) strike(r, side, hitPick(s, r, targets), true)
    fates.push(fateOf(s, p, side, r, support))
  }
  return fates
}

/** W-12.5-no-retreat, W-10.4-no-retreat What is left of a beaten side, and what it cost. */
function fateOf(s: Scenario, p: Position, side: Side, r: Ranks, support: number): Fate {
  const force = p.battle.forces[side] as readonly number[]
  const saved = count(force, u => stands(r, u) && whyNoRetreat(s, p.battle, side, u) === null)
  return { losses: lossesOf(s, p.battle, r, side, support), lost: force.length - saved, wiped: saved === 0 }
}
