import type { Attack, Equipment, Power, Scenario, Unit } from '../scenario.ts'
import { at } from '../position.ts'
import type { Of } from '../powers/in-force.ts'
import { CONCERNS } from '../powers/in-force.ts'
import { hasPlace } from '../setup/place.ts'
import { hostile } from '../sides.ts'
import { betterArmour } from '../combat/armour.ts'
import { isMen, isPerson } from '../combat/casualties.ts'
import { spellsFor } from '../setup/spells.ts'
import { worksOf } from '../works/build.ts'

/** Why a unit, or equipment, is not for sale to a player. */
export type NoSale =
  | 'other-era'
  | 'not-listed'
  | 'no-rails'
  | 'map-too-small'
  | 'no-works'
  | 'no-flyers'
  | 'no-guns'
  | 'no-passengers'
  | 'no-supply'
  | 'no-spells'
  | 'no-use'

/** Units that a player may buy by era and by usefulness here, whatever the list says. */
export const unitsFor = (s: Scenario, player: number): number[] =>
  [...s.units.keys()].filter(unit => whyNotOffered(s, player, unit) === null)

/** MG-skirmish Why a unit is not for sale to a player, such as having nothing to do here; null: it is. */
export function whyNotForSale(s: Scenario, player: number, unit: number): NoSale | null {
  if (at(s.players, player).buys.includes(unit)) return null
  return whyNotOffered(s, player, unit) ?? 'not-listed'
}

function whyNotOffered(s: Scenario, player: number, unit: number): NoSale | null {
  if (!at(s.units, unit).eras.includes(at(s.players, player).era)) return 'other-era'
  return whyIdle(s, player, unit)
}

/** Why a unit could do nothing on this ground, against these enemies; null: it can do something. */
function whyIdle(s: Scenario, player: number, unit: number): NoSale | null {
  const printed = at(s.units, unit)
  const { attacks, traits } = printed
  if (traits.rail !== undefined && !(hasRails(s) && hasPlace(s, player, unit))) return 'no-rails'
  const fire = attacks.map(attack => whyUseless(s, player, attack))
  if (fire.includes(null)) return null
  const uses: readonly (readonly [boolean, boolean, NoSale])[] = [
    [traits.engineer !== undefined, worksOf(s, player).length > 0, 'no-works'],
    [traits.spellcasting !== undefined, spellsFor(s).length > 0, 'no-spells'],
    [traits.carries !== undefined, fielded(s, player).some(isPassenger), 'no-passengers'],
    [traits.spotter !== undefined, fielded(s, player).some(one => isSpottedFor(s, player, one)), 'no-guns'],
  ]
  const has = uses.filter(([isSuch]) => isSuch)
  if (has.some(([, works]) => works)) return null
  return fire[0] ?? has[0]?.[2] ?? (traits.cargo === undefined ? 'no-use' : 'no-supply')
}

const hasRails = ({ map: { ground } }: Scenario): boolean => ground.some(({ kind }) => kind === 'rail')

/** Units that a player has in print, or could buy by era. */
const fielded = (s: Scenario, player: number): Unit[] =>
  s.units.filter(
    ({ eras }, unit) =>
      (isBuyer(s, player) && eras.includes(at(s.players, player).era)) ||
      s.setup.groups.some(({ owner, stacks }) => owner === player && stacks.some(one => one.unit === unit)),
  )

/** Whether a player buys, now or later; a reserve is for works alone. */
const isBuyer = (s: Scenario, player: number): boolean =>
  s.setup.buying.includes(player) || at(s.players, player).reinforcements.some(({ manpower }) => manpower > 0)

const isPassenger = (unit: Unit): boolean => isPerson(unit) && unit.traits.mounted === undefined

/** MG-ina-zero Whether a spotter makes a difference to a unit's fire. */
const isSpottedFor = (s: Scenario, player: number, { attacks, traits }: Unit): boolean =>
  traits.guided === undefined &&
  attacks.some(attack => attack.inaccuracy !== null && whyUseless(s, player, attack) === null)

