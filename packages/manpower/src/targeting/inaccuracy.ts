import type { Anywhere, Part } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { roll } from '@sandtable/kernel'
import { distance, scaled } from '@sandtable/board'
import type { Attack, Scenario } from '../scenario.ts'
import type { Formula } from '../formula/formula.ts'
import type { Manpower } from '../kind.ts'
import type { Pair, Roll, Sight } from '../position.ts'
import type { Ratio } from '../formula/ratio.ts'
import { at, NOBODY } from '../position.ts'
import { centre, living, present } from '../formation/layout.ts'
import { bearing } from '../powers/in-force.ts'
import { deadOn, deviationFactor } from '../powers/on-combat.ts'
import { distribution } from '../formula/formula.ts'
import { ratio, rounded, times } from '../formula/ratio.ts'
import { rollFormula } from '../combat/dice.ts'
import { seesPoint } from '../ground/sight.ts'
import { hostile, sameSide } from '../sides.ts'

/** M-ina-dir By the d10: east and north; MG-ina-geom: a diagonal is as long as a straight way. */
// prettier-ignore
const DIRECTIONS: readonly Pair[] = [
  [0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1],
]

/** Centimetres in the metre in which dice of inaccuracy count. */
const METRE = 100

/** M-ina-min What the die counts at the minimum range. */
const LEAST = 10

/** The range of spotters for MG-ina-zero, whatever is in the way. */
const SPOTTER = 200_000

/** M-ina-mult, MG-ina-mult Ten for the minimum range, and ten more for every full 5 % of the range beyond it. */
export const multiplierAt = ({ range, minRange }: Attack, far: number): number =>
  LEAST * (1 + Math.floor(((far - minRange) * 20) / range))

/** MG-ina-plain Bombs have no ranges to count by. */
export const multiplierOf = (
  s: Scenario,
  p: Sight,
  g: number,
  k: number,
  attack: Attack,
  far: number,
): number => (isBomber(s, p, g, k) ? LEAST : multiplierAt(attack, far))

export const isBomber = (s: Scenario, p: Sight, g: number, k: number): boolean =>
  (at(s.units, at(at(p.groups, g).stacks, k).unit).traits.bombs ?? 0) > 0

/** The end of a shot this far off in one of the eight directions. */
export function offsetBy(direction: number, metres: Ratio): Pair {
  const [east, north] = at(DIRECTIONS, direction - 1)
  const far = rounded(times(metres, ratio(METRE)))
  const part = east !== 0 && north !== 0 ? scaled(far, 2) : far
  return [(east * part) | 0, (north * part) | 0]
}

/** Where it may go, each as likely as the others. */
export const offsetsAround = (metres: Ratio): Pair[] => DIRECTIONS.map((_, n) => offsetBy(n + 1, metres))

/** MG-ind-one The offset that a group's shots share already; null: it is still to be rolled. */
export const sharedOffset = (
  s: Scenario,
  p: Sight,
  player: number,
  group: number,
  roll: Roll,
): Readonly<Pair> | null =>
  p.shared.find(one => sameSide(s, one.side, player) && one.group === (roll === 'side' ? NOBODY : group))
    ?.offset ?? null

/**
 * MG-ind-one How a group's scatter may be rolled now: a side that has started to share a roll shares it to
 * the end of the turn.
 */
export function rollsOf(s: Scenario, p: Sight, player: number, group: number): readonly Roll[] {
  if (sharedOffset(s, p, player, group, 'group') !== null) return ['group']
  return sharedOffset(s, p, player, group, 'side') === null ? ['own', 'group', 'side'] : ['side']
}

/** A roll of inaccuracy: every d10, the dice of the distance, and where that leads. */
export interface Deviation {
  readonly directions: readonly number[]
  readonly dice: readonly number[]
  readonly offset: Pair
  readonly because: readonly Part[]
}

