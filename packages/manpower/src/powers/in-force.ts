import type { Ratio } from '../formula/ratio.ts'
import type { Granted, Sight, StackSight } from '../position.ts'
import type { Power, Scenario, Unit } from '../scenario.ts'
import type { Whom } from '@sandtable/scenario'
import { isMen } from '../combat/casualties.ts'
import { living } from '../formation/layout.ts'
import { ratio, times } from '../formula/ratio.ts'
import { at, NOBODY } from '../position.ts'
import { recent } from '../recent.ts'

/** A source of powers: equipment, a hero, a leader. */
interface Bringer {
  readonly name: string
  readonly effects: readonly Power[]
}

export type Of<K extends Power['kind']> = Extract<Power, { kind: K }>

/** The scope of a power. */
export const CONCERNS: Readonly<Record<Whom, (unit: Unit) => boolean>> = {
  all: () => true,
  men: isMen,
  vehicles: ({ health, crew }) => health !== null && crew !== null,
  mounted: ({ traits }) => traits.mounted !== undefined,
  flyers: ({ minSpeed }) => minSpeed !== null,
  infantry: unit => isMen(unit) && unit.traits.mounted === undefined,
  engineers: ({ traits }) => traits.engineer !== undefined,
  casters: ({ traits }) => traits.spellcasting !== undefined,
}

/** MG-hero-scope A living hero's aura reaches every group of the player in the battle. */
function heroesOf(s: Scenario, p: Sight, player: number): Bringer[] {
  const heroes: Bringer[] = []
  for (const { owner, where, stacks } of p.groups) {
    if (owner !== player || (where !== 'field' && where !== 'aboard')) continue
    for (const stack of stacks) {
      const { name, hero } = at(s.units, stack.unit)
      if (hero !== null && living(stack) > 0) heroes.push({ name, effects: hero.aura })
    }
  }
  return heroes
}

/** M-lead-one, M-ldie-effects A player's leader while in office; null: there is none, or no longer. */
export function leaderOf(s: Scenario, p: Sight, player: number): number | null {
  const leader = namedLeader(s, p, player)
  return leader === null || hasLostLeader(s, p, player) ? null : leader
}

/** M-lead-one A player's leader, printed or chosen, alive or not; null: there is none. */
export function namedLeader(s: Scenario, p: Sight, player: number): number | null {
  const chosen = at(p.leaders, player)
  return chosen === NOBODY ? at(s.players, player).leader : chosen
}

/** By player: the leaders, found on first use, and kept until something happens to a group. */
const led = recent<Sight, readonly (readonly Bringer[])[]>()

/** Something has happened: leaders and powers must be worked out again. */
export const forgetLeading = (p: Sight): void => led.forget(p)

/** M-lead-bonus Heroes and the leader of a player. */
function leading(s: Scenario, p: Sight, player: number): readonly Bringer[] {
  let all = led.get(p)
  if (all === undefined) {
    all = s.players.map((_, n) => leadersOf(s, p, n))
    led.set(p, all)
  }
  return at(all, player)
}

function leadersOf(s: Scenario, p: Sight, player: number): Bringer[] {
  const leader = leaderOf(s, p, player)
  return leader === null ? heroesOf(s, p, player) : [...heroesOf(s, p, player), at(s.leaders, leader)]
}

/** M-ldie-hero, MG-sur-when A leader dies with his hero form, and when that is captured. */
function hasLostLeader(s: Scenario, p: Sight, player: number): boolean {
  for (const { owner, stacks, where } of p.groups) {
    if (owner !== player) continue
    for (const { unit, dead } of stacks)
      if ((dead > 0 || where === 'captured') && at(s.units, unit).hero?.isLeader === true) return true
  }
  return false
}

const NOTHING: readonly Bringer[] = []

/** What a stack carries that still works. */
const carried = (s: Scenario, { equipment }: StackSight): readonly Bringer[] =>
  equipment.length === 0
    ? NOTHING
    : equipment
        .filter(({ kind, uses }) => uses > 0 || at(s.equipment, kind).uses === null)
        .map(({ kind }) => at(s.equipment, kind))

/** All powers of a kind that apply to a stack, with their source: its equipment, and its player's heroes and leader. */
export function brought<K extends Power['kind']>(
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
  const found: { name: string; power: Of<K> }[] = []
  for (const bringers of [carried(s, stack), leading(s, p, group.owner)])
    for (const { name, effects } of bringers)
      for (const power of effects) if (isOnIt(power)) found.push({ name, power })
  return found
}

export const bearing = <K extends Power['kind']>(
  s: Scenario,
  p: Sight,
  g: number,
  k: number,
  kind: K,
): Of<K>[] => brought(s, p, g, k, kind).map(({ power }) => power)

/** All powers of a kind that apply to everything a player has. */
export const bearingOnPlayer = <K extends Power['kind']>(
  s: Scenario,
  p: Sight,
  player: number,
  kind: K,
): Of<K>[] =>
  leading(s, p, player).flatMap(({ effects }) =>
    effects.filter((power): power is Of<K> => power.kind === kind),
  )

/** What a group, or one stack of it, was granted and still has. */
export const grants = (p: Sight, g: number, k: number, what: Granted['what']): number[] =>
  p.granted
    .filter(
      grant =>
        grant.group === g &&
        (grant.stack === NOBODY || grant.stack === k) &&
        grant.what === what &&
        grant.until >= p.turn,
    )
    .map(({ amount }) => amount)

export const granted = (p: Sight, g: number, k: number, what: Granted['what']): number =>
  p.granted.length === 0 ? 0 : grants(p, g, k, what).reduce((sum, amount) => sum + amount, 0)

/** All factors of powers, in hundredths, multiplied with each other. */
export const multiplied = (powers: readonly { readonly factor: number }[]): Ratio =>
  powers.reduce((product, { factor }) => times(product, ratio(factor, 100)), ratio(1))
