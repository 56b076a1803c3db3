import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { rosterOf } from '../roster.ts'
import { inSupply, suppliedRegions } from './line.ts'

export { spendTrains } from './trains.ts'

/** W-7.1.3-remove, W-13.4-removal Units marked at the last check and still out of supply go back to the force pool; leaders stay. */
export function removeStarved(g: Here<Waw>): void {
  const player = g.p.active
  const marked = unitsOf(g.s, g.p, player).filter(u => g.p.unsupplied[u] === 1)
  if (marked.length === 0) return
  const regions = suppliedRegions(g.s, g.p, player)
  const units = marked.filter(u => !inSupply(g.s, g.p, regions, u))
  if (units.length > 0) emit(g, { is: 'starved', player, units })
}

/** W-7.1.3-check, G-54, G-80 Each unit of the active player out of supply is marked, and keeps its mark until the next check. */
export function checkSupply(g: Here<Waw, 'turn'>): void {
  const player = g.p.active
  const regions = suppliedRegions(g.s, g.p, player)
  const { fed } = g.f
  const units = unitsOf(g.s, g.p, player)
  const marked = (u: number): boolean => g.p.unsupplied[u] === 1
  const out = units.filter(u => !marked(u) && !fed.includes(u) && !inSupply(g.s, g.p, regions, u))
  const back = units.filter(u => marked(u) && inSupply(g.s, g.p, regions, u))
  if (out.length + back.length > 0) emit(g, { is: 'supply-checked', player, out, in: back })
}

const unitsOf = (s: Scenario, p: Sight, player: number): number[] =>
  nth(rosterOf(s).units, player).filter(u => at(p.where, u) >= 0)
