import { total } from '@sandtable/kernel'
import { successes } from '@sandtable/odds'
import type { Plight } from '../battle/plight.ts'
import type { Position, Ranks, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Shooting } from './shooting.ts'
import type { Standings } from './standings.ts'
import { ranksOf } from './standings.ts'
import { currentCf, eliminated, fit, inPanic, stands, strike } from '../battle/ranks.ts'
import { hitPick } from '../battle/policy.ts'
import { intern, numbering } from './numbering.ts'
import { lossesOf } from '../battle/points.ts'
import { at, other, nth } from '../position.ts'
import { pursuers, pursuitChange, pursuitParts } from '../battle/pursuit.ts'
import { routLoss } from '../battle/rout.ts'
import { standingOf } from '../battle/losses.ts'
import { whyNoRetreat } from '../battle/retreat.ts'

/** The relevant part of a winning side. */
export interface Victor {
  readonly plight: Plight
  readonly losses: number
  /** The chances of 0, 1, 2 … hits in pursuit of an enemy with this many units in panic. */
  readonly chase: (panicked: number) => Float64Array
}

/** The relevant part of a losing side. */
export interface Beaten extends End {
  readonly plight: Plight
  /** Equal for equivalent plights. */
  readonly plightKey: number
}

/** A losing side's end. */
export interface End {
  /** Equal for equal ends. */
  readonly story: number
  readonly panicked: number
  /** Units lost before pursuit and retreat. */
  readonly lost: number
  readonly unrouted: Fate
  /** By hits in pursuit. */
  readonly routed: readonly Fate[]
}

/** A loser's end. */
export interface Fate {
  readonly losses: number
  readonly lost: number
  readonly wiped: boolean
}

/** Standings numbered by their relevant part, and that part. */
export interface Classes<T> {
  readonly number: (standing: number) => number
  /** By number. */
  readonly all: () => readonly T[]
}

/** Standings with the same key are one class. */
function classes<T>(keyOf: (standing: number) => number, make: (standing: number) => T): Classes<T> {
  const numbers: number[] = []
  const byKey = new Map<number, number>()
  const made: T[] = []
  return {
    number: standing => {
      const known = numbers[standing]
      if (known !== undefined) return known
      const key = keyOf(standing)
      let number = byKey.get(key)
      if (number === undefined) byKey.set(key, (number = made.push(make(standing)) - 1))
      return (numbers[standing] = number)
    },
    all: () => made,
  }
}

/** Keeps only what decides the outcome: which wavering side suffered more, and which was hit more at the very end. */
function plightKey(
  s: Scenario,
  { gone, wavers, wholePanic, held, suffered, hits }: Plight,
  last: boolean,
): number {
  if (gone) return 0
  const toTheEnd = last && (!wavers || !s.rules.pass_means_retreat)
  const end = toTheEnd ? 2 * hits + (held ? 1 : 0) : 0
  const test = wavers ? 4 * suffered + (wholePanic ? 3 : 2) : 1
  return end * 4 * MOST + test
}

/** More than any side can suffer. */
const MOST = 2048

/** Numbers a side's standings by their relevant part, should it win in a round. */
export function victors(
  s: Scenario,
  p: Position,
  side: Side,
  all: Standings,
  shot: Shooting,
  last: boolean,
): Classes<Victor> {
  const cavalry = pursuers(s, p.battle, p, side)
  const partyOf = numbering(
    all.groups.map(group => ({
      units: group.filter(u => cavalry.includes(u)),
      digits: 3,
      digit: (r, u) => (fit(r, u) ? at(r.steps, u) : 0),
    })),
  )
  const chases: Victor['chase'][] = []
  const losses = (standing: number): number => lossesOf(s, p.battle, all.ranks(standing), side, 0)
  return classes(
    standing =>
      (plightKey(s, all.plight(standing), last) * 2048 + losses(standing)) * 2 ** 17 +
      partyOf(all.ranks(standing)),
    standing => {
      const r = all.ranks(standing)
      const chase = (chases[partyOf(r)] ??= chaseOf(s, p, side, r, shot))
      return { plight: all.plight(standing), losses: losses(standing), chase }
    },
  )
}

