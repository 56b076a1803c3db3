import type { Choice, Here, Next } from '@sandtable/kernel'
import { emit, goTo } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Unit } from '../counters.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { isGround } from '../map/presence.ts'
import { isOneOf, names, no } from '../why-not.ts'
import { rosterOf } from '../roster.ts'
import { rounded } from '../editions/rules.ts'
import { uncover, withLeaders } from '../movement/hide.ts'

/** W-A3.2-land, W-A3.2-fleet, W-A3.2-air The cost of each level, from the one below the first. */
const COSTS = [0, 1, 3, 5]

/** W-A3.2-land-A, W-A3.2-land-B Combat units of a land stack from which each level is due. */
const LAND = {
  '5-10-15': { from: [5, 10, 15], rule: 'W-A3.2-land-A' },
  '6-11-16': { from: [6, 11, 16], rule: 'W-A3.2-land-B' },
} as const

/** W-A3.2-fleet, W-A3.2-air Ships or aircraft from which each level is due. */
const FLEET = { from: [1, 4, 7], rule: 'W-A3.2-fleet' }
const AIR_FORCE = { ...FLEET, rule: 'W-A3.2-air' }

/** W-A3.2-unpaid One step in this many is lost. */
const ONE_IN = 5

/** A stack with upkeep due: its region, or after the last region the fleet and the air force. */
export interface Due {
  readonly stack: number
  readonly units: number
  readonly train: boolean
  readonly cost: number
  readonly rule: string
}

/**
 * W-7.1.2-maintenance, W-A3.2-duty The active player must pay for stacks as far as the money goes; if it is short, the player
 * chooses which.
 */
export const payMaintenance: Choice<Waw, 'maintenance', 'turn'> = {
  kind: 'maintenance',
  rule: 'W-7.1.2-maintenance',
  forced: true,
  who: g => (payable(g).length === 0 ? [] : [g.p.active]),
  legal: g => payable(g).map(({ stack }) => ({ do: 'pay', stack })),
  whyNot: (g, player, answer) => {
    const rule = 'W-7.1.2-maintenance'
    if (!names(answer, 'do', 'stack') || answer.do !== 'pay' || typeof answer.stack !== 'number')
      return no(rule, 'no-answer')
    const { stack } = answer
    const due = outstanding(g).find(one => one.stack === stack)
    if (due === undefined) return no('W-A3.2-duty', 'nothing-due')
    if (payable(g).some(one => one.stack === stack)) return null
    const has = at(g.p.money, player)
    return due.cost > has
      ? no(due.rule, 'too-dear', { money: due.cost, purse: has })
      : no(rule, 'other-first')
  },
  take: (g, player, { stack }) => {
    const due = payable(g).find(due => due.stack === stack) as Due
    emit(g, { is: 'maintenance-paid', player, ...due })
    return goTo('maintenance', { settled: [...g.f.settled, stack] })
  },
}

/** W-A3.2-unpaid A stack that can't be paid for loses a fifth of its steps. */
export function fallInArrears(g: Here<Waw, 'turn'>): Next<Waw, 'turn'> | void {
  const [due] = outstanding(g)
  if (due === undefined) return
  const { stack } = due
  const player = g.p.active
  const total = combatIn(g.s, g.p, player, stack).reduce((sum, u) => sum + at(g.p.steps, u), 0)
  const steps = rounded(total, ONE_IN, g.s.rules.round_default)
  emit(g, { is: 'maintenance-unpaid', player, ...due, steps })
  const done = { settled: [...g.f.settled, stack], stack, strikes: steps }
  return goTo(steps > 0 ? 'unpaid' : 'maintenance', done)
}

/** W-A3.2-unpaid, G-61 The owner removes the steps that a stack loses, one at a time. */
export const takeUnpaid: Choice<Waw, 'unpaid', 'turn'> = {
  kind: 'unpaid',
  rule: 'W-A3.2-unpaid',
  who: g => (g.f.strikes > 0 ? [g.p.active] : []),
  legal: (g, player) => combatIn(g.s, g.p, player, g.f.stack),
  whyNot: ({ s, p, f }, player, unit) => {
    if (!isOneOf(unit, s.units.length)) return no('W-A3.2-unpaid', 'no-answer')
    if (s.owner[unit] !== player) return no('W-A3.2-unpaid', 'not-yours', { counter: unit })
    return combatIn(s, p, player, f.stack).includes(unit)
      ? null
      : no('W-A3.2-unpaid', 'not-struck', { counter: unit })
  },
  take: (g, player, unit) => {
    desert(g, player, unit)
    const left = g.f.strikes - 1
    return goTo(left > 0 ? 'unpaid' : 'maintenance', { strikes: left })
  },
}

