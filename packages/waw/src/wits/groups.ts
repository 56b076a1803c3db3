import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { isLeader } from '../scenario.ts'
import { fixed, pointsOf } from '../movement/points.ts'
import { powerOf } from './worth.ts'
import { DOMAINS } from '../movement/domains.ts'
import { whyNotTogether } from '../movement/march.ts'

/** Counters of a player that can still move, by region; hidden ones and those in a fortress separately. */
export function movable(s: Scenario, p: Sight, player: number): number[][] {
  const stacks = new Map<number, number[]>()
  for (let c = 0; c < s.owner.length; c++) {
    if (s.owner[c] !== player || at(p.where, c) < 0 || p.halted[c] === 1 || fixed(s, p, c)) continue
    const key = at(p.where, c) * 4 + at(p.hidden, c) * 2 + at(p.inside, c)
    const stack = stacks.get(key)
    if (stack === undefined) stacks.set(key, [c])
    else stack.push(c)
  }
  return [...stacks.values()]
}

/** Parts of a stack worth sending: all, all but a guard, the horse, one unit, one leader. */
export function groupsOf(s: Scenario, p: Sight, player: number, stack: readonly number[]): number[][] {
  const leaders = stack.filter(c => isLeader(s, c))
  const units = stack.filter(c => !isLeader(s, c))
  const combat = units
    .filter(u => !s.units[u]?.support)
    .sort((a, b) => powerOf(s, p, a) - powerOf(s, p, b) || a - b)
  const chief = [...leaders].sort((a, b) => powerOf(s, p, b) - powerOf(s, p, a) || a - b)[0]
  const fast = combat.filter(u => pointsOf(s, p, u) > pointsOf(s, p, at(combat, 0)))
  const groups = [
    [...stack],
    ...(combat.length > 1 ? [stack.filter(c => c !== combat[0])] : []),
    ...(fast.length > 1 && chief !== undefined ? [[...fast, chief]] : []),
    ...(combat.length > 0 ? [[at(combat, 0)]] : []),
    ...(units.length === 0 || leaders.length > 1 ? leaders.map(c => [c]) : []),
  ]
  return groups
    .map(group => group.sort((a, b) => a - b))
    .filter((group, i) => groups.findIndex(other => String(other) === String(group)) === i)
    .filter(group => group.length > 0 && whyNotTogether(DOMAINS.land, s, p, player, group) === null)
}
