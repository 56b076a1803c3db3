import type { Game } from '@sandtable/kernel'
import { begin, everyRoll, playOut, seeded } from '@sandtable/kernel'
import type { BattleOdds } from '../odds/battle-odds.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import { at, NOBODY, SIDES, nth } from '../position.ts'
import { defaultAnswer } from '../battle/policy.ts'
import { eliminated } from '../battle/ranks.ts'
import { WAW } from '../index.ts'

/** Gauges high enough never to reach their floor, so that their difference is the change in points. */
export function withGauges(s: Scenario): Scenario {
  return { ...s, setup: { ...s.setup, points: [1000, 1000] } }
}

/** A battle with this many dice, or this many rolls, isn't enumerated. */
export interface Reach {
  readonly dice: number
  readonly ways: number
}

/** The odds by enumeration: the real engine plays every way in which the dice can fall. Null beyond reach. */
export function countedOdds(scenario: Scenario, reach: Reach): BattleOdds | null {
  const s = withGauges(scenario)
  const forces = s.setup.battle.forces
  const tally = {
    ways: 0,
    wins: [0, 0, 0],
    routs: [0, 0],
    vp: 0,
    lost: forces.map(force => [...force, 0].map(() => 0)),
  }
  if (!withinReach(s, reach)) return null
  const last: { game: Game<Waw> | null } = { game: null }
  try {
    everyRoll(
      dice => {
        last.game = begin(WAW, s, { dice, record: false })
        playOut(last.game, defaultAnswer)
        if (dice.used > reach.dice || ++tally.ways > reach.ways) throw new Error('beyond reach')
      },
      ways => last.game && count(tally, last.game.p, 10 ** reach.dice / ways),
    )
  } catch (error) {
    if ((error as Error).message === 'beyond reach') return null
    throw error
  }
  const share = (weight: number | undefined): number => (weight ?? 0) / 10 ** reach.dice
  return {
    attackerWins: share(tally.wins[0]),
    defenderWins: share(tally.wins[1]),
    draw: share(tally.wins[2]),
    attackerRouted: share(tally.routs[0]),
    defenderRouted: share(tally.routs[1]),
    meanVp: share(tally.vp),
    lost: { attacker: (tally.lost[0] ?? []).map(share), defender: (tally.lost[1] ?? []).map(share) },
  }
}

/** A hundred random battles show how many dice are needed, and roughly how many ways there are. */
function withinReach(s: Scenario, reach: Reach): boolean {
  const dice = seeded('within reach')
  let ways = 0
  for (let i = 0; i < 100; i++) {
    const before = dice.used
    playOut(begin(WAW, s, { dice, record: false }), defaultAnswer)
    if (dice.used - before > reach.dice) return false
    ways += 10 ** (dice.used - before) / 100
  }
  return ways < reach.ways
}

/** Weights are whole numbers, so that their sums are exact. */
function count(
  tally: { wins: number[]; routs: number[]; vp: number; lost: number[][] },
  p: Position,
  weight: number,
): void {
  const { winner, routed, forces } = p.battle
  const won = winner === NOBODY ? 2 : winner
  tally.wins[won] = at(tally.wins, won) + weight
  if (routed !== NOBODY) tally.routs[routed] = at(tally.routs, routed) + weight
  tally.vp += weight * (at(p.points, 0) - 1000)
  for (const side of SIDES) {
    const row = nth(tally.lost, side)
    const n = eliminated(p, nth(forces, side))
    row[n] = nth(row, n) + weight
  }
}
