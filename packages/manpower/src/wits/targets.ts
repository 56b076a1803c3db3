import type { DeepReadonly, Plan } from '@sandtable/kernel'
import type { TargetingOrder } from '../orders.ts'
import type { Point } from '@sandtable/board'
import { distance } from '@sandtable/board'
import type { Aim, GroupSight, Roll, Sight } from '../position.ts'
import type { Attack, Scenario } from '../scenario.ts'
import type { Fire } from './harm.ts'
import type { Manpower } from '../kind.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Weapon } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { attacksOf } from '../combat/rate.ts'
import {
  canFight,
  isAimedAtGround,
  shotsAt,
  shotsOfWeapon,
  stacksInReach,
  whyNotAt,
} from '../targeting/reach.ts'
import { centre, present, unitPoints } from '../formation/layout.ts'
import {
  afterSalvo,
  afterToll,
  enoughFor,
  harmAstray,
  harmAtStack,
  harmOfSalvo,
  harmOfStrike,
  harmToWork,
  meanOf,
  SEVEN,
  tollOf,
} from './harm.ts'
import { PER_STRENGTH } from '../combat/volley.ts'
import { ratio, times } from '../formula/ratio.ts'
import { rollsOf } from '../targeting/inaccuracy.ts'
import { stands } from '../ground/terrain.ts'
import { hostile } from '../sides.ts'

/** An attack that could be declared, and what it is worth. */
interface Idea {
  readonly worth: number
  readonly order: TargetingOrder
}

const DONE: TargetingOrder = { do: 'done' }

/** Less harm is not worth the noise, in hundredths of manpower. */
const LEAST = 1
/** M-ina-dist Besides what it does on an average, an indirect shot may strike home: this part of what it would do then counts. */
const LUCKY = 0.02
/** How many of the best points are examined with their inaccuracy. */
const CLOSELY = 2

/** MG-targets Stack by stack: the attack that costs the enemies most, what was declared before it counted as done. */
export const planTargets: Plan<Manpower, 'declare'> = ({ s, view: p, player }) => {
  const ahead = foreseen(s, p, player)
  for (const [group, stack] of stacksToAsk(p, player)) {
    const idea = bestOf(s, ahead, player, group, stack)
    if (idea !== null) return [idea.order, DONE]
  }
  return [DONE]
}

/** The player's stacks from the one that has declared last; earlier ones have had their turn. */
function stacksToAsk(p: Sight, player: number): [number, number][] {
  const last = p.declared.findLast(declared => declared.side === player)
  return [...p.groups.keys()]
    .flatMap(group => [...at(p.groups, group).stacks.keys()].map((stack): [number, number] => [group, stack]))
    .filter(
      ([group, stack]) =>
        canFight(p, player, { group, stack }) &&
        (last === undefined || group > last.group || (group === last.group && stack >= last.stack)),
    )
}

/** The position as it will be when all that a player has declared does what it does on an average. */
export function foreseen(s: Scenario, p: Sight, player: number): Sight {
  let ahead = p
  for (const declared of p.declared) {
    const { side, aim } = declared
    if (side !== player || aim.at === 'work') continue
    ahead =
      aim.at === 'point'
        ? afterSalvo(s, ahead, { ...declared }, aim.point)
        : afterToll(ahead, aim.group, aim.stack, tollOf(s, ahead, declared, aim))
  }
  return ahead
}

function bestOf(s: Scenario, p: Sight, player: number, group: number, stack: number): Idea | null {
  const attacks = attacksOf(s, at(at(p.groups, group).stacks, stack))
  const ideas = attacks.flatMap((printed, attack) => {
    const weapon = { group, stack, attack }
    const shots = shotsOfWeapon(s, p, weapon)
    if (shots === 0) return []
    return isAimedAtGround(printed)
      ? atGround(s, p, player, { ...weapon, units: shots }, printed)
      : [
          ...atStacks(s, p, { ...weapon, units: shots }),
          ...atWorks(s, p, player, { ...weapon, units: shots }, printed),
        ]
  })
  const best = ideas.reduce<Idea | null>(
    (one, idea) => (one === null || idea.worth > one.worth ? idea : one),
    null,
  )
  return best === null ? null : thrifty(s, p, best, ideas)
}

/**
 * A group with another mark sends no more at this one than finish it on a poor roll; without another, on a
 * bad one.
 */
const POOR = 5
const WORST = 4

/** MG-targets The same attack with only as many units, or shots, as its target needs. */
function thrifty(s: Scenario, p: Sight, best: Idea, ideas: readonly Idea[]): Idea {
  const { order } = best
  if (order.do !== 'attack' || order.aim.at !== 'stack') return best
  const { aim } = order
  const others = ideas.some(
    idea =>
      idea.order.do === 'attack' &&
      (idea.order.aim.at !== 'stack' ||
        idea.order.aim.group !== aim.group ||
        idea.order.aim.stack !== aim.stack),
  )
  return { ...best, order: { ...order, units: enoughFor(s, p, order, aim, others ? POOR : WORST) } }
}

