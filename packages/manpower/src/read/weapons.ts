import type { Scenario } from '../scenario.ts'
import type { Sight, StackSight } from '../position.ts'
import type { Weapon } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { attacksOf } from '../combat/rate.ts'
import { living, present, unitsOf } from '../formation/layout.ts'
import { shotsOfWeapon } from '../targeting/reach.ts'
import { withGroup } from '../formation/whereabouts.ts'

/** The weapons of a group's living stacks that have shots left in this turn. */
export const weaponsIn = (s: Scenario, p: Sight, group: number): (Weapon & { readonly shots: number })[] =>
  at(p.groups, group).stacks.flatMap((held, stack) =>
    living(held) === 0
      ? []
      : attacksOf(s, held)
          .map((_, attack) => ({
            group,
            stack,
            attack,
            shots: shotsOfWeapon(s, p, { group, stack, attack }),
          }))
          .filter(({ shots }) => shots > 0),
  )

/** M-shots-count Shots that a group has left in this turn: of every stack those of the weapon that has most of them. */
export function shotsOfGroup(s: Scenario, p: Sight, group: number): number {
  if (!present(at(p.groups, group))) return 0
  const most = new Map<number, number>()
  for (const { stack, shots } of weaponsIn(s, p, group))
    most.set(stack, Math.max(shots, most.get(stack) ?? 0))
  return [...most.values()].reduce((sum, shots) => sum + shots, 0)
}

/** M-shots-count Shots that a group has in a turn in which it has fired none yet. */
export function shotsInTurn(s: Scenario, p: Sight, group: number): number {
  const own = at(p.groups, group)
  const fresh = { ...own, stacks: own.stacks.map(stack => ({ ...stack, fired: [] })) }
  return shotsOfGroup(s, withGroup(p, group, fresh), group)
}

/** Units of a player that live and are in the battle, those whom others carry among them. */
export const unitsLeft = (p: Sight, player: number): number =>
  p.groups
    .filter(({ owner, where }) => owner === player && (where === 'field' || where === 'aboard'))
    .reduce((sum, group) => sum + unitsOf(group), 0)

export const unitsDead = (p: Sight, player: number): number =>
  p.groups
    .filter(({ owner }) => owner === player)
    .flatMap(({ stacks }) => stacks)
    .reduce((sum, { dead }) => sum + dead, 0)

/** MG-crew Damage to each living machine or hero of a stack; undamaged ones are left out. */
export function damageOf(s: Scenario, { unit, health, crew, taken }: StackSight): number[] {
  const printed = at(s.units, unit)
  const lost = (full: number | null, left: number | undefined): number => (full ?? 0) - (left ?? 0)
  return taken
    .map((_, i) => lost(printed.health, health[i]) + lost(printed.crew, crew[i]))
    .filter(damage => damage > 0)
}