const outstanding = (g: Here<Waw, 'turn'>): Due[] => dues(g.s, g.p, g.p.active, g.f.settled)

/** Stacks that may be paid for now: the next, or if money is short, any still affordable. */
function payable(g: Here<Waw, 'turn'>): Due[] {
  const left = outstanding(g)
  const money = at(g.p.money, g.p.active)
  const total = left.reduce((sum, { cost }) => sum + cost, 0)
  return total <= money ? left.slice(0, 1) : left.filter(({ cost }) => cost <= money)
}

/** A hidden unit that loses a step becomes visible. */
function desert(g: Here<Waw>, player: number, unit: number): void {
  const region = at(g.p.where, unit)
  if (g.p.hidden[unit] === 1) uncover(g, player, withLeaders(g.s, g.p, player, [unit]), 'own')
  emit(g, { is: 'deserted', player, unit, region })
}

/**
 * W-A3.2-duty The upkeep of a player's stacks: region by region, then fleet and air force. Hidden units count by
 * number, which all can see.
 */
export function dues(s: Scenario, p: Sight, player: number, settled: readonly number[] = []): Due[] {
  const regions = s.map.regions.length
  const size = p.lurking.slice(player * regions, (player + 1) * regions).concat(0, 0)
  const trains = size.map(() => 0)
  for (const u of nth(rosterOf(s).units, player)) {
    if (at(p.where, u) < 0 || p.hidden[u] === 1) continue
    const unit = nth(s.units, u)
    const row = unit.support ? trains : size
    if (!unit.support || isTrain(unit)) row[stackOf(s, p, u)] = at(row, stackOf(s, p, u)) + 1
  }
  const found: Due[] = []
  for (let stack = 0; stack < size.length; stack++) {
    if (at(size, stack) === 0 || settled.includes(stack)) continue
    const due = dueFor(s, stack, at(size, stack), at(trains, stack) > 0)
    if (due.cost > 0) found.push(due)
  }
  return found
}

/** W-A3.2-l-level, W-A3.2-l-once, G-61 L units take a land stack one level down, however many there are. */
function dueFor(s: Scenario, stack: number, units: number, train: boolean): Due {
  const { from, rule } = tiersOf(s, stack)
  let level = 0
  while (level < from.length && units >= at(from, level)) level++
  const cost = at(COSTS, train ? Math.max(0, level - 1) : level)
  return { stack, units, train, cost, rule }
}

/** G-61 The sizes by which a stack is charged; a scenario may charge land stacks by those of either edition. */
function tiersOf({ map, rules }: Scenario, stack: number): { from: readonly number[]; rule: string } {
  if (stack === map.regions.length) return FLEET
  if (stack > map.regions.length) return AIR_FORCE
  const { maintenance_tiers: tiers, printedTiers } = rules
  return tiers === 'printed' || tiers === printedTiers ? LAND[printedTiers] : { ...LAND[tiers], rule: 'G-61' }
}

/** G-87 A Horde is no L unit for upkeep. */
const isTrain = ({ support, is }: Unit): boolean => support && is.logistics === true && !is.horde

/** Where a unit on the map is counted. */
function stackOf(s: Scenario, p: Sight, u: number): number {
  const unit = nth(s.units, u)
  if (isGround(unit)) return at(p.where, u)
  return s.map.regions.length + (unit.is.naval ? 0 : 1)
}

/** Combat units of a stack, including those in the fortress and hidden ones. */
const combatIn = (s: Scenario, p: Sight, player: number, stack: number): number[] =>
  nth(rosterOf(s).units, player).filter(
    u => at(p.where, u) >= 0 && !s.units[u]?.support && stackOf(s, p, u) === stack,
  )
