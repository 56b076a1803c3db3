import type { Point } from '@sandtable/board'
import { distance } from '@sandtable/board'
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
import { hazardsAlong } from '../ground/terrain.ts'
import { inflict } from '../combat/losses.ts'
import { living } from '../formation/layout.ts'
import { unitsIn } from './mover.ts'

/** M-haz-cautious Every centimetre in a hazard costs four. */
const SLOW = 4
/** M-haz-rush What each unit that is caught takes. */
const DAMAGE = 2

/** Whether a unit of this stack is not slowed and not caught by a hazard of the kind. */
const isImmune = (s: Scenario, stack: StackSight, kind: Hazard['kind']): boolean =>
  (kind === 'mud' || kind === 'swamp') && (at(s.units, stack.unit).traits['ignores-mud'] ?? 0) > 0

const atRisk = (s: Scenario, group: GroupSight, kind: Hazard['kind']): number[] =>
  [...group.stacks.keys()].filter(k => {
    const stack = at(group.stacks, k)
    return living(stack) > 0 && !isImmune(s, stack, kind)
  })

/** Whether a group flattens the wire that it comes to. */
export const crushesWire = (s: Scenario, group: GroupSight): boolean =>
  unitsIn(s, group).some(({ traits }) => (traits['crushes-wire'] ?? 0) > 0)

/** M-haz-terrain The hazards that a group on the ground meets on a straight way. */
export function hazardsFor(s: Scenario, p: Sight, g: number, from: Point, to: Point): Hazard[] {
  const group = at(p.groups, g)
  if (crossesHazards(s, p, g)) return []
  const crushes = crushesWire(s, group)
  return hazardsAlong(s, p, from, to).filter(
    ({ kind }) => (kind !== 'wire' || !crushes) && atRisk(s, group, kind).length > 0,
  )
}

/** MG-exact, MG-haz What a straight way costs a group: its length, and in hazards four times that for the cautious. */
export function wayCost(
  s: Scenario,
  p: Sight,
  g: number,
  from: Point,
  to: Point,
  crossing: 'cautious' | 'rush' | 'above',
): number {
  const length = distance(from, to)
  if (crossing !== 'cautious') return length
  return hazardsFor(s, p, g, from, to).reduce((sum, hazard) => sum + (SLOW - 1) * hazard.length, length)
}

/** MG-haz Whether a group has already thrown itself into this hazard in its Movement. */
export const hasRushed = (p: Sight, g: number, hazard: number): boolean =>
  p.rushed.some(([group, which]) => group === g && which === hazard)

/** M-haz-rush One d6: on an even number a quarter of the units take two damage each. */
export function rush(
  g: Anywhere<Manpower>,
  group: number,
  { kind, number }: Pick<Hazard, 'kind' | 'number'>,
): void {
  const die = roll(g, 6) + 1
  const mover = at(g.p.groups, group)
  const stacks = atRisk(g.s, mover, kind)
  const numbers = stacks.map(k => living(at(mover.stacks, k)))
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
  })
  const because = [{ rule: 'M-haz-rush', what: kind, change: caught }]
  const hits = stacks.map((k, i): Hit => {
    const toll = afterRush(g.s, at(mover.stacks, k), at(shares, i))
    return { group, stack: k, toll, because }
  })
  inflict(g, hits.filter((_, i) => at(shares, i) > 0), []) // prettier-ignore
}

/** MG-haz A quarter, rounded up over all that the owner sends through this hazard in his Movement. */
function quarter(p: Sight, owner: number, hazard: number, crossing: number): number {
  const before = p.rushed
    .filter(([group, which]) => which === hazard && at(p.groups, group).owner === owner)
    .reduce((sum, [, , units]) => sum + units, 0)
  return Math.ceil((before + crossing) / 4) - Math.ceil(before / 4)
}

/** So many of them in proportion to the stacks' numbers; the largest remainders get what is left. */
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
