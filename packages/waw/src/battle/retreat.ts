import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { BattleSight, Side, Sight } from '../position.ts'
import type { Unit } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import { anyStands, stands } from './ranks.ts'
import { ATTACKER, NOBODY, other, SIDES } from '../position.ts'

/** W-12.5-su-die Support units die with the last combat unit of their side. */
export function supportDies(g: Here<Waw>): void {
  for (const side of SIDES) {
    if (anyStands(g.p, g.p.battle.forces[side] as readonly number[])) continue
    const units = (g.p.battle.support[side] as readonly number[]).filter(u => stands(g.p, u))
    if (units.length > 0) emit(g, { is: 'support-lost', side, units, byRout: false })
  }
}

/** W-12.5-evacuate The defeated leave the region; those with no way out are eliminated (W-12.5-no-retreat, W-10.4-no-retreat). */
export function decideRetreat(g: Here<Waw>): void {
  const b = g.p.battle
  if (b.winner === NOBODY) return
  const side = other(b.winner as Side)
  const stuck = new Map<string, number[]>()
  const leave: number[] = []
  for (const u of stackOf(g.p, side)) {
    const rule = whyNoRetreat(g.s, b, side, u)
    if (rule === null) leave.push(u)
    else stuck.set(rule, [...(stuck.get(rule) ?? []), u])
  }
  for (const [rule, units] of stuck) emit(g, { is: 'no-retreat', side, units, rule })
  if (leave.length > 0) emit(g, { is: 'retreated', side, ...wayOut(g.s, b, side, leave) })
}

/** The rule that bars a beaten unit's retreat, or null. */
export function whyNoRetreat(s: Scenario, b: BattleSight, side: Side, u: number): string | null {
  if (b.cornered[side] === 1) return 'W-12.5-no-retreat'
  const { is } = s.units[u] as Unit
  if (is.bunker) return 'W-A1-bunker-immobile'
  return side === ATTACKER && cameFromShips(b, u) && !is.marine ? 'W-10.4-no-retreat' : null
}

/** Support units came as the first of the force did. */
function cameFromShips(b: BattleSight, u: number): boolean {
  const place = (b.forces[ATTACKER] as readonly number[]).indexOf(u)
  return b.landed[place === -1 ? 0 : place] === 1
}

/** W-12.5-attacker-path, W-12.5-defender-path, W-10.4-marines-retreat Where the beaten go. */
function wayOut(s: Scenario, b: BattleSight, side: Side, units: readonly number[]): WayOut {
  if (side !== ATTACKER) return { towards: 'supply', rule: s.rules.evacuateRule }
  return units.every(u => cameFromShips(b, u))
    ? { towards: 'ships', rule: 'W-10.4-marines-retreat' }
    : { towards: 'origin', rule: 'W-12.5-attacker-path' }
}

type WayOut = { readonly towards: 'origin' | 'ships' | 'supply'; readonly rule: string }

const stackOf = (p: Sight, side: Side): number[] =>
  [...(p.battle.forces[side] as readonly number[]), ...(p.battle.support[side] as readonly number[])].filter(
    u => stands(p, u),
  )
