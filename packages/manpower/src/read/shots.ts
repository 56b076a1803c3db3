import type { DeepReadonly } from '@sandtable/kernel'
import type { Aim, Pair, Sight } from '../position.ts'
import type { AttackOrder } from '../orders.ts'
import type { Look } from '../ground/sight.ts'
import type { Scenario } from '../scenario.ts'
import type { Weapon } from '../targeting/reach.ts'
import type { WhyNot } from '../why-not.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { attacksOf } from '../combat/rate.ts'
import { distanceBetween, distanceTo } from '../formation/distance.ts'
import { everyTarget, weaponAim } from './ready.ts'
import { explained } from '../why-not.ts'
import { farthest, shotsAt, shotsOfWeapon, whyNotAt, whyNotThere } from '../targeting/reach.ts'
import { hostile } from '../sides.ts'
import { living, present } from '../formation/layout.ts'
import { lookBetween } from '../ground/sight.ts'
import { measured } from '../measures.ts'
import { ROLLS, whyNotShot } from './why-not.ts'

/** A weapon that could be fired at a group now: at which stack or ground, rolled for how, with how much, from how far. */
export interface Shot extends Weapon {
  readonly target: number
  readonly aim: DeepReadonly<Aim>
  readonly roll: AttackOrder['roll']
  /** Units of a volley, or shots. */
  readonly units: number
  readonly distance: number
}

/** A group that can hit another with nothing it has: the reason that says most, and what hides the one from the other. */
export interface NoShot {
  readonly group: number
  readonly target: number
  readonly distance: number
  readonly why: WhyNot
  readonly by: NonNullable<Look['hiding']>['by'] | null
}

/** Who could fire at whom, the nearest first, and who could not. */
export interface Fires {
  readonly shots: readonly Shot[]
  readonly none: readonly NoShot[]
}

/** MG-targets What the enemies of a group could fire at it where everybody stands now. */
export const firesAt = (s: Scenario, p: Sight, target: number): Fires =>
  fires(enemiesOf(s, p, at(p.groups, target).owner).map(group => firesBetween(s, p, group, target)))

/** MG-targets What a group could fire at its enemies, with all that it has or with one weapon. */
export const firesFrom = (s: Scenario, p: Sight, group: number, weapon: Weapon | null = null): Fires =>
  fires(enemiesOf(s, p, at(p.groups, group).owner).map(target => firesBetween(s, p, group, target, weapon)))

/** Groups in the battle that are a player's enemies. */
const enemiesOf = (s: Scenario, p: Sight, player: number): number[] =>
  [...p.groups.keys()].filter(n => hostile(s, at(p.groups, n).owner, player) && present(at(p.groups, n)))

const fires = (all: readonly Fires[]): Fires => ({
  shots: all.flatMap(({ shots }) => shots).sort((one, other) => one.distance - other.distance),
  none: all.flatMap(({ none }) => none).sort((one, other) => one.distance - other.distance),
})

/** Every weapon of a group, those with no shots left too. */
const weaponsOfGroup = (s: Scenario, p: Sight, group: number): Weapon[] =>
  !present(at(p.groups, group))
    ? []
    : at(p.groups, group).stacks.flatMap((held, stack) =>
        living(held) === 0 ? [] : attacksOf(s, held).map((_, attack) => ({ group, stack, attack })),
      )

function firesBetween(
  s: Scenario,
  p: Sight,
  group: number,
  target: number,
  only: Weapon | null = null,
): Fires {
  const player = at(p.groups, group).owner
  const distance = distanceBetween(s, p, group, target)
  const shots: Shot[] = []
  const whys: WhyNot[] = []
  for (const weapon of only === null ? weaponsOfGroup(s, p, group) : [only]) {
    const aims = everyTarget(s, p, player, weaponAim(s, p, weapon), false)
    for (const { aim } of aims.filter(one => one.group === target)) {
      const found = shotAt(s, p, player, weapon, aim, distance)
      if ('why' in found) whys.push(found.why)
      else shots.push({ ...weapon, target, aim, distance, ...found })
    }
  }
  const why = shots.length > 0 ? undefined : mostTelling(whys)
  if (why === undefined) return { shots, none: [] }
  const by = why.what === 'unseen' ? (lookBetween(s, p, group, target).hiding?.by ?? null) : null
  return { shots, none: [{ group, target, distance, why, by }] }
}

