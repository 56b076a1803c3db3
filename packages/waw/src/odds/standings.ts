import type { Plight } from '../battle/plight.ts'
import type { Position, Ranks, Side } from '../position.ts'
import type { Scenario, Unit } from '../scenario.ts'
import { at } from '../position.ts'
import { hitPick, panicPick } from '../battle/policy.ts'
import { hitTargets, panicTargets, steady } from '../battle/losses.ts'
import { panic, spend, stands, strike } from '../battle/ranks.ts'
import { plightOf } from '../battle/plight.ts'

/** All the ways in which one side may stand, numbered as they come up; the same way always has the same number. */
export interface Standings {
  readonly ranks: (standing: number) => Ranks
  readonly plight: (standing: number) => Plight
  /** W-12.1-loss-order After so many panics and then hits, as the default policy takes them. */
  readonly suffered: (standing: number, results: number) => Int32Array
  /** G-36 After the suicide units are spent. */
  readonly roundOver: (standing: number) => number
}

export function standingsOf(s: Scenario, p: Position, side: Side): Standings {
  const force = p.battle.forces[side] as readonly number[]
  const all: Ranks[] = []
  const plights: Plight[] = []
  const numberOf = numbering(force, side)
  const enter = (r: Ranks): number => {
    const standing = numberOf(r)
    if (standing === all.length) all.push(ranksOf(r))
    return standing
  }
  const ranks = (standing: number): Ranks => all[standing] as Ranks
  const suicides = force.filter(u => (s.units[u] as Unit).is.suicide)
  enter(p)
  return {
    ranks,
    plight: standing => (plights[standing] ??= plightOf(s, p.battle, ranks(standing), side)),
    suffered: (standing, results) => ladder(s, force, side, ranks(standing), results, enter),
    roundOver: standing => {
      if (!suicides.some(u => stands(ranks(standing), u))) return standing
      const r = ranksOf(ranks(standing))
      for (const u of suicides) if (stands(r, u)) spend(r, u, s.rules.suicide_counts)
      return enter(r)
    },
  }
}

/** A copy of the ranks alone, without the rest of a position. */
const ranksOf = (r: Ranks): Ranks => ({
  steps: r.steps.slice(),
  panicked: r.panicked.slice(),
  struck: r.struck.slice(),
  unsupplied: r.unsupplied,
  hits: r.hits.slice(),
  panics: r.panics.slice(),
  chased: r.chased.slice(),
})

/** G-25, G-26 Every number of panics, and after it every number of hits; what finds nobody is lost, or strikes as a hit. */
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
    for (let hits = 0; panics + hits <= results; hits++) {
      if (hits > 0) takeHit(s, row, side, force)
      standings[panics * width + hits] = enter(row)
    }
  }
  return standings
}

/** One panic as the default policy takes it; false when it finds nobody. */
function takePanic(s: Scenario, r: Ranks, side: Side, force: readonly number[]): boolean {
  const targets = panicTargets(s, r, force)
  if (targets.length === 0) return false
  const u = panicPick(s, r, targets)
  if (!steady(s, u)) panic(r, side, u)
  return true
}

function takeHit(s: Scenario, r: Ranks, side: Side, force: readonly number[]): void {
  const targets = hitTargets(s, r, force)
  if (targets.length > 0) strike(r, side, hitPick(s, r, targets), false)
}

/** Units told in one number: twelve ways to stand each, and 12 to the 14th is still a whole number to the digit. */
const CHUNK = 14

/** Numbers standings in the order in which they come up; hits are told too, since spent units hide theirs. */
function numbering(force: readonly number[], side: Side): (r: Ranks) => number {
  const chunks = Array.from({ length: Math.ceil(force.length / CHUNK) }, (_, i) => ({
    units: force.slice(i * CHUNK, (i + 1) * CHUNK),
    codes: new Map<number, number>(),
    wholes: new Map<number, number>(),
  }))
  return r => {
    let whole = at(r.hits, side)
    for (const { units, codes, wholes } of chunks) whole = intern(wholes, whole * 2 ** 26 + intern(codes, told(units, r)))
    return whole
  }
}

function told(units: readonly number[], r: Ranks): number {
  let code = 0
  for (const u of units) code = code * 12 + at(r.steps, u) * 4 + at(r.panicked, u) * 2 + at(r.struck, u)
  return code
}

function intern(known: Map<number, number>, key: number): number {
  let number = known.get(key)
  if (number === undefined) known.set(key, (number = known.size))
  return number
}
