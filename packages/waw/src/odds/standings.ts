import type { Plight } from '../battle/plight.ts'
import type { Position, Ranks, Side } from '../position.ts'
import type { Unit } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import { alike } from './alike.ts'
import { at, nth } from '../position.ts'
import { hitPick, panicPick } from '../battle/policy.ts'
import { hitTargets, panicTargets, steady } from '../battle/losses.ts'
import type { Alike } from './numbering.ts'
import { intern, numbering } from './numbering.ts'
import { anyStands, panic, spend, stands, strike } from '../battle/ranks.ts'
import { plightOf } from '../battle/plight.ts'

/**
 * All the possible states of one side, numbered as they come up; the same state always has the same number, whichever
 * of several equivalent units is in which state.
 */
export interface Standings {
  /** The units in groups of equivalent ones. */
  readonly groups: readonly (readonly number[])[]
  readonly ranks: (standing: number) => Ranks
  readonly plight: (standing: number) => Plight
  /** W-12.1-loss-order After this many panics and then hits, as the default policy takes them. */
  readonly suffered: (standing: number, results: number) => Int32Array
  /** G-36 After the suicide units are spent. */
  readonly roundOver: (standing: number) => number
}

export function standingsOf(s: Scenario, p: Position, side: Side): Standings {
  const force = nth(p.battle.forces, side)
  const all: Ranks[] = []
  const plights: Plight[] = []
  const groups = alike(s, p, force)
  const suicides = force.filter(u => nth(s.units, u).is.suicide)
  const code = numbering(groups.map(units => toldBy(s, units)))
  const known = new Map<number, number>()
  /** A spent unit no longer shows how often it was hit, so that with suicide units the hits are stored separately. */
  const numberOf = (r: Ranks): number =>
    suicides.length === 0 ? code(r) : intern(known, code(r) * 2048 + at(r.hits, side))
  const enter = (r: Ranks): number => {
    const standing = numberOf(r)
    if (standing === all.length) all.push(ranksOf(r))
    return standing
  }
  const ranks = (standing: number): Ranks => all[standing] as Ranks
  enter(p)
  return {
    groups,
    ranks,
    plight: standing => (plights[standing] ??= plightOf(s, p.battle, ranks(standing), side)),
    suffered: (standing, results) => ladder(s, force, side, ranks(standing), results, enter),
    roundOver: standing => {
      if (suicides.length === 0 || !anyStands(ranks(standing), suicides)) return standing
      const r = ranksOf(ranks(standing))
      for (const u of suicides) if (stands(r, u)) spend(r, u, s.rules.suicide_counts)
      return enter(r)
    },
  }
}

/** A copy of the ranks alone, without the rest of a position; parts that rounds never change are shared. */
export const ranksOf = (r: Ranks): Ranks => ({
  steps: r.steps.slice(),
  panicked: r.panicked.slice(),
  struck: r.struck.slice(),
  unsupplied: r.unsupplied,
  hits: r.hits.slice(),
  panics: r.panics.slice(),
  chased: r.chased,
})

/**
 * G-25, G-26 Every number of panics, and after it every number of hits; those without a target are lost, or strike as hits.
 */
function ladder(
  s: Scenario,
  force: readonly number[],
  side: Side,
  from: Ranks,
  results: number,
  enter: (r: Ranks) => number,
): Int32Array {
  const width = results + 1
  const standings = new Int32Array(width * width)
  const r = ranksOf(from)
  let surplus = 0
  for (let panics = 0; panics <= results; panics++) {
    if (panics > 0 && !takePanic(s, r, side, force) && s.rules.panic_overflow === 'hits') surplus++
    const row = ranksOf(r)
    for (let extra = 0; extra < surplus; extra++) takeHit(s, row, side, force)
    let standing = enter(row)
    for (let hits = 0; panics + hits <= results; hits++) {
      if (hits > 0 && takeHit(s, row, side, force)) standing = enter(row)
      standings[panics * width + hits] = standing
    }
  }
  return standings
}

/** One panic as the default policy takes it; false if it has no target. */
function takePanic(s: Scenario, r: Ranks, side: Side, force: readonly number[]): boolean {
  const targets = panicTargets(s, r, force)
  if (targets.length === 0) return false
  const u = panicPick(s, r, targets)
  if (!steady(s, u)) panic(r, side, u)
  return true
}

/** One hit as the default policy takes it; false if it has no target. */
function takeHit(s: Scenario, r: Ranks, side: Side, force: readonly number[]): boolean {
  const targets = hitTargets(s, r, force)
  if (targets.length === 0) return false
  strike(r, side, hitPick(s, r, targets), false)
  return true
}

/** All possible states of equivalent units, as digits: the rest follows from their start. */
function toldBy(s: Scenario, units: readonly number[]): Alike {
  const { is, steps } = s.units[at(units, 0)] as Unit
  return is.suicide
    ? { units, digits: 18, digit: (r, u) => (at(r.steps, u) * 2 + at(r.panicked, u)) * 3 + at(r.struck, u) }
    : { units, digits: 2 * steps + 2, digit: (r, u) => 2 * (steps - at(r.steps, u)) + at(r.panicked, u) }
}
