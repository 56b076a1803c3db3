import type { Armour, DamageType, Level, Whom } from '@sandtable/scenario'
import type { Part } from '../because.ts'
import type { Power, Scenario, Unit } from '../scenario.ts'
import type { Granted, Sight, StackSight } from '../position.ts'
import type { Factor } from '../combat/man-equivalence.ts'
import type { Ratio } from '../formula/ratio.ts'
import { at, NOBODY } from '../position.ts'
import { betterArmour, raisedPierce } from '../combat/armour.ts'
import { isMen } from '../combat/casualties.ts'
import { living } from '../formation/layout.ts'
import { ratio, rounded, times } from '../formula/ratio.ts'

/** What brings powers: equipment, a hero, a leader. */
interface Bringer {
  readonly name: string
  readonly effects: readonly Power[]
}

type Of<K extends Power['kind']> = Extract<Power, { kind: K }>

/** Whom a power concerns. */
const CONCERNS: Readonly<Record<Whom, (unit: Unit) => boolean>> = {
  all: () => true,
  men: isMen,
  vehicles: ({ health, crew }) => health !== null && crew !== null,
  mounted: ({ traits }) => traits.mounted !== undefined,
  flyers: ({ minSpeed }) => minSpeed !== null,
  infantry: unit => isMen(unit) && unit.traits.mounted === undefined,
  engineers: ({ traits }) => traits.engineer !== undefined,
  casters: ({ traits }) => traits.spellcasting !== undefined,
}

/** MG-hero-scope A hero's aura reaches every group of his side in the battle while he lives. */
function heroesOf(s: Scenario, p: Sight, side: number): Bringer[] {
  return p.groups.flatMap(group =>
    group.owner !== side || (group.where !== 'field' && group.where !== 'aboard')
      ? []
      : group.stacks.flatMap(stack => {
          const { name, hero } = at(s.units, stack.unit)
          return hero !== null && living(stack) > 0 ? [{ name, effects: hero.aura }] : []
        }),
  )
}

/** What living heroes in the field do for the injured in each turn, with the group of each. */
export const recoveries = (s: Scenario, p: Sight): (Of<'recover'> & { group: number })[] =>
  p.groups.flatMap((group, g) =>
    group.where !== 'field'
      ? []
      : group.stacks.flatMap(stack =>
          living(stack) === 0
            ? []
            : (at(s.units, stack.unit).hero?.aura ?? [])
                .filter(power => power.kind === 'recover')
                .map(power => ({ ...power, group: g })),
        ),
  )

/** M-lead-one, M-ldie-effects A side's leader while he is in office; null: it has none, or no longer. */
export function leaderOf(s: Scenario, p: Sight, side: number): number | null {
  const { leader } = at(s.sides, side)
  return leader === null || hasLostLeader(s, p, side) ? null : leader
}

/** M-lead-bonus Heroes and the leader of a side. */
function leading(s: Scenario, p: Sight, side: number): Bringer[] {
  const leader = leaderOf(s, p, side)
  return leader === null ? heroesOf(s, p, side) : [...heroesOf(s, p, side), at(s.leaders, leader)]
}

/** M-ldie-hero, MG-sur-when A leader dies with his hero form, and when that is captured. */
const hasLostLeader = (s: Scenario, p: Sight, side: number): boolean =>
  p.groups.some(
    ({ owner, stacks, where }) =>
      owner === side &&
      stacks.some(
        ({ unit, dead }) => (dead > 0 || where === 'captured') && at(s.units, unit).hero?.isLeader === true,
      ),
  )

/** What a stack carries that still works. */
const carried = (s: Scenario, stack: StackSight): Bringer[] =>
  stack.equipment.flatMap(({ kind, uses }) => {
    const printed = at(s.equipment, kind)
    return printed.uses === null || uses > 0 ? [printed] : []
  })

/** All powers of a kind that bear on a stack, with what brings them: its equipment, heroes of its side, its leader. */
function brought<K extends Power['kind']>(
  s: Scenario,
  p: Sight,
  g: number,
  k: number,
  kind: K,
): { readonly name: string; readonly power: Of<K> }[] {
  const group = at(p.groups, g)
  const stack = at(group.stacks, k)
  const unit = at(s.units, stack.unit)
  const isOnIt = (power: Power): power is Of<K> =>
    power.kind === kind && (!('whom' in power) || CONCERNS[power.whom](unit))
  return [...carried(s, stack), ...leading(s, p, group.owner)].flatMap(({ name, effects }) =>
    effects.filter(isOnIt).map(power => ({ name, power })),
  )
}

const bearing = <K extends Power['kind']>(s: Scenario, p: Sight, g: number, k: number, kind: K): Of<K>[] =>
  brought(s, p, g, k, kind).map(({ power }) => power)

/** All powers of a kind that bear on a whole side. */
const bearingOnSide = <K extends Power['kind']>(s: Scenario, p: Sight, side: number, kind: K): Of<K>[] =>
  leading(s, p, side).flatMap(({ effects }) => effects.filter((power): power is Of<K> => power.kind === kind))

