import type { Anywhere } from '@sandtable/kernel'
import type { AbilityOrder } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import type { Ability, Scenario } from '../scenario.ts'
import type { Manpower } from '../kind.ts'
import type { Pair, Sight } from '../position.ts'
import { affect } from './effects.ts'
import { at, NOBODY } from '../position.ts'
import { leaderOf } from './in-force.ts'
import { living, present } from '../formation/layout.ts'

/** The ability of a hero or a leader, and how often it can still be used; null: there is none. */
export function abilityOf(
  s: Scenario,
  p: Sight,
  player: number,
  hero: Readonly<Pair> | null,
): { ability: Ability; left: number } | null {
  if (hero === null) {
    const leader = leaderOf(s, p, player)
    const ability = leader === null ? null : at(s.leaders, leader).ability
    return ability && { ability, left: ability.uses - at(p.led, player) }
  }
  const group = p.groups[hero[0]]
  const stack = group?.stacks[hero[1]]
  if (group === undefined || stack === undefined || group.owner !== player) return null
  if (!present(group) || living(stack) === 0) return null
  const ability = at(s.units, stack.unit).hero?.ability ?? null
  return ability && { ability, left: ability.uses - stack.used }
}

/** Abilities of a player that can still be used. */
export function abilitiesOf(
  s: Scenario,
  p: Sight,
  player: number,
): { hero: Pair | null; name: string; left: number }[] {
  const heroes = p.groups.flatMap(({ stacks }, g) => [...stacks.keys()].map((k): Pair => [g, k]))
  return [null, ...heroes].flatMap(hero => {
    const found = abilityOf(s, p, player, hero)
    return found === null || found.left <= 0 ? [] : [{ hero, name: found.ability.name, left: found.left }]
  })
}

/** Why an ability may not be used. */
export type WhyNotUse = 'not-there' | 'used-up'

/** M-phase-lead Why an ability may not be used for a group; null: it may. */
export function whyNotUse(
  s: Scenario,
  p: Sight,
  player: number,
  { hero, group: g }: AbilityOrder,
): WhyNotUse | null {
  const found = abilityOf(s, p, player, hero)
  const group = p.groups[g]
  if (found === null || group === undefined || group.owner !== player || !present(group)) return 'not-there'
  return found.left > 0 ? null : 'used-up'
}

/** M-phase-lead It works at once. */
export function useAbility(g: Anywhere<Manpower>, player: number, { hero, group }: AbilityOrder): void {
  const found = abilityOf(g.s, g.p, player, hero)
  if (found === null) throw new Error('nobody has this ability')
  const { id, effects, lasts } = found.ability
  const whose: Pair | null = hero === null ? null : [hero[0], hero[1]]
  emit(g, { is: 'ability-used', side: player, hero: whose, name: id, group })
  const because = [{ rule: 'M-phase-lead', what: 'ability', change: 0 }]
  for (const power of effects) affect(g, power, { group, stack: NOBODY }, lasts, because)
}