/** How a weapon would be fired, or why it can't be. */
function shotAt(
  s: Scenario,
  p: Sight,
  player: number,
  weapon: Weapon,
  aim: Aim,
  distance: number,
): Pick<Shot, 'roll' | 'units'> | { readonly why: WhyNot } {
  const rolls = aim.at === 'stack' ? (['none'] as const) : ROLLS
  const range = farthest(attackOf(s, p, weapon))
  if (aim.at === 'point' && distance > range && !isFlyingBy(p, weapon))
    return { why: explained('declare', 'too-far', { order: 'attack', parts: { range, distance } }) }
  if (shotsOfWeapon(s, p, weapon) === 0) return { why: whyNotLoaded(s, p, player, weapon, aim) }
  const order = { ...weapon, units: 1, aim }
  const roll = rolls.find(one => whyNotShot(s, p, player, order, [one]) === null)
  if (roll !== undefined) return { roll, units: shotsAt(s, p, weapon, aim, roll !== 'none') }
  return { why: whyNotShot(s, p, player, order, rolls) as WhyNot }
}

/** MG-ina-plain Bombs fall on the way that a flyer has come, wherever it is by then. */
const isFlyingBy = (p: Sight, { group }: Weapon): boolean => at(p.groups, group).flying

/** M-shots-count Who has fired everything would still have to reach the target. */
function whyNotLoaded(s: Scenario, p: Sight, player: number, weapon: Weapon, aim: Aim): WhyNot {
  const order = { do: 'attack', ...weapon, units: 1, aim: { ...aim }, roll: 'none' } as const
  const ways = [false, true].map(isIndirect => whyNotAt(s, p, weapon, aim, isIndirect))
  const what = ways.includes(null) ? 'no-shots' : (ways.find(way => way !== 'wrong-kind') ?? 'wrong-kind')
  return explained('declare', what, { order: 'attack', parts: measured(s, p, player, what, order) })
}

/** Reasons that tell a player most, first. */
const TELLING: readonly string[] = [
  'no-shots',
  'engaged',
  'sheltered',
  'screened',
  'unseen',
  'too-near',
  'too-far',
  'wrong-kind',
]

const rank = ({ what }: WhyNot): number => (TELLING.includes(what) ? TELLING.indexOf(what) : TELLING.length)

/** Of several that are out of range, the one that reaches furthest. */
const mostTelling = (whys: readonly WhyNot[]): WhyNot | undefined =>
  whys.toSorted(
    (one, other) => rank(one) - rank(other) || (other.parts?.['range'] ?? 0) - (one.parts?.['range'] ?? 0),
  )[0]

/** A weapon that could strike somebody on foot who stood at a place, and from how far. */
export interface Reacher extends Weapon {
  readonly distance: number
}

/** What a player's enemies could strike at a place with, the nearest first. */
export const reachersOf = (s: Scenario, p: Sight, player: number, point: Readonly<Pair>): Reacher[] =>
  enemiesOf(s, p, player)
    .flatMap(group => weaponsOfGroup(s, p, group))
    .filter(
      weapon => shotsOfWeapon(s, p, weapon) > 0 && whyNotThere(s, p, weapon, [point[0], point[1]]) === null,
    )
    .map(weapon => ({ ...weapon, distance: distanceTo(s, p, weapon.group, [point[0], point[1]]) }))
    .sort((one, other) => one.distance - other.distance)
