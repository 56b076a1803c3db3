import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, nth } from '../position.ts'
import { STEPS } from '../scenario.ts'

/** The units in groups that differ only in their names and places in the list. */
export function alike(s: Scenario, p: Position, units: readonly number[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const u of units) {
    const key = printed(s, p, u)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [u])
    else group.push(u)
  }
  return [...groups.values()]
}

function printed(s: Scenario, p: Position, u: number): string {
  const row = u * STEPS
  const landed = p.battle.landed[nth(p.battle.forces, 0).indexOf(u)] ?? 0
  const values = [
    s.cf[row + 1],
    s.cf[row + 2],
    s.mf[row + 1],
    s.mf[row + 2],
    at(p.steps, u),
    at(p.unsupplied, u),
    landed,
  ]
  return `${values.join()} ${Object.keys(nth(s.units, u).is).sort().join()}`
}
