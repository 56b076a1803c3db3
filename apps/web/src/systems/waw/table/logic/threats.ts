import type { Position, Scenario, Threat } from '@sandtable/waw'
import { isAtStake, isCombat, threatsIn } from '@sandtable/waw'

const known = new WeakMap<Position, { readonly viewer: number; readonly threats: readonly Threat[][] }>()

/** By region, who could attack it next; map and panel ask for the same. */
export function threatsFor(s: Scenario, view: Position, viewer: number): readonly Threat[][] {
  const before = known.get(view)
  if (before?.viewer === viewer) return before.threats
  const threats = threatsIn(s, view, viewer)
  known.set(view, { viewer, threats })
  return threats
}

/** The combat units of threats; hidden ones count too. */
export const unitsIn = (s: Scenario, threats: readonly Threat[]): number =>
  threats.reduce((sum, { counters, unseen }) => sum + counters.filter(c => isCombat(s, c)).length + unseen, 0)

/** The viewer's own regions that could be attacked, the most threatened first. */
export function threatenedRegions(
  s: Scenario,
  view: Position,
  viewer: number,
): { readonly region: number; readonly units: number }[] {
  return threatsFor(s, view, viewer)
    .map((threats, region) => ({ region, units: unitsIn(s, threats) }))
    .filter(({ region, units }) => units > 0 && isAtStake(s, view, viewer, region))
    .sort((one, other) => other.units - one.units)
}
