import type { Plan } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Order } from '../orders.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { active, awaitsManpower, winnerNow } from '../victory/victory.ts'
import { at } from '../position.ts'
import { foreseen } from './targets.ts'
import { hostile, sameSide, sideOf } from '../sides.ts'
import { isAtStart } from '../movement/mover.ts'
import { rawMe } from '../combat/man-equivalence.ts'
import { present, unitsOf } from '../formation/layout.ts'

/** A side with less than one part in this many of the enemies' strength, and about to lose, has lost. */
const HOPELESS = 10

/** MG-win-single, MG-standing Whether a player's side would lose now and can no longer change that. */
function isLost(s: Scenario, p: Sight, player: number): boolean {
  const { winner } = winnerNow(s, p)
  if (winner === sideOf(s, player) || winner < 0) return false
  const isComing = p.groups.some(
    ({ owner, where }) => sameSide(s, owner, player) && (where === 'due' || where === 'waiting'),
  )
  const friends = [...s.players.keys()].filter(other => sameSide(s, other, player))
  if (isComing || friends.some(other => awaitsManpower(s, p, other))) return false
  const [own, others] = [strength(s, p, player, sameSide), strength(s, p, player, hostile)]
  return HOPELESS * own < others
}

const strength = (s: Scenario, p: Sight, player: number, which: typeof hostile): number =>
  p.groups
    .filter(group => which(s, group.owner, player) && (present(group) || active(s, group)))
    .reduce((sum, group) => sum + rawMe(s, group), 0)

/** MG-truce-single A side that would win now takes the truce, and so does one with nothing left to lose. */
export const planTruce: Plan<Manpower, 'truce'> = ({ s, view: p, player }) => [
  { do: winnerNow(s, p).winner === sideOf(s, player) || isLost(s, p, player) ? 'accept' : 'refuse' },
]

/** MG-truce-single A lost battle is given up. */
export const giveUpOrder = (s: Scenario, p: Sight, player: number): Order | null =>
  isAtStart(p, player) && isLost(s, p, player) ? { do: 'give-up' } : null

/** M-sur-refund Where manpower is still to come, a group that the fire aimed at it will wipe out is given up for what it brings. */
export const planYield: Plan<Manpower, 'yield'> = ({ s, view: p, player }) => {
  if (!awaitsManpower(s, p, player)) return [{ do: 'done' }]
  const foes = [...s.players.keys()].filter(other => hostile(s, other, player))
  const ahead = foes.reduce<Sight>((then, foe) => foreseen(s, then, foe), p)
  const doomed = [...p.groups.keys()].filter(
    g => at(p.groups, g).owner === player && present(at(p.groups, g)) && unitsOf(at(ahead.groups, g)) === 0,
  )
  return [...doomed.map(group => ({ do: 'surrender' as const, group })), { do: 'done' }]
}
