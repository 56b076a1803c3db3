import type { Choice, Here, Next } from '@sandtable/kernel'
import { emit, goTo } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at, nth } from '../position.ts'
import { inOpen } from '../map/presence.ts'
import { inSupply, suppliedRegions } from './line.ts'
import { isOneOf, no } from '../why-not.ts'

/** W-13.5-logistics, G-54 The owner may spend an L unit for its stack, before units are removed and after the check. */
export const spendTrains: Choice<Waw, 'train', 'turn'> = {
  kind: 'train',
  rule: 'W-13.5-logistics',
  who: g => (trainsOf(g.s, g.p, g.p.active).length > 0 ? [g.p.active] : []),
  legal: (g, player) => ['pass', ...trainsOf(g.s, g.p, player)],
  whyNot: ({ s, p }, player, unit) => {
    if (unit === 'pass') return null
    const rule = 'W-13.5-logistics'
    if (!isOneOf(unit, s.units.length)) return no(rule, 'no-answer')
    if (s.owner[unit] !== player) return no(rule, 'not-yours', { counter: unit })
    if (!isTrain(s, unit)) return no(rule, 'no-train', { counter: unit })
    return trainsOf(s, p, player).includes(unit) ? null : no(rule, 'not-needed', { counter: unit })
  },
  take: (g, player, answer) => {
    if (answer !== 'pass') return spend(g, player, answer)
  },
}

/** The stack is in supply until the next check: its marks go, and this phase's check skips it. */
function spend(g: Here<Waw, 'turn'>, player: number, train: number): Next<Waw, 'turn'> {
  const region = at(g.p.where, train)
  const stack = stackIn(g.s, g.p, player, region).filter(u => u !== train)
  emit(g, { is: 'train-spent', player, unit: train, region, stack })
  return goTo(g.f.at, { fed: [...g.f.fed, ...stack] })
}

/** W-13.5-logistics, G-87 L support units, not Hordes, beside units of their owner that are marked and still out of supply. */
function trainsOf(s: Scenario, p: Sight, player: number): number[] {
  if (!p.unsupplied.includes(1)) return []
  const marked = [...s.units.keys()].filter(
    u => p.unsupplied[u] === 1 && s.owner[u] === player && inOpen(p, u, at(p.where, u)),
  )
  const trains = marked.flatMap(u => stackIn(s, p, player, at(p.where, u))).filter(u => isTrain(s, u))
  if (trains.length === 0) return []
  const regions = suppliedRegions(s, p, player)
  const out = marked.filter(u => !inSupply(s, p, regions, u))
  return [...new Set(trains)]
    .filter(train => out.some(u => u !== train && p.where[u] === p.where[train]))
    .sort((a, b) => a - b)
}

const isTrain = (s: Scenario, unit: number): boolean => {
  const { support, is } = nth(s.units, unit)
  return support && is.logistics === true && !is.horde
}

/** A player's units in the open in a region. */
const stackIn = (s: Scenario, p: Sight, player: number, region: number): number[] =>
  region < 0 ? [] : [...s.units.keys()].filter(u => s.owner[u] === player && inOpen(p, u, region))
