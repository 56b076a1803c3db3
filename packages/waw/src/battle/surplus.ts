import type { Answer, Choice } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { Lay } from '../map/presence.ts'
import type { Onward } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Side, Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import type { WhyNot } from '../why-not.ts'
import { stands } from './ranks.ts'
import { at, ATTACKER, NOBODY, other, nth } from '../position.ts'
import { counted, counts, openRoomIn } from '../movement/stacking.ts'
import { crossing } from '../map/passage.ts'
import { towardsSupply } from '../combat/ways-out.ts'
import { enemyFree, friendly, layOf } from '../map/presence.ts'
import { isOneOf, names, no } from '../why-not.ts'

/** G-31 If a retreat overfills a region, only the surplus goes one region further; if it can't, it is lost. */
export const moveSurplus: Choice<Waw, 'surplus', 'battle'> = {
  kind: 'surplus',
  rule: 'G-31',
  forced: true,
  who: g => (tooMany(g.s, g.p).length === 0 ? [] : [at(g.p.battle.players, loser(g.p))]),
  legal: g => onwards(g.s, g.p),
  whyNot: ({ s, p }, _player, answer) => whyNotOnward(s, p, answer),
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

/** The beaten side's units in an overfull region. */
function tooMany(s: Scenario, p: Sight): number[] {
  if (p.battle.winner === NOBODY) return []
  const force = nth(p.battle.forces, loser(p)).filter(
    u => stands(p, u) && p.where[u] !== p.battle.region && p.inside[u] === 0 && counts(s, u),
  )
  return force.filter(u => openRoomIn(s, p, at(s.owner, u), at(p.where, u)) < 0)
}

/** The routes towards supply, for a defender. */
const towardsOf = (s: Scenario, p: Sight, unit: number): number[] =>
  loser(p) === ATTACKER ? [] : towardsSupply(s, p, layOf(s, p), at(s.owner, unit), at(p.where, unit))

/** G-30, G-31 A surplus unit goes to friendly ground, or if it defended on towards its supply; never back to the battle. */
function onwards(s: Scenario, p: Sight): Onward[] {
  const lay = layOf(s, p)
  return tooMany(s, p).flatMap((unit): Onward[] => {
    const from = at(p.where, unit)
    const towards = towardsOf(s, p, unit)
    const ways = nth(s.map.board.next, from).filter(
      to => whyNotFurther(s, p, lay, towards, unit, to) === null,
    )
    return ways.length === 0 ? [{ unit, to: null }] : ways.map(to => ({ unit, to }))
  })
}

/** Why a surplus unit may not go on to a region; null: it may. */
function whyNotFurther(
  s: Scenario,
  p: Sight,
  lay: Lay,
  towards: readonly number[],
  unit: number,
  to: number,
): WhyNot | null {
  const player = at(s.owner, unit)
  if (to === p.battle.region) return no('G-31', 'fought', { region: to })
  if (crossing(s, at(p.where, unit), to) === null) return no('G-31', 'no-way', { region: to })
  if (!enemyFree(s, p, lay, player, to)) return no('G-30', 'enemies', { region: to })
  if (!friendly(s, p, player, to) && !towards.includes(to)) return no('G-30', 'not-friendly', { region: to })
  return openRoomIn(s, p, player, to) >= counted(s, [unit]) ? null : no('W-9-difficult', 'full')
}

/** Why an answer does not place a surplus unit; null: it does. */
function whyNotOnward(s: Scenario, p: Sight, answer: Answer): WhyNot | null {
  if (!names(answer, 'unit', 'to')) return no('G-31', 'no-answer')
  const { unit, to } = answer
  if (!isOneOf(unit, s.units.length) || (to !== null && !isOneOf(to, s.map.regions.length)))
    return no('G-31', 'no-answer')
  if (!tooMany(s, p).includes(unit)) return no('G-31', 'not-surplus', { counter: unit })
  const ways = onwards(s, p).filter(onward => onward.unit === unit)
  if (to === null) return ways.some(way => way.to === null) ? null : no('G-31', 'has-way', { counter: unit })
  return whyNotFurther(s, p, layOf(s, p), towardsOf(s, p, unit), unit, to)
}
