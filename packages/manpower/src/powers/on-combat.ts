import type { Part } from '@sandtable/kernel'
import type { Factor } from '../combat/man-equivalence.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Armour, DamageType, Level } from '@sandtable/scenario'
import { betterArmour, raisedPierce } from '../combat/armour.ts'
import { ratio } from '../formula/ratio.ts'
import { at, NOBODY } from '../position.ts'
import { bearing, brought, granted, grants, multiplied } from './in-force.ts'

/** What a stack's man equivalence is multiplied by against something so far away. */
export const meFactors = (s: Scenario, p: Sight, g: number, k: number, distance: number): Factor[] =>
  brought(s, p, g, k, 'me')
    .filter(({ power: { within } }) => within === null || distance <= within)
    .map(({ name, power }) => ({ what: name, by: ratio(power.factor, 100) }))

/** Places in a stack's equipment of what a volley at such a distance uses up. */
export function usedInVolley(s: Scenario, p: Sight, g: number, k: number, distance: number): number[] {
  const { equipment } = at(at(p.groups, g).stacks, k)
  return [...equipment.keys()].filter(i => {
    const { kind, uses } = at(equipment, i)
    const printed = at(s.equipment, kind)
    return (
      printed.uses !== null &&
      uses > 0 &&
      printed.effects.some(
        power => power.kind === 'me' && (power.within === null || distance <= power.within),
      )
    )
  })
}

/** Rows of advantage that powers add to a stack (MG-adv-scope). */
export function advantageRows(s: Scenario, p: Sight, g: number, k: number): Part[] {
  const rows = bearing(s, p, g, k, 'advantage').map(({ add }) => row('MG-equip', 'power', add))
  const ability = granted(p, g, k, 'advantage')
  return ability === 0 ? rows : [...rows, row('M-phase-lead', 'ability', ability)]
}

const row = (rule: string, what: string, change: number): Part => ({ rule, what, change })

/** MG-equip Whether a stack's tools have dug it in: it has not moved for a turn. */
export const isDugIn = (s: Scenario, p: Sight, g: number, k: number): boolean =>
  at(p.groups, g).still > 0 && at(p.groups, g).covered === 0 && bearing(s, p, g, k, 'digs-in').length > 0

/** The best armour that a stack wears. */
export function armourOf(s: Scenario, p: Sight, g: number, k: number): Armour {
  const { armour } = at(s.units, at(at(p.groups, g).stacks, k).unit)
  const worn = bearing(s, p, g, k, 'armour-class').map(power => power.class)
  return worn.reduce(betterArmour, armour)
}

/** Classes by which powers raise it; shields do not add up. */
export function armourRaised(s: Scenario, p: Sight, g: number, k: number): number {
  const shield = Math.max(0, ...grants(p, g, k, 'armour'))
  return bearing(s, p, g, k, 'armour').reduce((sum, power) => sum + power.add, shield)
}

/** What the first shot of each unit of a stack pierces in a turn; later ones pierce what is printed. */
export const pierceOf = (
  s: Scenario,
  p: Sight,
  g: number,
  k: number,
  printed: Level,
  isFirst: boolean,
): Level =>
  isFirst
    ? raisedPierce(
        printed,
        bearing(s, p, g, k, 'pierce').reduce((sum, { add }) => sum + add, 0),
      )
    : printed

/** Shots that powers add to a stack in this turn. */
export const shotsExtra = (p: Sight, g: number, k: number): number => granted(p, g, k, 'shots')

export const deviationFactor = (s: Scenario, p: Sight, g: number, k: number): Ratio =>
  multiplied(bearing(s, p, g, k, 'inaccuracy'))

/** Whether the next indirect shot of a group falls where it is aimed. */
export const deadOn = (p: Sight, g: number): boolean => granted(p, g, NOBODY, 'dead-on') > 0

export const proofAgainst = (s: Scenario, p: Sight, g: number, k: number): DamageType[] =>
  bearing(s, p, g, k, 'proof').map(({ against }) => against)
