import type { Part } from '@sandtable/kernel'
import { total } from '@sandtable/kernel'
import type { Position, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Score } from '../battle/score.ts'
import { at, nth, SIDES, UNDECIDED } from '../position.ts'
import { attackPosition } from '../wits/foresight.ts'
import { chiefOf } from './army.ts'
import { currentCf, fires } from '../battle/ranks.ts'
import { fixed, pointsOf } from '../movement/points.ts'
import { isLeader } from '../scenario.ts'
import { leaderOf, pointsLeft } from './counter-facts.ts'
import { opening } from '../odds/duel.ts'
import { ownParts, rollChange, sideParts } from '../battle/modifiers.ts'
import { leadsWell, overcommand } from '../battle/commanders.ts'
import { everyScore } from '../battle/score.ts'
import { stacksIn } from './stacks.ts'

/** How a counter stands on the map: with whom, under whom, and how far it can still go. */
export interface HereAndNow {
  readonly region: number
  readonly where: 'open' | 'inside' | 'hidden'
  /** Other counters of its stack. */
  readonly others: number
  /** Who commands its stack; null: nobody, or nobody knows. */
  readonly chief: number | null
  /** Half points left and had; null: it doesn't march. */
  readonly march: { readonly left: number; readonly had: number } | null
  readonly supplied: boolean
  /** W-5.2-penalty A leader's units, how many he leads well, and what more take off both his values; null: no leader. */
  readonly leads: { readonly units: number; readonly well: number; readonly penalty: number } | null
}

/** How a counter stands; null: it isn't on the map. */
export function hereAndNow(s: Scenario, p: Position, c: number): HereAndNow | null {
  const region = at(p.where, c)
  const stack = region < 0 ? undefined : stacksIn(s, p, region).find(({ counters }) => counters.includes(c))
  if (stack === undefined) return null
  const { counters, where } = stack
  return {
    region,
    where,
    others: counters.length - 1,
    chief: chiefOf(s, p, counters),
    march: fixed(s, p, c) ? null : { left: pointsLeft(s, p, c), had: pointsOf(s, p, c) },
    supplied: p.unsupplied[c] !== 1,
    leads: leadsOf(s, p, c, counters),
  }
}

function leadsOf(s: Scenario, p: Position, c: number, stack: readonly number[]): HereAndNow['leads'] {
  const leader = isLeader(s, c) ? leaderOf(s, p, c) : null
  if (leader === null) return null
  const units = stack.filter(one => !isLeader(s, one) && s.units[one]?.support === false).length
  return { units, well: leadsWell(leader), penalty: overcommand(s, leader, units) }
}

/** W-12.1-fire How a unit fires in a battle: what each face of the die does, its CF, and what changes that. */
export interface FireNow {
  readonly view: Position
  readonly side: Side
  readonly cf: number
  readonly because: readonly Part[]
  readonly faces: readonly Score[]
  /** Leaders who lie face down may change that. */
  readonly isGuess: boolean
}

/** How a unit fires in the battle under way; null: it doesn't fight in one. */
export const fireNow = (s: Scenario, p: Position, u: number): FireNow | null =>
  p.battle.round > 0 && p.battle.winner === UNDECIDED ? fireIn(s, p, u) : null

/** How a unit would fire in the first round if its stack attacked from one region into another; null: no battle, or it doesn't fire. */
export function fireInAttack(
  s: Scenario,
  p: Position,
  u: number,
  ...attack: readonly [player: number, stack: readonly number[], from: number, to: number]
): FireNow | null {
  const joined = attackPosition(s, p, ...attack)
  if (joined === null) return null
  const led = opening(s, joined)
  const first = { ...led, battle: { ...led.battle, round: 1 } }
  const modifier = SIDES.map(side => total(sideParts(s, first, side)))
  const fire = fireIn(s, { ...first, battle: { ...first.battle, modifier } }, u)
  const isGuess = joined.battle.leaders.flat().some(slot => at(p.face, slot) < 0)
  return fire === null ? null : { ...fire, isGuess }
}

function fireIn(s: Scenario, view: Position, u: number): FireNow | null {
  const { battle } = view
  const side = SIDES.find(one => nth(battle.forces, one).includes(u))
  if (side === undefined || isLeader(s, u) || !fires(s, view, u)) return null
  const cf = currentCf(s, view, u)
  const because = [...sideParts(s, view, side), ...ownParts(s, battle, view, side, u)]
  return {
    view,
    side,
    cf,
    because,
    faces: everyScore(s.rules, cf, rollChange(s, battle, side, u)),
    isGuess: false,
  }
}
