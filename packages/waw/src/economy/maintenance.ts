import type { Choice, Here, Next } from '@sandtable/kernel'
import { emit, goTo } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Unit } from '../counters.ts'
import type { Waw } from '../events.ts'
import { at } from '../position.ts'
import { isGround } from '../map/presence.ts'
import { rosterOf } from '../roster.ts'
import { rounded } from '../editions/rules.ts'
import { uncover, withLeaders } from '../movement/hide.ts'

/** W-A3.2-land, W-A3.2-fleet, W-A3.2-air What each level costs, from the one below the first. */
const COSTS = [0, 1, 3, 5]

/** W-A3.2-fleet, W-A3.2-air Ships or aircraft from which each level is due. */
const FLEET_FROM = [1, 4, 7]

/** W-A3.2-unpaid One step of so many is lost. */
const ONE_IN = 5

/** A stack that something is due for: its region, or behind the last region the fleet and the air force. */
export interface Due {
  readonly stack: number
  readonly units: number
  readonly train: boolean
  readonly cost: number
  readonly rule: string
}

/** W-7.1.2-maintenance The active player pays for his stacks one after the other, or does not; where he cannot, nobody asks him. */
export const payMaintenance: Choice<Waw> = {
  kind: 'maintenance',
  rule: 'W-7.1.2-maintenance',
  forced: true,
  who: g => (nextDue(g) === undefined ? [] : [g.p.active]),
  legal: (g, player) => {
    const { stack, cost } = nextDue(g) as Due
    const refuse = { do: 'refuse', stack }
    return cost <= at(g.p.money, player) ? [{ do: 'pay', stack }, refuse] : [refuse]
  },
  take: (g, player, answer) => settle(g, player, nextDue(g) as Due, (answer as { do: string }).do === 'pay'),
}

/** W-A3.2-unpaid, G-61 The owner strikes the steps that a stack loses, one at a time. */
export const takeUnpaid: Choice<Waw> = {
  kind: 'unpaid',
  rule: 'W-A3.2-unpaid',
  who: g => (strikes(g) > 0 ? [g.p.active] : []),
  legal: (g, player) => combatIn(g.s, g.p, player, g.f['stack'] as number),
  take: (g, player, answer) => {
    desert(g, player, answer as number)
    const left = strikes(g) - 1
    return goTo(left > 0 ? 'unpaid' : 'maintenance', { strikes: left })
  },
}

/** Stacks that have been paid for, or not, this turn; and the steps still to be struck off the last. */
const settled = (g: Here<Waw>): readonly number[] => (g.f['settled'] ?? []) as readonly number[]
const strikes = (g: Here<Waw>): number => (g.f['strikes'] ?? 0) as number

const nextDue = (g: Here<Waw>): Due | undefined => dues(g.s, g.p, g.p.active, settled(g))[0]

function settle(g: Here<Waw>, player: number, due: Due, pays: boolean): Next {
  const done = { settled: [...settled(g), due.stack] }
  if (pays) {
    emit(g, { is: 'maintenance-paid', player, ...due })
    return goTo('maintenance', done)
  }
  const { stack } = due
  const total = combatIn(g.s, g.p, player, stack).reduce((sum, u) => sum + at(g.p.steps, u), 0)
  const steps = rounded(total, ONE_IN, g.s.rules.round_default)
  emit(g, { is: 'maintenance-unpaid', player, ...due, steps })
  return goTo(steps > 0 ? 'unpaid' : 'maintenance', { ...done, stack, strikes: steps })
}

/** A hidden unit that loses a step is seen to do so. */
function desert(g: Here<Waw>, player: number, unit: number): void {
  const region = at(g.p.where, unit)
  if (g.p.hidden[unit] === 1) uncover(g, player, withLeaders(g.s, g.p, player, [unit]), 'own')
  emit(g, { is: 'deserted', player, unit, region })
}

/**
 * W-A3.2-duty What is due for a player's stacks: region by region, then for his fleet and his air force. Hidden units
 * count by their number, which all can see.
 */
export function dues(s: Scenario, p: Sight, player: number, settled: readonly number[] = []): Due[] {
  const regions = s.map.regions.length
  const size = p.lurking.slice(player * regions, (player + 1) * regions).concat(0, 0)
  const trains = size.map(() => 0)
  for (const u of rosterOf(s).units[player] as readonly number[]) {
    if (at(p.where, u) < 0 || p.hidden[u] === 1) continue
    const unit = s.units[u] as Unit
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

/** W-A3.2-l-level, W-A3.2-l-once, G-61 An L unit takes a land stack one level down, be there one or more. */
function dueFor(s: Scenario, stack: number, units: number, train: boolean): Due {
  const beyond = stack - s.map.regions.length
  const from = beyond < 0 ? s.rules.maintenanceFrom : FLEET_FROM
  let level = 0
  while (level < from.length && units >= at(from, level)) level++
  const cost = at(COSTS, train ? Math.max(0, level - 1) : level)
  const rule = beyond < 0 ? s.rules.maintenanceRule : beyond === 0 ? 'W-A3.2-fleet' : 'W-A3.2-air'
  return { stack, units, train, cost, rule }
}

/** G-87 A Horde is no L unit when stacks are paid for. */
const isTrain = ({ support, is }: Unit): boolean => support && is.logistics === true && !is.horde

/** Where a unit on the map is counted. */
function stackOf(s: Scenario, p: Sight, u: number): number {
  const unit = s.units[u] as Unit
  if (isGround(unit)) return at(p.where, u)
  return s.map.regions.length + (unit.is.naval ? 0 : 1)
}

/** Combat units of a stack, those in the fortress and the hidden ones too. */
const combatIn = (s: Scenario, p: Sight, player: number, stack: number): number[] =>
  (rosterOf(s).units[player] as readonly number[]).filter(
    u => at(p.where, u) >= 0 && !s.units[u]?.support && stackOf(s, p, u) === stack,
  )
