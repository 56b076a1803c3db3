import type { Part } from '@sandtable/kernel'
import type { Leader, Unit } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { rounded } from '../editions/rules.ts'
import { at, nth } from '../position.ts'
import { isGround, openOf } from '../map/presence.ts'
import { isLeader, slotOf } from '../scenario.ts'

/** W-12.9 A siege test: what an engine and artillery add to the die, and how many combat units inside make a group. */
const SIEGE = { engine: -1, artillery: -1, garrisonEach: 5 } as const

/** W-12.9-cumulative The siege die's modifiers, all added up; lower helps the besieger. */
export function siegeParts(s: Scenario, p: Sight, player: number, region: number): Part[] {
  const outside = besiegersOf(s, p, player, region)
  const inside = garrisonOf(s, p, region)
  const guns = outside.some(c => isUnit(s, c) && unitAt(s, c).support && unitAt(s, c).is.artillery)
  const groups = rounded(inside.filter(c => isCombat(s, c)).length, SIEGE.garrisonEach, s.rules.per_n)
  return [
    { rule: 'W-12.9-mod-engine', what: 'engine', change: SIEGE.engine * engines(s, outside) },
    { rule: 'W-12.9-mod-artillery', what: 'siege-artillery', change: guns ? SIEGE.artillery : 0 },
    { rule: 'W-12.9-mod-garrison', what: 'garrison', change: s.rules.siege_garrison_sign * groups },
    ...valueParts(s, p, outside, 'outside', -1),
    ...valueParts(s, p, inside, 'inside', 1),
  ].filter(part => part.change !== 0)
}

/** G-90 Land units of a player and allies before a fortress; unsupplied ones don't count, unless by option. */
export const besiegersOf = (s: Scenario, p: Sight, player: number, region: number): number[] =>
  openOf(s, p, player, region).filter(
    c => isLeader(s, c) || (isGround(unitAt(s, c)) && (s.rules.unsupplied_besiege || p.unsupplied[c] === 0)),
  )

/** All counters in a region's fortress. */
export const garrisonOf = (s: Scenario, p: Sight, region: number): number[] =>
  [...s.owner.keys()].filter(c => p.where[c] === region && p.inside[c] === 1)

/** W-12.9-mod-engine, G-45 Siege units; by option also those with a printed S value, which otherwise count by that alone. */
const engines = (s: Scenario, stack: readonly number[]): number =>
  stack.filter(c => {
    if (!isUnit(s, c)) return false
    const { is, siege } = unitAt(s, c)
    return is.siege === true && (siege === null || s.rules.siege_double_count)
  }).length

/** W-12.9-mod-s-outside, W-12.9-mod-s-inside One part for each counter with an S value. */
function valueParts(
  s: Scenario,
  p: Sight,
  stack: readonly number[],
  where: 'outside' | 'inside',
  sign: 1 | -1,
): Part[] {
  return stack.flatMap(c => {
    const printed = isUnit(s, c) ? unitAt(s, c) : leaderAt(s, p, c)
    if (printed === null || printed.siege === null) return []
    return [
      { rule: `W-12.9-mod-s-${where}`, what: `s-${where}:${printed.name}`, change: sign * printed.siege },
    ]
  })
}

const isUnit = (s: Scenario, c: number): boolean => !isLeader(s, c)
const unitAt = (s: Scenario, c: number): Unit => nth(s.units, c)
const isCombat = (s: Scenario, c: number): boolean => isUnit(s, c) && !unitAt(s, c).support

/** W-5.3-hidden-secret A face-down leader's values are unknown; a siege is no battle and doesn't reveal them. */
const leaderAt = (s: Scenario, p: Sight, c: number): Leader | null =>
  s.leaders[at(p.face, slotOf(s, c))] ?? null
