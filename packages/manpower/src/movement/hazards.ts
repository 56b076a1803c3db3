import type { Point } from '@sandtable/board'
import { distance, joined, shiftedBox } from '@sandtable/board'
import type { Anywhere } from '@sandtable/kernel'
import { emit, roll } from '@sandtable/kernel'
import type { GroupSight, Sight, StackSight } from '../position.ts'
import type { Hazard } from '../ground/terrain.ts'
import type { Hit } from '../combat/losses.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Toll } from '../combat/casualties.ts'
import { at } from '../position.ts'
import { blastOnMen, damageUnits, isMen } from '../combat/casualties.ts'
import { crossesHazards } from '../powers/on-movement.ts'
import { hazardsIn, hazardsOn } from '../ground/terrain.ts'
import { inflict } from '../combat/losses.ts'
import { centre, footprintBox, living, unitPoints, unitsOf } from '../formation/layout.ts'
import { unitsIn } from './mover.ts'

/** M-haz-cautious Every centimetre in a hazard costs four. */
const SLOW = 4
/** M-haz-rush What each unit that is caught takes. */
const DAMAGE = 2

/** Whether a unit of this stack is not slowed and not caught by a hazard of the kind. */
const isImmune = (s: Scenario, stack: StackSight, kind: Hazard['kind']): boolean =>
  (kind === 'mud' || kind === 'swamp') && (at(s.units, stack.unit).traits['ignores-mud'] ?? 0) > 0

/** Whether a group flattens the wire that it comes to. */
export const crushesWire = (s: Scenario, group: GroupSight): boolean =>
  unitsIn(s, group).some(({ traits }) => (traits['crushes-wire'] ?? 0) > 0)

/** MG-haz A hazard on a formation's path: the line of the units longest in it, and how many of each stack cross. */
export interface Crossing extends Hazard {
  readonly units: readonly number[]
}

/** MG-haz What a formation goes through on a straight way, and the longest way that any unit of it wades. */
interface Wading {
  readonly crossings: readonly Crossing[]
  readonly longest: number
}

const DRY: Wading = { crossings: [], longest: 0 }

/**
 * MG-haz The whole swath of a formation counts: every unit goes its own line beside the others. The centre goes from point to
 * point; `offset` leads to it from the front left corner.
 */
function wadingOn(s: Scenario, p: Sight, g: number, from: Point, to: Point, offset: Point | null): Wading {
  const group = at(p.groups, g)
  const middle = offset === null ? centre(s, group) : [group.at[0] + offset[0], group.at[1] + offset[1]]
  const start: Point = [from[0] - (middle[0] ?? 0), from[1] - (middle[1] ?? 0)]
  const by: Point = [to[0] - from[0], to[1] - from[1]]
  const first = shiftedBox(footprintBox(s, group), start)
  const ground = hazardsIn(s, p, joined(first, shiftedBox(first, by)))
  if (ground === null || crossesHazards(s, p, g)) return DRY
  const crushes = crushesWire(s, group)
  const found = new Map<number, Crossing>()
  let longest = 0
  for (const { stack, point } of unitPoints(s, { ...group, strays: [] })) {
    const { unit } = at(group.stacks, stack)
    const line: Point = [point[0] + start[0], point[1] + start[1]]
    const hazards = hazardsOn(
      ground,
      line,
      [line[0] + by[0], line[1] + by[1]],
      at(s.units, unit).width,
    ).filter(({ kind }) => (kind !== 'wire' || !crushes) && !isImmune(s, at(group.stacks, stack), kind))
    for (const hazard of hazards.filter(isFirstOfIts)) cross(found, group, stack, hazard)
    longest = Math.max(longest, hazards.reduce((sum, { length }) => sum + length, 0)) // prettier-ignore
  }
  return { crossings: [...found.values()], longest }
}

/** A unit that enters a hazard twice is counted once. */
const isFirstOfIts = ({ number }: Hazard, i: number, all: readonly Hazard[]): boolean =>
  all.findIndex(other => other.number === number) === i

/** A unit more in a hazard. */
function cross(found: Map<number, Crossing>, { stacks }: GroupSight, stack: number, hazard: Hazard): void {
  const known = found.get(hazard.number)
  const units = known?.units ?? stacks.map(() => 0)
  found.set(hazard.number, {
    ...(known === undefined || hazard.length > known.length ? hazard : known),
    units: units.map((number, k) => (k === stack ? number + 1 : number)),
  })
}

