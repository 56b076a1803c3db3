import { exchange } from '@sandtable/odds'
import type { Endings } from '@sandtable/odds'
import type { BattleDuel } from './duel.ts'
import type { Beaten, Fate, Victor } from './fates.ts'
import type { Pricing } from './pricing.ts'
import type { Scenario } from '../scenario.ts'
import type { Side } from '../position.ts'
import { at, ATTACKER, DEFENDER, other, SIDES } from '../position.ts'
import { battleDuel } from './duel.ts'
import { eliminated } from '../battle/ranks.ts'
import { pricing } from './pricing.ts'
import { judging } from './verdict.ts'

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

/** Exact odds, by convolution over the numbers of hits and panics; null where that is beyond reach. */
export function battleOdds(s: Scenario): BattleOdds | null {
  if (s.rules.recalc_each_round && s.rules.pursuit_uses_battle_mods) return null
  const duel = battleDuel(s)
  const endings = exchange(duel)
  return endings === null ? null : summedUp(s, duel, endings)
}

/** What is counted on the way, by side. */
interface Count {
  won: number[]
  routed: number[]
  draw: number
  vp: number
  lost: number[][]
}

function summedUp(s: Scenario, duel: BattleDuel, endings: Endings): BattleOdds {
  const count: Count = { won: [0, 0], routed: [0, 0], draw: 0, vp: 0, lost: [[], []] }
  for (const side of SIDES) countLosses(duel, side, endings.final[side], count.lost[side] as number[])
  for (const loser of SIDES) {
    const worth = pricing(s, duel.at(0), loser)
    endings.joint.forEach((joint, round) => countDefeats(s, duel, round, loser, joint[loser], worth, count))
  }
  return {
    attackerWins: at(count.won, ATTACKER),
    defenderWins: at(count.won, DEFENDER),
    draw: count.draw,
    attackerRouted: at(count.routed, ATTACKER),
    defenderRouted: at(count.routed, DEFENDER),
    meanVp: count.vp,
    lost: { attacker: count.lost[ATTACKER] as number[], defender: count.lost[DEFENDER] as number[] },
  }
}

/** Units lost in the rounds; pursuit and retreat correct this afterwards. */
function countLosses(duel: BattleDuel, side: Side, final: readonly number[], lost: number[]): void {
  const force = duel.at(0).battle.forces[side] as readonly number[]
  for (let n = 0; n <= force.length; n++) lost[n] = 0
  final.forEach((weight, standing) => {
    const n = eliminated(duel.standings[side].ranks(standing), force)
    lost[n] = at(lost, n) + weight
  })
}

/** All the ways in which one side may lose in a round. */
function countDefeats(
  s: Scenario,
  duel: BattleDuel,
  round: number,
  loser: Side,
  joint: Float64Array[],
  worth: Pricing,
  count: Count,
): void {
  const winners = duel.victors(other(loser), round).all()
  const losers = duel.beaten(loser, round).all()
  const judge = judging(s, loser, round === duel.rounds)
  const lost = count.lost[loser] as number[]
  let [won, routs, points] = [0, 0, 0]
  joint.forEach((row, winner) => {
    const victor = winners[winner] as Victor
    const price = worth.victory(victor.losses)
    for (let l = 0; l < losers.length; l++) {
      const weight = row[l] as number
      if (!(weight > 0)) continue
      const side = losers[l] as Beaten
      const { draw, routed, beaten } =
        loser === DEFENDER ? judge(victor.plight, side.plight) : judge(side.plight, victor.plight)
      if (draw > 0 && loser === DEFENDER) countDraw(worth, victor, side, weight, count)
      if (beaten > 0) {
        won += weight * beaten
        points += weight * beaten * price(side.unrouted, false)
        move(lost, side.lost, side.unrouted.lost, weight * beaten)
      }
      if (routed > 0) {
        routs += weight * routed
        const chase = victor.chase(side.panicked)
        for (let hits = 0; hits < chase.length; hits++) {
          const fate = side.routed[hits] as Fate
          const chance = weight * routed * (chase[hits] as number)
          points += chance * price(fate, true)
          move(lost, side.lost, fate.lost, chance)
        }
      }
    }
  })
  count.won[other(loser)] = at(count.won, other(loser)) + won + routs
  count.routed[loser] = at(count.routed, loser) + routs
  count.vp += loser === DEFENDER ? points : -points
}

function move(lost: number[], from: number, to: number, weight: number): void {
  if (from === to) return
  lost[from] = at(lost, from) - weight
  lost[to] = at(lost, to) + weight
}

/** G-31 Nobody wins; both count as having lost everything. */
function countDraw(worth: Pricing, attacker: Victor, defender: Beaten, weight: number, count: Count): void {
  count.draw += weight
  count.vp += weight * worth.draw(attacker.losses, defender.unrouted.losses)
}
