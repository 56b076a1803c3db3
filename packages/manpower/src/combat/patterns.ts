import type { Point, Shape } from '@sandtable/board'
import { boxAround, distance, squareBetween, touches, touchesOutline } from '@sandtable/board'
import type { Blow } from './armour.ts'
import type { Disc } from './discs.ts'
import type { Hit } from './losses.ts'
import type { Pattern, Scenario, Unit } from '../scenario.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Sight } from '../position.ts'
import type { Toll } from './casualties.ts'
import type { WorkHit } from './blast.ts'
import { at } from '../position.ts'
import { damageUnits, isMen, isPerson, mostTaken, strikeMan } from './casualties.ts'
import { discsOnGround } from './discs.ts'
import { dividedBy, minus, ratio, rounded, times } from '../formula/ratio.ts'
import { guardOf } from './encounter.ts'
import { hitsOnWorks } from './blast.ts'
import { passes } from './armour.ts'

/** Ground that a pattern covers, and the point that nearness is measured from. */
export interface Swath {
  readonly shape: Shape
  readonly origin: Point
  /** It starts at the unit that makes it. */
  readonly isOwn: boolean
}

/**
 * M-fp-circle … M-fp-line-free What a pattern covers when a unit aims at a point: with a range, circles and cones are
 * there; without one, around or in front of the firer; lines start at the unit.
 */
export function swathOf(pattern: Pattern, range: number, from: Point, aim: Point): Swath {
  const isOwn = range === 0 || pattern.kind === 'line'
  const origin = isOwn ? from : aim
  return { shape: shapeOf(pattern, from, origin, aim), origin, isOwn }
}

function shapeOf(pattern: Pattern, from: Point, origin: Point, aim: Point): Shape {
  const facing: Point = [aim[0] - from[0], aim[1] - from[1]]
  if (pattern.kind === 'circle') return { kind: 'circle', at: origin, radius: pattern.radius }
  if (pattern.kind === 'cone') return { kind: 'sector', tip: origin, facing, radius: pattern.radius }
  if (pattern.kind !== 'line') return { kind: 'circle', at: aim, radius: 0 }
  const { length, width } = pattern
  if (length === null && width === null) return { kind: 'segment', from, to: aim }
  return { kind: 'strip', from, facing, length: length ?? distance(from, aim), width: width ?? 0 }
}

/** M-fp-all-hit, MG-measure Units whose disc touches the ground covered, nearest to its origin first. */
export const caughtIn = (s: Scenario, p: Sight, { shape, origin }: Pick<Swath, 'shape' | 'origin'>): Disc[] =>
  discsOnGround(s, p, boxAround(shape))
    .filter(({ point, radius }) => touches(shape, point, radius))
    .sort((one, other) => squareBetween(origin, one.point) - squareBetween(origin, other.point))

/** MG-circle-self The maker of a pattern that starts at itself is not hit by it; one that falls elsewhere spares no one. */
export const caughtBut = (s: Scenario, p: Sight, swath: Swath, maker: Disc | null): Disc[] =>
  caughtIn(s, p, swath).filter(
    ({ group, stack, unit }) =>
      maker === null || !swath.isOwn || group !== maker.group || stack !== maker.stack || unit !== maker.unit,
  )

/** MG-types Chemicals hurt people and crews. */
const isFlesh = (unit: Unit): boolean => unit.crew !== null || isPerson(unit)

/** A unit in a pattern. */
export type Found = Pick<Disc, 'group' | 'stack' | 'unit'>

/** A stack under a pattern, while its units are hit one by one. */
interface Struck {
  readonly group: number
  readonly stack: number
  readonly unit: Unit
  readonly part: Ratio
  toll: Toll
  readonly damages: Map<number, number>
  caught: number
}

/**
 * M-fp-cap, MG-pattern-cap What a pattern does: all men together lose no more steps than the roll, two a man
 * before the next; vehicles and guns each take the whole roll. Of chemicals the roll is the most for all
 * (MG-types).
 */
export function patternHits(
  s: Scenario,
  p: Sight,
  caught: readonly Found[],
  rolled: Ratio,
  blow: Blow,
): Hit[] {
  const isChemical = blow.type === 'chemical'
  const stacks = new Map<string, Struck>()
  let left = rolled
  for (const found of caught) {
    const struck = struckOf(s, p, found, blow, stacks)
    if (struck.part.over === 0 || (isChemical && !isFlesh(struck.unit))) continue
    const isCapped = isChemical || isMen(struck.unit)
    const used = strike(struck, found, rounded(times(isCapped ? left : rolled, struck.part)), isChemical)
    if (isCapped) left = lessened(left, used, struck.part)
  }
  return [...stacks.values()].map(({ group, stack, unit, toll, damages, caught: count }) => ({
    group,
    stack,
    toll: isMen(unit) ? toll : damageUnits(unit, toll, damages, isChemical ? 'flesh' : 'all'),
    because: [{ rule: 'M-fp-all-hit', what: 'in-pattern', change: count }],
  }))
}

/** M-fp-all-hit, M-dmg-other Buildings take the whole roll, except the firer's own; MG-types: from chemicals nothing. */
export const patternOnWorks = (
  s: Scenario,
  p: Sight,
  { shape }: Swath,
  rolled: Ratio,
  blow: Blow,
  inside: number,
): WorkHit[] =>
  blow.type === 'chemical'
    ? []
    : hitsOnWorks(s, p, { rolled, blow }, (outline, work) =>
        ratio(work !== inside && touchesOutline(shape, outline) ? 1 : 0),
      )

function struckOf(
  s: Scenario,
  p: Sight,
  { group, stack }: Found,
  blow: Blow,
  stacks: Map<string, Struck>,
): Struck {
  const key = `${group} ${stack}`
  let struck = stacks.get(key)
  if (struck === undefined) {
    const toll = at(at(p.groups, group).stacks, stack)
    const part = passes(guardOf(s, p, [group, stack]), blow)
    struck = { group, stack, unit: at(s.units, toll.unit), part, toll, damages: new Map(), caught: 0 }
    stacks.set(key, struck)
  }
  struck.caught++
  return struck
}

/** One unit takes what damage it can; returns how much. */
function strike(struck: Struck, found: Found, damage: number, isChemical: boolean): number {
  if (isMen(struck.unit)) {
    const { toll, steps } = strikeMan(struck.toll, damage)
    struck.toll = toll
    return steps
  }
  const used = isChemical
    ? Math.min(damage, mostTaken(struck.unit, struck.toll, found.unit, 'flesh'))
    : damage
  struck.damages.set(found.unit, used)
  return used
}

/** The rest of a roll after this many steps, each of which has cost more of it if part was stopped. */
function lessened(left: Ratio, used: number, part: Ratio): Ratio {
  const rest = minus(left, dividedBy(ratio(used), part))
  return rest.over < 0 ? ratio(0) : rest
}