/** M-haz-terrain The hazards that a group on the ground meets on a straight way of its centre. */
export const hazardsFor = (
  s: Scenario,
  p: Sight,
  g: number,
  from: Point,
  to: Point,
  offset: Point | null = null,
): readonly Crossing[] => wadingOn(s, p, g, from, to, offset).crossings

/** MG-haz Those of each stack who cross a hazard of some kind when the whole group does. */
export const allCrossing = (s: Scenario, { stacks }: GroupSight, kind: Hazard['kind']): number[] =>
  stacks.map(stack => (isImmune(s, stack, kind) ? 0 : living(stack)))

/** MG-exact, MG-haz What a straight way costs a group: its length, and in hazards four times that for the cautious. */
export function wayCost(
  s: Scenario,
  p: Sight,
  g: number,
  from: Point,
  to: Point,
  crossing: 'cautious' | 'rush' | 'above',
  offset: Point | null = null,
): number {
  const length = distance(from, to)
  return crossing === 'cautious' ? length + (SLOW - 1) * wadingOn(s, p, g, from, to, offset).longest : length
}

/** MG-haz Whether a group has already rushed this hazard in its Movement. */
export const hasRushed = (p: Sight, g: number, hazard: number): boolean =>
  p.rushed.some(([group, which]) => group === g && which === hazard)

/** M-haz-rush One d6: on an even number a quarter of the units that cross take two damage each. */
export function rush(
  g: Anywhere<Manpower>,
  group: number,
  { kind, number, units }: Pick<Crossing, 'kind' | 'number' | 'units'>,
): void {
  const die = roll(g, 6) + 1
  const mover = at(g.p.groups, group)
  const stacks = [...units.keys()].filter(k => at(units, k) > 0 && living(at(mover.stacks, k)) > 0)
  const numbers = stacks.map(k => Math.min(at(units, k), living(at(mover.stacks, k))))
  const crossing = numbers.reduce((sum, n) => sum + n, 0)
  const isCaught = die % 2 === 0
  const caught = isCaught ? quarter(g.p, mover.owner, number, crossing) : 0
  const shares = sharedOut(caught, numbers)
  emit(g, {
    is: 'rushed',
    group,
    hazard: number,
    kind,
    die,
    crossing: isCaught ? crossing : 0,
    of: unitsOf(mover),
  })
  const because = [{ rule: 'M-haz-rush', what: kind, change: caught }]
  const hits = stacks.map((k, i): Hit => {
    const toll = afterRush(g.s, at(mover.stacks, k), at(shares, i))
    return { group, stack: k, toll, because }
  })
  inflict(g, hits.filter((_, i) => at(shares, i) > 0), []) // prettier-ignore
}

/** MG-haz A quarter, rounded up over all that the owner sends through this hazard in one Movement. */
function quarter(p: Sight, owner: number, hazard: number, crossing: number): number {
  const before = p.rushed
    .filter(([group, which]) => which === hazard && at(p.groups, group).owner === owner)
    .reduce((sum, [, , units]) => sum + units, 0)
  return Math.ceil((before + crossing) / 4) - Math.ceil(before / 4)
}

/** This many of them in proportion to the stacks' numbers; the largest remainders get what is left. */
function sharedOut(caught: number, numbers: readonly number[]): number[] {
  const all = numbers.reduce((sum, n) => sum + n, 0)
  const shares = numbers.map(n => Math.floor((caught * n) / all))
  const left = caught - shares.reduce((sum, n) => sum + n, 0)
  const byRemainder = [...numbers.keys()].sort(
    (a, b) => ((caught * at(numbers, b)) % all) - ((caught * at(numbers, a)) % all) || a - b,
  )
  for (const k of byRemainder.slice(0, left)) shares[k] = at(shares, k) + 1
  return shares
}

/** MG-haz The healthy are taken first; a man who takes two damage dies. */
function afterRush(s: Scenario, stack: StackSight, caught: number): Toll {
  const unit = at(s.units, stack.unit)
  if (isMen(unit)) return blastOnMen(stack, caught, 0)
  const soundest = [...stack.taken.keys()].sort((a, b) => at(stack.taken, a) - at(stack.taken, b) || a - b)
  return damageUnits(unit, stack, new Map(soundest.slice(0, caught).map(i => [i, DAMAGE])))
}