/** Why an attack could hit nothing here; null: it could. */
function whyUseless(s: Scenario, player: number, { against, minRange, directRange }: Attack): NoSale | null {
  if (against === 'works' && !hasTargets(s, player)) return 'no-works'
  if (against === 'flyers' && !enemyUnits(s, player).some(({ minSpeed }) => minSpeed !== null))
    return 'no-flyers'
  const isNear = directRange === null && minRange >= Math.max(s.map.width, s.map.height)
  return isNear ? 'map-too-small' : null
}

/** Whether a building stands that is not the player's own and can be knocked down. */
const hasTargets = (s: Scenario, player: number): boolean =>
  s.setup.works.some(
    ({ kind, owner }) => at(s.works, kind).health !== null && (owner < 0 || hostile(s, owner, player)),
  )

/** Units that a player may meet. */
export const enemyUnits = (s: Scenario, player: number): Unit[] =>
  [...s.players.keys()].filter(other => hostile(s, other, player)).flatMap(other => fielded(s, other))

/** Equipment that a player may buy. */
export const storesFor = (s: Scenario, player: number): number[] =>
  [...s.equipment.keys()].filter(kind => whyNotStocked(s, player, kind) === null)

/** MG-equip Why a player can't buy equipment, for any unit; null: it can be bought. */
export function whyNotStocked(s: Scenario, player: number, kind: number): NoSale | null {
  if (!at(s.equipment, kind).eras.includes(at(s.players, player).era)) return 'other-era'
  return fielded(s, player).some(unit => isOfUse(s, player, unit, kind)) ? null : 'no-use'
}

/** MG-equip Whether equipment does anything for a unit; equipment bought by the number of men is for men. */
export function isOfUse(s: Scenario, player: number, unit: Unit, kind: number): boolean {
  const { attack, effects, per }: Equipment = at(s.equipment, kind)
  if (per > 0 && !isMen(unit)) return false
  return attack !== null || effects.some(power => doesSomething(s, player, unit, power))
}

/** MG-skirmish Whether a leader does anything for a player's army in a battle like this. */
export function isLeaderOfUse(s: Scenario, player: number, leader: number): boolean {
  const { ability, effects } = at(s.leaders, leader)
  return (
    ability !== null ||
    effects.some(power => isPowerOfUse(s, player, power)) ||
    at(s.players, player).buys.some(unit => at(s.units, unit).leader === leader)
  )
}

/** Whether a power does something for any unit that a player could have. */
export const isPowerOfUse = (s: Scenario, player: number, power: Power): boolean =>
  fielded(s, player).some(unit => doesSomething(s, player, unit, power))

/** The units that a power would help, and their enemies. */
interface Helped {
  readonly s: Scenario
  readonly player: number
  readonly unit: Unit
}

const never = (): boolean => false

/** When each kind of power does something for a unit in a battle on its own; those that are not here always do. */
const HELPS: { readonly [K in Power['kind']]?: (helped: Helped, power: Of<K>) => boolean } = {
  me: ({ unit }) => unit.attacks.some(({ kind, me }) => kind === 'volley' && me > 0),
  speed: (_, { factor, add }) => factor > 100 || add > 0,
  proof: ({ s, player }, { against }) =>
    enemyUnits(s, player).some(({ attacks }) => attacks.some(({ type }) => type === against)),
  'armour-class': ({ unit }, power) => betterArmour(unit.armour, power.class) !== unit.armour,
  recover: ({ unit }) => isMen(unit),
  heal: ({ unit }) => isMen(unit),
  'digs-in': ({ unit }) => unit.minSpeed === null,
  'build-time': ({ unit }) => unit.traits.engineer !== undefined,
  slots: ({ unit }) => unit.traits.spellcasting !== undefined,
  radio: ({ s, player }) => fielded(s, player).some(one => isSpottedFor(s, player, one)),
  cargo: never,
  stores: never,
  assassination: never,
  storm: never,
  'no-ambush': never,
}

function doesSomething(s: Scenario, player: number, unit: Unit, power: Power): boolean {
  if ('whom' in power && !CONCERNS[power.whom](unit)) return false
  const helps = HELPS[power.kind] as ((helped: Helped, power: Power) => boolean) | undefined
  return helps?.({ s, player, unit }, power) ?? true
}