/** W-12.3-pursuit, G-65 The hits of the possible pursuers, worked out once per number of panicked enemies. */
function chaseOf(s: Scenario, p: Position, victor: Side, r: Ranks, shot: Shooting): Victor['chase'] {
  const units = pursuers(s, p.battle, r, victor)
  const chances: Float64Array[] = []
  return panicked => {
    const known = chances[panicked]
    if (known !== undefined) return known
    const base = total(pursuitParts(s, p, victor, panicked))
    const tries = units.map(
      u => shot(u, currentCf(s, r, u), pursuitChange(s, p.battle, victor, u, base), true).hit,
    )
    return (chances[panicked] = successes(tries))
  }
}

/** How a side's standings would end if it lost; the same in every round. */
export function ends(s: Scenario, p: Position, side: Side, all: Standings): (standing: number) => End {
  const force = nth(p.battle.forces, side)
  const most = pursuers(s, p.battle, p, other(side)).length
  const barrier = whyNoRetreat(s, p, p.battle, side)
  const free = force.filter(u => barrier(u) === null)
  const fate = (r: Ranks, support: number): Fate => {
    const saved = free.length - eliminated(r, free)
    return { losses: lossesOf(s, p.battle, r, side, support), lost: force.length - saved, wiped: saved === 0 }
  }
  const chain = chaining()
  const known: End[] = []
  const make = (standing: number): End => {
    const { wavers, gone } = all.plight(standing)
    const r = all.ranks(standing)
    const routed = wavers && !gone ? chased(s, p, side, r, most, fate) : []
    const panicked = inPanic(r, force)
    const lost = eliminated(r, force)
    const unrouted = fate(r, 0)
    // Below any row's number, so that a start is never taken for a row.
    let story = chain(-1 - (panicked * 1024 + lost), told(unrouted))
    for (const end of routed) story = chain(story, told(end))
    return { story, panicked, lost, unrouted, routed }
  }
  return standing => (known[standing] ??= make(standing))
}

/** Numbers a side's standings by their relevant part, should it lose in a round. */
export function beaten(
  s: Scenario,
  all: Standings,
  end: (standing: number) => End,
  last: boolean,
): Classes<Beaten> {
  const keyOf = (standing: number): number => plightKey(s, all.plight(standing), last)
  return classes(
    standing => keyOf(standing) * 2 ** 24 + end(standing).story,
    standing => ({ plight: all.plight(standing), plightKey: keyOf(standing), ...end(standing) }),
  )
}

const told = ({ losses, lost, wiped }: Fate): number => (losses * 1024 + lost) * 2 + (wiped ? 1 : 0)

/** One number for a row of them, the same for the same row. */
function chaining(): (before: number, item: number) => number {
  const known = new Map<number, number>()
  return (before, item) => intern(known, before * 2 ** 22 + item)
}

/** W-12.3-alloc The fates after 0, 1, 2 … hits in pursuit, as the default policy takes them. */
function chased(
  s: Scenario,
  p: Position,
  side: Side,
  from: Ranks,
  most: number,
  fate: (r: Ranks, support: number) => Fate,
): Fate[] {
  const force = nth(p.battle.forces, side)
  const support = routLoss(s, nth(p.battle.support, side).length)
  const fates = [fate(from, support)]
  if (most === 0) return fates
  const r = ranksOf(from)
  r.chased = from.chased.slice()
  const survivors = standingOf(r, force)
  for (let hits = 1; hits <= most; hits++) {
    if (survivors.length > 0) {
      const u = hitPick(s, r, survivors)
      strike(r, side, u, true)
      if (!stands(r, u)) survivors.splice(survivors.indexOf(u), 1)
    }
    fates.push(fate(r, support))
  }
  return fates
}
