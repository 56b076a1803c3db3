import { exchange } from '@sandtable/odds'
import type { Endings } from '@sandtable/odds'
import type { BattleDuel } from './duel.ts'
import type { Scenario } from '../scenario.ts'
import type { Position, Side, Sight } from '../position.ts'
import type { Tally } from './tally.ts'
import { at, ATTACKER, DEFENDER, other, nth } from '../position.ts'
import { battleDuel } from './duel.ts'
import { eliminated } from '../battle/ranks.ts'
import { pricing } from './pricing.ts'
import { judging } from './verdict.ts'
import { tallyOf } from './tally.ts'

/** The chances of a battle in which both owners follow the default policy. */
export interface BattleOdds {
  attackerWins: number
  defenderWins: number
  draw: number
  attackerRouted: number
  defenderRouted: number
  /** The attacker's, leaders included. */
  meanVp: number
  /** The chance of losing 0, 1, 2 … combat units. */
  lost: { attacker: number[]; defender: number[] }
}

/** Exact odds of a position's battle, by convolution over the numbers of hits and panics; null if beyond reach. */
export function battleOdds(s: Scenario, p: Sight = s.setup): BattleOdds | null {
  if (s.rules.recalc_each_round && s.rules.pursuit_uses_battle_mods) return null
  const duel = battleDuel(s, p as Position)
  const endings = exchange(duel)
  return endings === null ? null : summedUp(s, duel, endings)
}

function summedUp(s: Scenario, duel: BattleDuel, endings: Endings): BattleOdds {
  const [attacker, defender] = [defeats(s, duel, endings, ATTACKER), defeats(s, duel, endings, DEFENDER)]
  return {
    attackerWins: defender.beaten,
    defenderWins: attacker.beaten,
    draw: defender.draw,
    attackerRouted: attacker.routed,
    defenderRouted: defender.routed,
    meanVp: defender.points - attacker.points,
    lost: { attacker: attacker.lost, defender: defender.lost },
  }
}

/** All the ways in which a side may lose; a draw counts under the defender. */
function defeats(
  s: Scenario,
  duel: BattleDuel,
  endings: Endings,
  loser: Side,
): Omit<Tally, 'lost'> & { lost: number[] } {
  const worth = pricing(s, duel.at(0), loser, mostLosses(duel.at(0), loser))
  const sum = {
    beaten: 0,
    routed: 0,
    draw: 0,
    points: 0,
    lost: lostInRounds(duel, loser, endings.final[loser]),
  }
  endings.joint.forEach((joint, round) => {
    if (joint[loser].length === 0) return
    const winners = duel.victors(other(loser), round).all()
    const judge = judging(s, loser, round === duel.rounds)
    const tally = tallyOf(
      joint[loser],
      winners,
      duel.beaten(loser, round).all(),
      judge,
      worth,
      sum.lost.length - 1,
    )
    sum.beaten += tally.beaten
    sum.routed += tally.routed
    sum.draw += tally.draw
    sum.points += tally.points
    tally.lost.forEach((change, n) => (sum.lost[n] = at(sum.lost, n) + change))
  })
  return sum
}

/** More than any way of counting losses can count: every step, every panic, every support unit. */
const mostLosses = (p: Position, side: Side): number =>
  3 * nth(p.battle.forces, side).length + nth(p.battle.support, side).length

/** Units lost in the rounds, before pursuit and retreat. */
function lostInRounds(duel: BattleDuel, side: Side, final: readonly number[]): number[] {
  const force = nth(duel.at(0).battle.forces, side)
  const lost = [0, ...force.map(() => 0)]
  final.forEach((weight, standing) => {
    const n = eliminated(duel.standings[side].ranks(standing), force)
    lost[n] = at(lost, n) + weight
  })
  return lost
}
