import type { Attack, Scenario, Unit } from '../scenario.ts'
import type { Stack, StackSight } from '../position.ts'
import { at } from '../position.ts'

/** Healthy and injured units. */
type Numbers = Pick<StackSight, 'healthy' | 'injured'>

/** A stack's attacks: its unit's own, then those from its equipment. */
export function attacksOf(s: Scenario, stack: StackSight): readonly Attack[] {
  const { attacks } = at(s.units, stack.unit)
  if (stack.equipment.length === 0) return attacks
  return [...attacks, ...stack.equipment.flatMap(({ kind }) => at(s.equipment, kind).attack ?? [])]
}

/** The place in a stack's equipment of an attack's source; −1: it is the unit's own. */
export function equipmentOf(s: Scenario, stack: StackSight, attack: number): number {
  let number = at(s.units, stack.unit).attacks.length
  return attack < number
    ? -1
    : stack.equipment.findIndex(({ kind }) => at(s.equipment, kind).attack !== null && number++ === attack)
}

/** MG-rate Half shots of units in a turn: the injured make half of theirs. */
const halves = ({ healthy, injured }: Numbers, rate: number): number => (2 * healthy + injured) * rate

/** Shots that units can make in a turn; in a volley the injured count half instead, and each makes one (M-hp-inj-me). */
const most = (units: Numbers, attack: Attack, half: number): number =>
  attack.kind === 'volley'
    ? units.healthy + units.injured
    : Math.floor((halves(units, attack.shots) + half) / 2)

/** MG-alt The units that this many shots of one attack have occupied, healthy ones first. */
function busy(units: Numbers, attack: Attack, half: number, shots: number): number {
  if (attack.kind === 'volley') return shots
  const byHealthy = units.healthy * attack.shots
  if (shots <= byHealthy) return Math.ceil(shots / attack.shots)
  return units.healthy + Math.ceil(Math.max(2 * (shots - byHealthy) - half, 1) / attack.shots)
}

/** Units of a stack that others, healthy ones first, have left over. */
const without = ({ healthy, injured }: Numbers, others: number): Numbers => ({
  healthy: Math.max(healthy - others, 0),
  injured: Math.max(injured - Math.max(others - healthy, 0), 0),
})

/** M-shots-count, MG-alt Units of a stack that have used no other attack in this turn. */
export function freeFor(s: Scenario, stack: StackSight, attack: number, extra: number): Numbers {
  const others = attacksOf(s, stack).reduce(
    (sum, other, n) =>
      n === attack ? sum : sum + busy(stack, other, stack.half + 2 * extra, shotsOf(stack, n)),
    0,
  )
  return without(stack, others)
}

/** Shots that a stack has made or declared with an attack in this turn. */
export const shotsOf = (stack: StackSight, attack: number): number => stack.fired[attack] ?? 0

/** Whether a shot, by the number of those that came before it, is the first of a unit. */
export const isUnitsFirst = ({ shots }: Attack, before: number): boolean => before % shots === 0

/** M-shots-count Shots that a stack can make with an attack in a turn in which it uses no other more. */
export const shotsIn = (s: Scenario, stack: StackSight, attack: number, extra: number): number =>
  most(freeFor(s, stack, attack, extra), at(attacksOf(s, stack), attack), stack.half + 2 * extra)

/** M-shots-count The same for at most this many of its units, the healthy counted first. */
export const shotsBy = (
  s: Scenario,
  stack: StackSight,
  attack: number,
  extra: number,
  units: number,
): number =>
  most(
    taking(freeFor(s, stack, attack, extra), 0, units),
    at(attacksOf(s, stack), attack),
    stack.half + 2 * extra,
  )

/** A stack's remaining shots with an attack; `extra` is what powers add. */
export function shotsLeft(s: Scenario, stack: StackSight, attack: number, extra: number): number {
  const slot = equipmentOf(s, stack, attack)
  const left = Math.max(shotsIn(s, stack, attack, extra) - shotsOf(stack, attack), 0)
  return slot === -1 ? left : Math.min(left, at(stack.equipment, slot).uses)
}

/** The units that fire: those of a stack after this many, and no more than requested. */
export function taking(stack: Numbers, after: number, units: number): Numbers {
  const left = without(stack, after)
  const healthy = Math.min(left.healthy, units)
  return { healthy, injured: Math.min(left.injured, units - healthy) }
}

/** M-shots-reset, MG-shots-reset Shots come back; MG-rate: a half that the injured could not fire is carried. */
export function refill(s: Scenario, stack: Stack): void {
  stack.half = halfLeft(at(s.units, stack.unit), stack)
  stack.fired = []
}

/** Shots fired before a unit was injured leave no half over. */
function halfLeft({ attacks }: Unit, stack: StackSight): number {
  const rate = attacks.find(({ kind }) => kind === 'discrete')?.shots ?? 0
  const all = halves(stack, rate) + stack.half
  const fired = attacks.reduce((sum, { kind }, n) => (kind === 'discrete' ? sum + shotsOf(stack, n) : sum), 0)
  return Math.max(0, Math.min(all % 2, all - 2 * fired))
}
