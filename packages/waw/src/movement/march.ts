import type { DomainRules } from './domain.ts'
import type { Fare } from '../map/passage.ts'
import type { Hindrance } from './hindrance.ts'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, nth } from '../position.ts'
import { attackTogether } from './attack.ts'
import { barred } from '../effects/in-force.ts'
import { canPay, fixed, lastStep } from './points.ts'
import { counted, roomIn } from './stacking.ts'
import { ofEnemies } from '../map/presence.ts'
import { isLeader } from '../scenario.ts'
import { numbersOf, onTop } from './stack.ts'

/** A step that a stack may make, and its cost for each counter. */
export interface StepPlan {
  readonly cost: number
  /** Enemies stand there, and it is an attack. */
  readonly attack: boolean
}

export const marching = (p: Sight): boolean => p.march.trail.length > 0
export const marchAt = (p: Sight): number => at(p.march.trail, p.march.trail.length - 1)

/** Whether these counters may go on together at all: one player's, in one place, all hidden or none, none of them done. */
export function whyNotTogether(
  domain: DomainRules,
  s: Scenario,
  p: Sight,
  player: number,
  stack: readonly number[],
): Hindrance | null {
  const first = stack[0]
  if (first === undefined) return 'not-together'
  const from = at(p.where, first)
  for (const c of stack) {
    if (s.owner[c] !== player) return 'not-yours'
    if (from < 0 || p.where[c] !== from || p.hidden[c] !== p.hidden[first]) return 'not-together'
    if (p.halted[c] === 1) return 'halted'
    if (fixed(s, p, c) || !domain.moves(s, c)) return 'fixed'
    if (barred(s, p, 'move', c)) return 'forbidden'
  }
  if (p.hidden[first] === 1 && !staysHidden(s, p, player, from, stack)) return 'leader-alone'
  if (marching(p)) {
    if (from !== marchAt(p) || !stack.every(c => p.march.stack.includes(c))) return 'marching'
    if (overfull(s, p, player, stack)) return 'full'
  }
  return null
}

/** G-75 Leaders are hidden only with hidden units, whether they go or stay. */
function staysHidden(s: Scenario, p: Sight, player: number, from: number, stack: readonly number[]): boolean {
  const place = player * s.map.regions.length + from
  const { units, leaders } = numbersOf(s, stack)
  return units > 0 && (at(p.lurking, place) > units || at(p.lurkingLeaders, place) === leaders)
}

/** G-04 Units left behind on the way need room there. */
const overfull = (s: Scenario, p: Sight, player: number, goOn: readonly number[]): boolean => {
  const stay = p.march.stack.filter(c => !goOn.includes(c))
  return counted(s, stay) > 0 && roomIn(s, p, player, marchAt(p)) < -counted(s, goOn)
}

/** W-10.5 Whether a stack may step into a region, and the cost; or the reason why not. */
export function planStep(
  domain: DomainRules,
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  stack: readonly number[],
  to: number,
): StepPlan | Hindrance {
  const first = at(stack, 0)
  const from = at(p.where, first)
  const hidden = p.hidden[first] === 1
  const border = domain.crossing(s, from, to)
  if (border === null) return 'no-way'
  if (stack.some(c => p.inside[c] === 1) && ofEnemies(s, p, lay.combat, player, from) > 0) return 'besieged'
  const attack = !hidden && ofEnemies(s, p, lay.combat, player, to) > 0
  if (attack) {
    const why = whyNoAttack(s, p, stack, to)
    if (why !== null) return why
  }
  const cost = domain.stepCost(s, p, lay, player, from, to, border, takesRail(s, p, stack, to))
  for (const c of stack) if (!canPay(s, p, c, cost)) return 'too-far'
  const room = roomIn(s, p, player, to)
  if (counted(s, stack) > room && !passesOn(domain, s, p, lay, player, stack, to, cost)) return 'full'
  return { cost, attack }
}

/** Whether a train may take a stack: it goes nowhere twice in a march. */
const takesRail = (s: Scenario, p: Sight, stack: readonly number[], to: number): boolean =>
  !p.march.trail.includes(to) && !stack.some(c => barred(s, p, 'rail', c))

/** A step's cost for a stack, part by part; nothing if there is no border to cross. */
export function faresOf(
  domain: DomainRules,
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  stack: readonly number[],
  to: number,
): Fare[] {
  const from = at(p.where, at(stack, 0))
  const border = domain.crossing(s, from, to)
  return border === null
    ? []
    : domain.stepFares(s, p, lay, player, from, to, border, takesRail(s, p, stack, to))
}

export const isPlan = (plan: StepPlan | Hindrance): plan is StepPlan => typeof plan !== 'string'

/** W-10.5-one-attack, G-81, G-83 Why a stack may not enter a region with enemies. */
function whyNoAttack(s: Scenario, p: Sight, stack: readonly number[], to: number): Hindrance | null {
  const units = stack.filter(c => !isLeader(s, c))
  if (units.length === 0) return 'lone-leader'
  if (units.some(u => p.unsupplied[u] === 1)) return 'unsupplied'
  if (p.attacked[to] === 1 && !onTop(s, stack)) return 'attacked'
  if (units.some(u => barred(s, p, 'attack', u))) return 'forbidden'
  return attackTogether(s, p, stack) ? null : 'no-leader'
}

/** G-04 The limit applies at the end of movement: a full region may be passed if the whole stack can still go on to another. */
function passesOn(
  domain: DomainRules,
  s: Scenario,
  p: Sight,
  lay: Lay,
  player: number,
  stack: readonly number[],
  to: number,
  cost: number,
): boolean {
  if (domain.stops(s, p, lay, player, to, p.hidden[at(stack, 0)] === 1)) return false
  if (stack.some(c => lastStep(s, p, c, cost))) return false
  const there = arrived(p, stack, to, cost)
  if (whyNotTogether(domain, s, there, player, stack) !== null) return false
  return nth(s.map.board.next, to).some(
    next =>
      counted(s, stack) <= roomIn(s, there, player, next) &&
      isPlan(planStep(domain, s, there, lay, player, stack, next)),
  )
}

/** The position after the step, as far as the next step depends on it. */
export function arrived(p: Sight, stack: readonly number[], to: number, cost: number): Sight {
  const [where, came, spent] = [p.where.slice(), p.came.slice(), p.spent.slice()]
  const from = at(p.where, at(stack, 0))
  for (const c of stack) {
    where[c] = to
    came[c] = from
    spent[c] = at(spent, c) + cost
  }
  const trail = [...(p.march.trail.length === 0 ? [from] : p.march.trail), to]
  return { ...p, where, came, spent, march: { ...p.march, stack, trail } }
}

/** W-9-difficult Whether the marching stack may end in its region. */
export const mayHalt = (s: Scenario, p: Sight, player: number): boolean =>
  roomIn(s, p, player, marchAt(p)) >= 0