/** M-ina-when … M-ina-zero How far from its aim an indirect shot falls. */
export function deviate(
  g: Anywhere<Manpower>,
  group: number,
  stack: number,
  inaccuracy: Formula,
  multiplier: number,
  hasZero: boolean,
): Deviation {
  const directions = [roll(g, 10) + 1]
  while (at(directions, directions.length - 1) > DIRECTIONS.length) {
    if (hasZero) return exact(directions, 'M-ina-zero', 'zero')
    directions.push(roll(g, 10) + 1)
  }
  const { dice, value } = rollFormula(g, inaccuracy)
  return {
    directions,
    dice,
    offset: offsetOf(g.s, g.p, group, stack, at(directions, directions.length - 1), value, multiplier),
    because: [{ rule: 'M-ina-mult', what: 'multiplier', change: multiplier }],
  }
}

/** How far from its aim a shot of a stack falls in a direction, when the dice of the distance have come to a value. */
const offsetOf = (
  s: Scenario,
  p: Sight,
  group: number,
  stack: number,
  direction: number,
  value: Ratio,
  multiplier: number,
): Pair => offsetBy(direction, times(times(value, ratio(multiplier)), deviationFactor(s, p, group, stack)))

/** How many of the ten directions are zero, or rolled again. */
const ZEROS = 2

/** How often a shot that may go dead on does. */
export const ZERO_SHARE = ZEROS / (DIRECTIONS.length + ZEROS)

/** A place where a shot may fall, and in how many of all rolls it does. */
export interface Fall {
  readonly at: Pair
  readonly ways: number
}

/** M-ina-dir … M-ina-zero Every place where an indirect shot may fall; none if there are too many to count. */
export function everyFall(
  s: Scenario,
  p: Sight,
  group: number,
  stack: number,
  inaccuracy: Formula,
  multiplier: number,
  [x, y]: Point,
): Fall[] {
  if (deadOn(p, group)) return [{ at: [x, y], ways: 1 }]
  const chances = distribution(inaccuracy) ?? []
  const zeros = zeroAt(s, p, group, stack, [x, y]) ? ZEROS : 0
  const rolls = chances.reduce((sum, { ways }) => sum + Number(ways), 0)
  const falls = new Map<string, Fall>()
  const fall = (dx: number, dy: number, ways: number): void => {
    const key = `${dx} ${dy}`
    if (ways > 0) falls.set(key, { at: [x + dx, y + dy], ways: ways + (falls.get(key)?.ways ?? 0) })
  }
  fall(0, 0, zeros * rolls)
  for (const { value, ways } of chances)
    for (const n of DIRECTIONS.keys())
      fall(...offsetOf(s, p, group, stack, n + 1, value, multiplier), Number(ways))
  return [...falls.values()]
}

const exact = (directions: readonly number[], rule: string, what: string): Deviation => ({
  directions,
  dice: [],
  offset: [0, 0],
  because: [{ rule, what, change: 0 }],
})

/** M-phase-lead A shot that an ability makes exact; spells are no shots. */
export const DEAD_ON: Deviation = exact([], 'M-phase-lead', 'dead-on')

/** MG-ina-zero Zero is there for guided weapons, and where an unhurt friend sees the point (MG-men-act), or any that has a radio. */
export function zeroAt(s: Scenario, p: Sight, group: number, stack: number, point: Point): boolean {
  const { owner, stacks } = at(p.groups, group)
  if ((at(s.units, at(stacks, stack).unit).traits.guided ?? 0) > 0) return true
  return [...p.groups.keys()].some(n => {
    const friend = at(p.groups, n)
    if (hostile(s, friend.owner, owner) || !present(friend)) return false
    const able = friend.stacks.filter(
      (one, k) => one.healthy > 0 || (living(one) > 0 && bearing(s, p, n, k, 'radio').length > 0),
    )
    if (able.length === 0) return false
    const spots = able.some(({ unit }) => (at(s.units, unit).traits.spotter ?? 0) > 0)
    return (spots && distance(centre(s, friend), point) <= SPOTTER) || seesPoint(s, p, n, point)
  })
}
