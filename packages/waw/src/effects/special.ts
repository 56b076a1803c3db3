import type { Step } from '@sandtable/kernel'
import { emit, first } from '@sandtable/kernel'
import type { Phase } from '../cards/card.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { carryOut } from './at-hand.ts'
import { holds } from './conditions.ts'
import { hostile } from '../map/presence.ts'
import { rosterOf } from '../roster.ts'
import { sourceOf } from './uses.ts'
import { spent } from './removal.ts'
import { nth } from '../position.ts'

/** G-60, W-7.2-extra-players Declared enemies of the active player who are in play. */
export const enemiesInPlay = (s: Scenario, p: Sight): number[] =>
  [...s.players.keys()].filter(q => hostile(s, p, p.active, q) && (s.players[q]?.joins ?? 0) <= p.turn)

/** W-15-scenario-over-rules Special rules of the scenario that happen in this phase, one by one. */
export const happen =
  (phase: Phase): Step<Waw, 'turn'> =>
  g => {
    const due = nextDue(g.s, g.p, phase)
    if (due === null) return
    emit(g, { is: 'rule-applied', ...due })
    return first(carryOut(sourceOf(due.rule), due.player))
  }

/** The first rule of a phase that has not taken effect this turn, and may now. */
function nextDue(s: Scenario, p: Sight, phase: Phase): { rule: number; player: number } | null {
  const rules = rosterOf(s).rulesIn[phase]
  if (rules.length === 0) return null
  const players = phase === 'enemy-turn' ? enemiesInPlay(s, p) : [p.active]
  for (const player of players)
    for (const rule of rules) {
      const { player: of, if: wanted, effects } = nth(s.special, rule)
      if (
        (of === null || of === player) &&
        !p.standing.some(stands => stands.source === sourceOf(rule) && stands.player === player) &&
        holds(s, p, player, wanted) &&
        !spent(s, p, effects)
      )
        return { rule, player }
    }
  return null
}
