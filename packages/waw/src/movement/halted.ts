import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, NOBODY } from '../position.ts'
import { enemyFort, ofEnemies } from '../map/presence.ts'
import { isLeader } from '../scenario.ts'
import { pointsOf } from './points.ts'

/** The rule by which a counter that is done for this turn goes no further, from the position. */
export function haltedBy(s: Scenario, p: Sight, lay: Lay, c: number): string {
  const [player, region, spent] = [at(s.owner, c), at(p.where, c), at(p.spent, c)]
  if (p.inside[c] === 1) return 'W-A2.2-shelter'
  if (p.came[c] === region) return 'G-43'
  if (p.came[c] === NOBODY) return 'W-10.1-merge'
  const isSeen = p.hidden[c] === 0
  if (isSeen && ofEnemies(s, p, lay.combat, player, region) > 0) return 'W-10.1-stop-on-enemy'
  if (isSeen && enemyFort(s, p, player, region)) return 'W-A2.2-stop'
  if (!isLeader(s, c) && p.unsupplied[c] === 1) return 'W-13.4-move'
  if (spent > pointsOf(s, p, c)) return 'G-12'
  if (isLeftBehind(p, c)) return 'W-10.1-drop-off-done'
  return hasJoined(s, p, c) ? 'W-10.1-merge' : 'W-7.1.4-c-move'
}

/** W-10.1-drop-off-done The rest of its stack has gone on, and is still marching. */
const isLeftBehind = ({ march, where }: Sight, c: number): boolean =>
  !march.stack.includes(c) && march.trail.includes(at(where, c))

/** W-10.1-merge Units of its side are with it that came another way, or were there before. */
const hasJoined = (s: Scenario, p: Sight, c: number): boolean =>
  s.owner.some(
    (owner, other) =>
      owner === s.owner[c] &&
      p.where[other] === p.where[c] &&
      p.inside[other] === p.inside[c] &&
      p.hidden[other] === p.hidden[c] &&
      p.halted[other] === 1 &&
      p.came[other] !== p.came[c],
  )
