import type { Answer, Choice } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Unit } from '../counters.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { at, nth } from '../position.ts'
import { friendly } from '../map/presence.ts'
import { isOneOf, no } from '../why-not.ts'
import { regionOf } from '../map/passage.ts'

/** W-A3.3-when, W-A3.3-number, G-62 At the end of the turn the active player restores reduced units, at most as many as the marker says, and by option no fewer; the rest lapses (W-A3.3-no-carry). */
export const flipUnits: Choice<Waw, 'replacement', 'turn'> = {
  kind: 'replacement',
  rule: 'W-A3.3-when',
  forced: true,
  who: g => (g.p.active >= 0 && at(g.p.replacements, g.p.active) > 0 ? [g.p.active] : []),
  legal: (g, player) => {
    const units = restorable(g.s, g.p, player)
    return units.length > 0 && !g.s.rules.repair_optional ? units : [...units, 'done']
  },
  whyNot: ({ s, p }, player, answer) => {
    if (answer !== 'done') return whyNotRestore(s, p, player, answer)
    const must = !s.rules.repair_optional && restorable(s, p, player).length > 0
    return must ? no('G-62', 'must-restore') : null
  },
  take: (g, player, answer) => {
    if (answer !== 'done') {
      emit(g, { is: 'restored', player, unit: answer })
      return again
    }
    emit(g, { is: 'replacements-lapsed', player, number: at(g.p.replacements, player) })
  },
}

/** W-A3.3-when Reduced units of a player that are in supply, and where they can be restored. */
export const restorable = (s: Scenario, p: Sight, player: number): number[] =>
  [...s.units.keys()].filter(u => whyNotRestore(s, p, player, u) === null)

/** Why a unit cannot be restored; null: it can. */
function whyNotRestore(s: Scenario, p: Sight, player: number, counter: Answer): WhyNot | null {
  const rule = 'W-A3.3-when'
  if (!isOneOf(counter, s.units.length)) return no(rule, 'no-answer')
  const unit = nth(s.units, counter)
  if (unit.owner !== player) return no(rule, 'not-yours', { counter })
  if (at(p.where, counter) < 0) return no(rule, 'off-map', { counter })
  if (at(p.steps, counter) >= unit.steps) return no(rule, 'unhurt', { counter })
  if (p.unsupplied[counter] !== 0) return no(rule, 'unsupplied', { counter })
  if (atHome(s, p, player, unit, at(p.where, counter))) return null
  return no(unit.is.naval ? 'W-A3.3-naval' : 'W-A3.3-air', 'no-base', { counter })
}

/** W-A3.3-naval, W-A3.3-air Ships are restored in friendly ports, aircraft at friendly airbases. */
function atHome(s: Scenario, p: Sight, player: number, { is }: Unit, region: number): boolean {
  const { port, airbase } = regionOf(s, region)
  if (is.naval) return port && friendly(s, p, player, region)
  return !is.air || !s.rules.restoredAtAirbases || (airbase !== null && friendly(s, p, player, region))
}
