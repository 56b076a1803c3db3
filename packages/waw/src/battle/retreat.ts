import type { Choice, Here } from '@sandtable/kernel'
import { again, emit, same } from '@sandtable/kernel'
import type { BattleSight, Side, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import type { WayOut } from '../questions.ts'
import { anyStands, stands } from './ranks.ts'
import { ATTACKER, at, NOBODY, other, SIDES, WELL, nth } from '../position.ts'
import { counterOf, isLeader } from '../scenario.ts'
import { allWaysOut, towardsSupply } from '../combat/ways-out.ts'
import { crossing } from '../map/passage.ts'
import { enemyFree, layOf } from '../map/presence.ts'
import { isOneOf, no } from '../why-not.ts'

/** W-12.5-su-die Support units die with the last combat unit of their side. */
export function supportDies(g: Here<Waw>): void {
  for (const side of SIDES) {
    if (anyStands(g.p, nth(g.p.battle.forces, side))) continue
    const units = nth(g.p.battle.support, side).filter(u => stands(g.p, u))
    if (units.length > 0) emit(g, { is: 'support-lost', side, units, byRout: false })
  }
}

/** W-12.5-no-retreat, W-10.4-no-retreat Beaten units without a retreat are eliminated; their leaders are tested first. */
export function cutOff(g: Here<Waw>): void {
  const b = g.p.battle
  if (b.winner === NOBODY) return
  const side = other(b.winner as Side)
  const stuck = new Map<string, number[]>()
  const barrier = whyNoRetreat(g.s, g.p, b, side)
  for (const u of beatenUnits(g.p, side)) {
    const rule = barrier(u)
    if (rule !== null) stuck.set(rule, [...(stuck.get(rule) ?? []), u])
  }
  for (const [rule, units] of stuck) emit(g, { is: 'no-retreat', side, units, rule })
}

/** The rule that bars the retreat of a beaten unit, or null. */
export function whyNoRetreat(
  s: Scenario,
  p: Sight,
  b: BattleSight,
  side: Side,
): (unit: number) => string | null {
  const waysOf = allWaysOut(s, p, b, side)
  return u => {
    if (b.cornered[side] === 1) return s.rules.noRetreatRule
    const { is } = nth(s.units, u)
    if (is.bunker) return 'W-A1-bunker-immobile'
    if (side === ATTACKER && cameFromShips(b, u) && !is.marine) return 'W-10.4-no-retreat'
    return waysOf(u).length === 0 ? s.rules.noRetreatRule : null
  }
}

/** Support units came the same way as the force's first unit. */
function cameFromShips(b: BattleSight, u: number): boolean {
  const place = nth(b.forces, ATTACKER).indexOf(u)
  return b.landed[place === -1 ? 0 : place] === 1
}

/**
 * W-12.5-evacuate The beaten leave the region, those with the same retreats together; if there are several the owner chooses.
 */
export const retreat: Choice<Waw, 'retreat', 'battle'> = {
  kind: 'retreat',
  rule: 'G-30',
  forced: true,
  who: g => {
    const side = loserOf(g.p.battle)
    return side === null || nextToGo(g.s, g.p, side).stack.length === 0 ? [] : [at(g.p.battle.players, side)]
  },
  legal: g => nextToGo(g.s, g.p, loserOf(g.p.battle) as Side).ways,
  whyNot: ({ s, p }, player, to) => {
    const side = loserOf(p.battle) as Side
    const rule = side === ATTACKER ? 'W-12.5-attacker-path' : 'W-12.5-defender-path'
    const { ways } = nextToGo(s, p, side)
    if (to === 'fortress') return ways.includes(to) ? null : no(s.rules.evacuateRule, 'no-fortress')
    if (!isOneOf(to, s.map.regions.length)) return no(rule, 'no-answer')
    if (ways.includes(to)) return null
    if (crossing(s, p.battle.region, to) === null) return no(rule, 'no-way', { region: to })
    return enemyFree(s, p, layOf(s, p), player, to)
      ? no(rule, 'other-way', { region: to })
      : no('G-30', 'enemies', { region: to })
  },
  take: (g, _player, answer) => {
    const side = loserOf(g.p.battle) as Side
    const { stack } = nextToGo(g.s, g.p, side)
    emit(g, {
      is: 'retreated',
      side,
      stack,
      to: answer === 'fortress' ? g.p.battle.region : answer,
      inside: answer === 'fortress',
      ...wayOf(g.s, g.p, side, stack, answer),
    })
    return again
  },
}

const loserOf = (b: BattleSight): Side | null => (b.winner === NOBODY ? null : other(b.winner as Side))

/** Those still in the region with the same retreats as the first of them. */
function nextToGo(s: Scenario, p: Sight, side: Side): { stack: number[]; ways: readonly WayOut[] } {
  const waysOf = allWaysOut(s, p, p.battle, side)
  const left = beatenStack(s, p, side).filter(c => waysOf(c).length > 0)
  const first = left[0]
  if (first === undefined) return { stack: [], ways: [] }
  const ways = waysOf(first)
  return { stack: left.filter(c => same(waysOf(c), ways)), ways }
}

/** W-12.5-attacker-path, W-12.5-defender-path, W-10.4-marines-retreat The name of a retreat, and its rule. */
function wayOf(s: Scenario, p: Sight, side: Side, stack: readonly number[], way: WayOut): Way {
  const sallied = side === ATTACKER && p.came[at(stack, 0)] === p.battle.region
  if (way === 'fortress') return { towards: 'fortress', rule: sallied ? 'G-30' : s.rules.evacuateRule }
  if (side !== ATTACKER)
    return hasSource(s, p, at(s.owner, at(stack, 0)))
      ? { towards: 'supply', rule: s.rules.evacuateRule }
      : { towards: 'friendly', rule: 'G-30' }
  const units = stack.filter(c => !isLeader(s, c))
  return units.length > 0 && units.every(u => cameFromShips(p.battle, u))
    ? { towards: 'ships', rule: 'W-10.4-marines-retreat' }
    : p.came[at(stack, 0)] === way
      ? { towards: 'origin', rule: 'W-12.5-attacker-path' }
      : { towards: 'friendly', rule: 'G-30' }
}

/** G-30 Whether the beaten can go towards a source of their own; without one any friendly ground will do. */
const hasSource = (s: Scenario, p: Sight, player: number): boolean =>
  towardsSupply(s, p, layOf(s, p), player, p.battle.region).length > 0

interface Way {
  readonly towards: 'origin' | 'ships' | 'supply' | 'fortress' | 'friendly'
  readonly rule: string
}

/** The counters of a side left in the region of the battle, outside the fortress. */
function beatenStack(s: Scenario, p: Sight, side: Side): number[] {
  const leaders = nth(p.battle.leaders, side)
    .filter(slot => p.fate[slot] === WELL)
    .map(slot => counterOf(s, slot))
  return [...beatenUnits(p, side), ...leaders.filter(c => stillThere(p, c))].sort((a, c) => a - c)
}

function beatenUnits(p: Sight, side: Side): number[] {
  const { forces, support } = p.battle
  const units = [...nth(forces, side), ...nth(support, side)]
  return units.filter(u => stands(p, u) && stillThere(p, u))
}

const stillThere = (p: Sight, c: number): boolean => p.where[c] === p.battle.region && p.inside[c] === 0
