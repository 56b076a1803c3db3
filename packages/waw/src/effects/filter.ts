import type { Filter } from './vocabulary.ts'
import type { Leader, Trait } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { isLeader, slotOf } from '../scenario.ts'

/** Whether an effect applies to a counter: everything in its filter must fit; its place is checked last. */
export function fits(s: Scenario, p: Sight, c: number, of: Filter | undefined): boolean {
  if (of === undefined) return true
  if (of.units !== undefined && !of.units.includes(c)) return false
  if (of.nations !== undefined && !of.nations.includes(nationOf(s, p, c))) return false
  if (of.is !== undefined && !of.is.every(trait => isA(s, p, c, trait))) return false
  return standsIn(s, placeOf(p, c), of)
}

/** W-8-text A counter's place for effects: a marching one counts where it started. */
const placeOf = (p: Sight, c: number): number =>
  p.march.stack.includes(c) ? at(p.march.trail, 0) : at(p.where, c)

function standsIn(s: Scenario, region: number, of: Filter): boolean {
  if (of.regions === undefined && of.areas === undefined && of.terrain === undefined) return true
  if (region < 0) return false
  const { area, terrain } = nth(s.map.regions, region)
  return (
    (of.regions === undefined || of.regions.includes(region)) &&
    (of.areas === undefined || of.areas.includes(area)) &&
    (of.terrain === undefined || of.terrain.includes(terrain))
  )
}

/** A leader's identity; null while face down. */
const leaderOf = (s: Scenario, p: Sight, c: number): Leader | null =>
  s.leaders[at(p.face, slotOf(s, c))] ?? null

/** W-4.1-nation A counter's nation; a face-down leader's is unknown. */
const nationOf = (s: Scenario, p: Sight, c: number): number =>
  isLeader(s, c) ? (leaderOf(s, p, c)?.nation ?? -1) : nth(s.units, c).nation

/** A counter's kind; for leaders only whether they lead cavalry. */
const isA = (s: Scenario, p: Sight, c: number, trait: Trait): boolean =>
  isLeader(s, c)
    ? trait === 'cavalry' && leaderOf(s, p, c)?.cavalry === true
    : nth(s.units, c).is[trait] === true