const attackAt = (
  { group, stack, attack, units }: Fire,
  aim: DeepReadonly<Aim>,
  roll: 'none' | Roll,
): TargetingOrder => ({ do: 'attack', group, stack, attack, units, aim, roll })

const atStacks = (s: Scenario, p: Sight, fire: Fire): Idea[] =>
  stacksInReach(s, p, fire)
    .map(aim => {
      const units = Math.min(fire.units, shotsAt(s, p, fire, aim, false))
      return { worth: harmAtStack(s, p, fire, aim), order: attackAt({ ...fire, units }, aim, 'none') }
    })
    .filter(({ worth }) => worth >= LEAST)

/** Buildings that shelter enemies, or that the weapon is made for. */
function atWorks(s: Scenario, p: Sight, player: number, fire: Fire, { damage, me, against }: Attack): Idea[] {
  const rolled = damage === null ? ratioOf(me) : meanOf(damage)
  const each = rolled.over / rolled.under
  return [...p.works.keys()]
    .filter(
      w => stands(s, at(p.works, w)) && (against === 'works' || p.groups.some(group => group.inside === w)),
    )
    .map(w => ({ w, worth: harmToWork(s, p, player, w, each * fire.units) }))
    .filter(({ w, worth }) => worth >= LEAST && whyNotAt(s, p, fire, { at: 'work', work: w }, false) === null)
    .map(({ w, worth }) => {
      const aim: Aim = { at: 'work', work: w }
      const units = Math.min(fire.units, shotsAt(s, p, fire, aim, false))
      return { worth, order: attackAt({ ...fire, units }, aim, 'none') }
    })
}

/** What a volley's man equivalence, in hundredths, does on an average (MG-combat step 4). */
const ratioOf = (me: number): Ratio => times(ratio(me, 100), ratio(SEVEN, PER_STRENGTH))

/** Where enemies stand thickest, by direct fire if that gets there, the inaccuracy counted in. */
function atGround(s: Scenario, p: Sight, player: number, fire: Fire, attack: Attack): Idea[] {
  const points = p.groups
    .filter(group => hostile(s, group.owner, player) && present(group) && !group.flying)
    .flatMap((group): Point[] => [centre(s, group), middleMan(s, group)])
  const aimed = points.flatMap(point => {
    const aim: Aim = { at: 'point', point: [point[0], point[1]] }
    const isDirect = whyNotAt(s, p, fire, aim, false) === null
    const direct = isDirect ? Number(harmOfSalvo(s, p, { ...fire, units: 1 }, point)[0]) : 0
    if (direct >= LEAST) return [{ aim, point, isIndirect: false, exact: direct }]
    if (whyNotAt(s, p, fire, aim, true) !== null) return []
    return [{ aim, point, isIndirect: true, exact: harmOfStrike(s, p, fire, attack, point) }]
  })
  return aimed
    .filter(({ exact }) => exact >= LEAST)
    .sort((one, other) => other.exact - one.exact)
    .slice(0, CLOSELY)
    .map(({ aim, point, isIndirect, exact }): Idea => {
      const able = { ...fire, units: Math.min(fire.units, shotsAt(s, p, fire, aim, isIndirect)) }
      if (isIndirect)
        return {
          worth: able.units * (harmAstray(s, p, able, point) + LUCKY * exact),
          order: attackAt(able, aim, at(rollsOf(s, p, player, fire.group), 0)),
        }
      const { worth, units } = worthwhile(harmOfSalvo(s, p, able, point))
      return { worth, order: attackAt({ ...able, units }, aim, 'none') }
    })
    .filter(({ worth }) => worth >= LEAST)
}

/** The shots of a salvo up to the first that does no good, and what they are worth. */
export function worthwhile(harms: readonly number[]): { readonly worth: number; readonly units: number } {
  const end = harms.findIndex(harm => harm < LEAST)
  const good = end === -1 ? harms : harms.slice(0, end)
  return { worth: good.reduce((sum, harm) => sum + harm, 0), units: good.length }
}

/** The unit that is nearest to the middle of its group: in open order a small shell bursts between the men without harm. */
function middleMan(s: Scenario, group: GroupSight): Point {
  const middle = centre(s, group)
  const [first, ...rest] = unitPoints(s, group).map(({ point }) => point)
  return rest.reduce(
    (best, point) => (distance(point, middle) < distance(best, middle) ? point : best),
    first as Point,
  )
}

/** The weapons of a group with all their shots, for estimates of what it could do. */
export function armsOf(s: Scenario, p: Sight, g: number): Fire[] {
  return [...at(p.groups, g).stacks.keys()].flatMap(stack =>
    attacksOf(s, at(at(p.groups, g).stacks, stack)).flatMap((_, attack) => {
      const weapon: Weapon = { group: g, stack, attack }
      const units = shotsOfWeapon(s, p, weapon)
      return units > 0 && attackOf(s, p, weapon).against !== 'works' ? [{ ...weapon, units }] : []
    }),
  )
}
