import type { Choice } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { Onward } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Side, Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { stands } from './ranks.ts'
import { at, ATTACKER, NOBODY, other, nth } from '../position.ts'
import { counted, counts, openRoomIn } from '../movement/stacking.ts'
import { crossing } from '../map/passage.ts'
import { towardsSupply } from '../combat/ways-out.ts'
import { enemyFree, friendly, layOf } from '../map/presence.ts'

/** G-31 Where a retreat overfills a region, only the surplus goes one region further; what cannot is lost. */
export const moveSurplus: Choice<Waw, 'surplus', 'battle'> = {
  kind: 'surplus',
  rule: 'G-31',
  forced: true,
  who: g => (tooMany(g.s, g.p).length === 0 ? [] : [at(g.p.battle.players, loser(g.p))]),
  legal: g => onwards(g.s, g.p),
  take: (g, _player, { unit, to }) => {
    const side = loser(g.p)
    emit(
      g,
      to === null
        ? { is: 'no-retreat', side, units: [unit], rule: 'G-31' }
        : { is: 'retreated', side, stack: [unit], to, inside: false, towards: 'further', rule: 'G-31' },
    )
    return again
  },
}

const loser = (p: Sight): Side => other(p.battle.winner as Side)

/** Units of the beaten in a region that holds fewer than stand there now. */
function tooMany(s: Scenario, p: Sight): number[] {
  if (p.battle.winner === NOBODY) return []
  const force = nth(p.battle.forces, loser(p)).filter(
    u => stands(p, u) && p.where[u] !== p.battle.region && p.inside[u] === 0 && counts(s, u),
  )
  return force.filter(u => openRoomIn(s, p, at(s.owner, u), at(p.where, u)) < 0)
}

/** G-30, G-31 A unit of the surplus goes to friendly ground, or if it defended on towards its supply; never back to the battle. */
function onwards(s: Scenario, p: Sight): Onward[] {
  const lay = layOf(s, p)
  return tooMany(s, p).flatMap((unit): Onward[] => {
    const player = at(s.owner, unit)
    const from = at(p.where, unit)
    const towards = loser(p) === ATTACKER ? [] : towardsSupply(s, p, lay, player, from)
    const ways = nth(s.map.board.next, from).filter(
      to =>
        to !== p.battle.region &&
        crossing(s, from, to) !== null &&
        enemyFree(s, p, lay, player, to) &&
        (friendly(s, p, player, to) || towards.includes(to)) &&
        openRoomIn(s, p, player, to) >= counted(s, [unit]),
    )
    return ways.length === 0 ? [{ unit, to: null }] : ways.map(to => ({ unit, to }))
  })
}
