import { total } from '@sandtable/kernel'
import type { Duel, Shot } from '@sandtable/odds'
import type { Beaten, Classes, End, Victor } from './fates.ts'
import type { Position, Ranks, Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Standings } from './standings.ts'
import { armyMorale } from '../battle/morale.ts'
import { at, DEFENDER, NOBODY, SIDES, nth } from '../position.ts'
import { beaten, ends, victors } from './fates.ts'
import { claimants } from '../battle/commanders.ts'
import { currentCf, fires } from '../battle/ranks.ts'
import { rollChange, sideParts } from '../battle/modifiers.ts'
import { routOrder } from '../battle/plight.ts'
import type { Shooting } from './shooting.ts'
import { shooting } from './shooting.ts'
import { standingsOf } from './standings.ts'
import { stays } from './verdict.ts'
import { FIGHTS } from '../battle/fights.ts'

/** A battle as an exchange of fire, with the numbers' meanings. */
export interface BattleDuel extends Duel {
  /** The position when the first round is about to begin, and at each round. */
  readonly at: (round: number) => Position
  readonly standings: readonly [Standings, Standings]
  readonly victors: (side: Side, round: number) => Classes<Victor>
  readonly beaten: (side: Side, round: number) => Classes<Beaten>
}

export function battleDuel(s: Scenario, p: Position): BattleDuel {
  const { rounds: most, volleys } = FIGHTS.land
  const rounds = Array.from({ length: most + 1 }, (_, round) => atRound(s, opening(s, p), round))
  const start = rounds[0] as Position
  const standings = [standingsOf(s, start, 0), standingsOf(s, start, 1)] as const
  const shot = shooting(s)
  const perRound = <T>(make: (side: Side, round: number) => T): ((side: Side, round: number) => T) => {
    const made: T[] = []
    return (side, round) => (made[2 * round + side] ??= make(side, round))
  }
  const asVictors = perRound((side, round) =>
    victors(s, rounds[round] as Position, side, standings[side], shot, round === most),
  )
  const end = SIDES.map(side => ends(s, start, side, standings[side]))
  const asBeaten = perRound((side, round) =>
    beaten(s, standings[side], end[side] as (standing: number) => End, round === most),
  )
  return {
    at: round => rounds[round] as Position,
    standings,
    victors: asVictors,
    beaten: asBeaten,
    start: [0, 0],
    rounds: most,
    volleys: volleys(s.rules),
    mayEndAtOnce:
      s.rules.prebattle_rout && routOrder(standings[0].plight(0), standings[1].plight(0)).length > 0,
    mostShots: side => nth(start.battle.forces, side).length,
    shots: gunners(s, rounds, standings, shot),
    suffered: (side, standing, results) => standings[side].suffered(standing, results),
    replies: (side, standing) => !standings[side].plight(standing).wavers,
    roundOver: (side, standing) => standings[side].roundOver(standing),
    stays: (side, standing) => stays(s, standings[side].plight(standing)),
    waverersMayWin: !s.rules.pass_means_retreat,
    givesWay: (side, standing) =>
      standings[side].plight(standing).gone || standings[side].plight(standing).wavers,
    asWinner: (side, standing, round) => asVictors(side, round).number(standing),
    asLoser: (side, standing, round) => asBeaten(side, round).number(standing),
  }
}

/** W-12.1-cinc, W-12.1-amv The position when commanders are named, as the default policy does, and morale is known. */
export function opening(s: Scenario, p: Position): Position {
  const led = {
    ...p,
    battle: { ...p.battle, cinc: SIDES.map(side => claimants(s, p, side, 'land')[0] ?? NOBODY) },
  }
  return { ...led, battle: { ...led.battle, amv: SIDES.map(side => armyMorale(s, led, side).amv) } }
}

/** W-12.1.1-fixed The position in a round, with its modifiers as they are when all stand. */
function atRound(s: Scenario, p: Position, round: number): Position {
  const begun = { ...p, battle: { ...p.battle, round } }
  return {
    ...begun,
    battle: { ...begun.battle, modifier: SIDES.map(side => total(sideParts(s, begun, side))) },
  }
}

/** The shots of each standing, worked out once per modifier. */
function gunners(
  s: Scenario,
  rounds: readonly Position[],
  standings: BattleDuel['standings'],
  shot: Shooting,
): Duel['shots'] {
  const known = [new Map<number, readonly Shot[]>(), new Map<number, readonly Shot[]>()]
  return (side, own, enemy, round) => {
    const p = rounds[round] as Position
    const modifier = s.rules.recalc_each_round
      ? total(sideParts(s, { ...p, ...together(p, standings, side, own, enemy) }, side))
      : at(p.battle.modifier, side)
    const key = own * 1024 + modifier + 512
    let shots = known[side]?.get(key)
    if (shots === undefined) {
      const r = standings[side].ranks(own)
      shots = nth(p.battle.forces, side)
        .filter(u => fires(s, r, u))
        .map(u => shot(u, currentCf(s, r, u), rollChange(s, p.battle, side, u, modifier), false))
      known[side]?.set(key, shots)
    }
    return shots
  }
}

/** G-18 Both sides' ranks in one, for modifiers that are worked out again. */
function together(
  p: Position,
  standings: BattleDuel['standings'],
  side: Side,
  own: number,
  enemy: number,
): Ranks {
  const defender = standings[DEFENDER].ranks(side === DEFENDER ? own : enemy)
  const attacker = standings[0].ranks(side === DEFENDER ? enemy : own)
  const r = { ...attacker, steps: attacker.steps.slice(), panicked: attacker.panicked.slice() }
  for (const u of nth(p.battle.forces, DEFENDER)) {
    r.steps[u] = at(defender.steps, u)
    r.panicked[u] = at(defender.panicked, u)
  }
  return r
}