/** What a group, or one stack of it, was granted and still has. */
const grants = (p: Sight, g: number, k: number, what: Granted['what']): number[] =>
  p.granted
    .filter(
      grant =>
        grant.group === g &&
        (grant.stack === NOBODY || grant.stack === k) &&
        grant.what === what &&
        grant.until >= p.turn,
    )
    .map(({ amount }) => amount)

const granted = (p: Sight, g: number, k: number, what: Granted['what']): number =>
  grants(p, g, k, what).reduce((sum, amount) => sum + amount, 0)

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
  bearing(s, p, g, k, 'inaccuracy').reduce(
    (product, { factor }) => times(product, ratio(factor, 100)),
    ratio(1),
  )

/** Whether the next indirect shot of a group falls where it is aimed. */
export const deadOn = (p: Sight, g: number): boolean => granted(p, g, NOBODY, 'dead-on') > 0

/** Turns by which the next spell that a group begins is shortened. */
export const hurried = (p: Sight, g: number): number => granted(p, g, NOBODY, 'cast')

/** Centimetres that a group may move again in this turn. */
export const movesAgain = (p: Sight, g: number): number => granted(p, g, NOBODY, 'free-move')

export const proofAgainst = (s: Scenario, p: Sight, g: number, k: number): DamageType[] =>
  bearing(s, p, g, k, 'proof').map(({ against }) => against)

/** Whether a side's losses leave its morale alone. */
export const ignoresLosses = (s: Scenario, p: Sight, side: number): boolean =>
  bearingOnSide(s, p, side, 'ignores-low').length > 0

/** Morale that a side has for as long as its power lasts. */
export const lastingMorale = (s: Scenario, p: Sight, side: number, which: 'high' | 'low'): boolean =>
  bearingOnSide(s, p, side, 'morale').some(power => power.which === which)

/** By what the turns of a side's morale are multiplied. */
export const moraleTime = (s: Scenario, p: Sight, side: number, which: 'high' | 'low'): Ratio =>
  bearingOnSide(s, p, side, 'morale-time')
    .filter(power => power.which === which)
    .reduce((product, { factor }) => times(product, ratio(factor, 100)), ratio(1))

const multiplied = (powers: readonly { readonly factor: number }[]): Ratio =>
  powers.reduce((product, { factor }) => times(product, ratio(factor, 100)), ratio(1))

/** What a stack's units cover in a turn, in centimetres. */
export function unitSpeed(s: Scenario, p: Sight, g: number, k: number): number {
  const { speed } = at(s.units, at(at(p.groups, g).stacks, k).unit)
  const powers = bearing(s, p, g, k, 'speed')
  const add = powers.reduce((sum, power) => sum + power.add, 0)
  const faster = ratio(Math.max(100, ...grants(p, g, k, 'speed')), 100)
  const slower = ratio(Math.min(100, ...grants(p, g, k, 'slow')), 100)
  const factor = times(multiplied(powers), times(faster, slower))
  return Math.max(0, rounded(times(factor, ratio(speed + add))))
}

/** M-bld-time What a side's build times are multiplied by. */
export const buildFactor = (s: Scenario, p: Sight, side: number): Ratio =>
  multiplied(bearingOnSide(s, p, side, 'build-time'))

/** M-init-ambush Whether a side has heroes or scouts with whom it cannot be ambushed. */
export const escapesAmbush = (s: Scenario, p: Sight, side: number): boolean =>
  bearingOnSide(s, p, side, 'no-ambush').length > 0 ||
  p.groups.some(
    group =>
      group.owner === side &&
      group.where === 'field' &&
      group.stacks.some(
        stack => living(stack) > 0 && at(s.units, stack.unit).traits['no-ambush'] !== undefined,
      ),
  )

/** M-mp-units What a unit costs a side, in hundredths. */
export function priceOf(s: Scenario, p: Sight, side: number, unit: number): number {
  const printed = at(s.units, unit)
  const powers = bearingOnSide(s, p, side, 'cost').filter(({ whom }) => CONCERNS[whom](printed))
  if (powers.length === 0) return printed.cost
  return Math.max(100, rounded(times(multiplied(powers), ratio(printed.cost))))
}

/** M-spl-slots How many spells a unit can take. */
export const slotsOf = (s: Scenario, p: Sight, side: number, unit: number): number => {
  const slots = at(s.units, unit).traits.spellcasting ?? 0
  if (slots === 0) return 0
  return bearingOnSide(s, p, side, 'slots').reduce((sum, { add }) => sum + add, slots)
}

/** M-fly-land A stack's minimum speed in centimetres; 0 for who does not fly. */
export const unitMinSpeed = (s: Scenario, p: Sight, g: number, k: number): number =>
  rounded(
    bearing(s, p, g, k, 'min-speed').reduce(
      (speed, { factor }) => times(speed, ratio(factor, 100)),
      ratio(at(s.units, at(at(p.groups, g).stacks, k).unit).minSpeed ?? 0),
    ),
  )

/** Whether a group passes hazards as though they were open ground. */
export const crossesHazards = (s: Scenario, p: Sight, g: number): boolean =>
  bearingOnSide(s, p, at(p.groups, g).owner, 'crosses-hazards').length > 0
