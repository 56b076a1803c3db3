import type { Here, Part } from '@sandtable/kernel'
import { emit, total } from '@sandtable/kernel'
import type { BattleSight, RanksSight, Side } from '../position.ts'
import type { Leader, Unit } from '../counters.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import { at, KILLED, other, SIDES, nth } from '../position.ts'
import { POINTS, RANK } from '../charts/battle.ts'
import { affected } from './ranks.ts'
import { leaderAt } from './commanders.ts'
import { rounded } from '../editions/rules.ts'

/** G-34 A side's losses for points. */
export function lossesOf(
  s: Scenario,
  b: BattleSight,
  r: RanksSight,
  side: Side,
  supportLost: number,
): number {
  const how = s.rules.vp_loss_count
  if (how === 'affected') return affected(r, nth(b.forces, side)) + supportLost
  const hits = at(r.hits, side)
  return how === 'steps' ? hits + at(r.chased, side) + supportLost : hits + at(r.panics, side)
}

/** W-A1-horde-su, G-87 In battle, a Horde without CF is like an L unit. */
const isLogistics = ({ support, is }: Unit): boolean =>
  is.logistics === true || (support && is.horde === true)

/** W-14-battle, G-35 The size of a stack when the battle began, as a great victory over it counts it; L units do not count. */
export function majorSize(s: Scenario, b: BattleSight, side: Side): number {
  const support = s.rules.vp_major_count === 'units' ? nth(b.support, side) : []
  const units = [...nth(b.forces, side), ...support]
  return units.filter(u => !isLogistics(nth(s.units, u))).length
}

/** W-14-battle Whether a stack was large enough for a great victory. */
export const isMajor = (s: Scenario, b: BattleSight, side: Side): boolean =>
  majorSize(s, b, side) >= s.rules.vp_major_min

/** W-14-battle What a victory over a large stack is worth. */
export const victoryPoints = (won: boolean, major: boolean): number => (won && major ? POINTS.major : 0)

/** W-14-hits, G-66 The value of the enemy's losses beyond the side's own. */
export function lossPoints(s: Scenario, won: boolean, own: number, enemy: number): number {
  if (!won && s.rules.vp_hits_winner_only) return 0
  return Math.max(0, rounded(enemy - own, POINTS.lossesEach, s.rules.per_n))
}

/** A side's gains from the battle itself. */
function battleParts(s: Scenario, won: boolean, major: boolean, own: number, enemy: number): Part[] {
  return [
    { rule: 'W-14-battle', what: 'great-victory', change: victoryPoints(won, major) },
    { rule: 'W-14-hits', what: 'losses', change: lossPoints(s, won, own, enemy) },
  ].filter(part => part.change !== 0)
}

/** W-14-leader2, W-14-leader3, W-14-monarch What a leader's death is worth to the enemy. */
export const deathPart = (leader: Leader): Part => ({
  rule: RANK[leader.rank].rule,
  what: `killed:${leader.name}`,
  change: RANK[leader.rank].points,
})

/** W-14-mirror Each side gains its own points and loses the enemy's. */
export function scorePoints(g: Here<Waw>): void {
  const b = g.p.battle
  const losses = SIDES.map(side => lossesOf(g.s, b, g.p, side, at(b.supportLost, side)))
  const because = SIDES.map(side => {
    const foe = other(side)
    const battle = battleParts(
      g.s,
      b.winner === side,
      isMajor(g.s, b, foe),
      at(losses, side),
      at(losses, foe),
    )
    return [...battle, ...deaths(g, foe)]
  })
  const gains = because.map(total)
  const change = SIDES.map(side => at(gains, side) - at(gains, other(side)))
  emit(g, { is: 'points-scored', losses, because, change })
}

const deaths = (g: Here<Waw>, side: Side): Part[] =>
  nth(g.p.battle.leaders, side)
    .filter(slot => g.p.fate[slot] === KILLED)
    .map(slot => deathPart(leaderAt(g.s, g.p, slot)))
    .filter(part => part.change !== 0)
