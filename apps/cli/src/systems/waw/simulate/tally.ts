import type { BattleOdds, Scenario } from '@sandtable/waw'
import { at, begin, playOut, seeded } from '@sandtable/kernel'
import { defaultAnswer, WAW } from '@sandtable/waw'

/** The results of many battles, in whole numbers, so that the order of adding up makes no difference. */
export interface Tally {
  runs: number
  /** By side. */
  won: number[]
  routed: number[]
  draws: number
  /** The attacker's points, and their squares. */
  points: number
  squares: number
  /** By side: how often 0, 1, 2 … combat units were lost. */
  lost: number[][]
}

/**
 * Battles are played in lots of this many, each with dice of its own, so it doesn't matter which worker plays
 * which lot.
 */
const LOT = 1000

/**
 * A gauge of points stops at 0 (W-14-floor), and would hide what a battle takes from a side that has nothing. Simulated
 * battles start with gauges this full; the difference is the gain or loss.
 */
const FULL = 1_000_000

export const lotsOf = (runs: number): number => Math.ceil(runs / LOT)

/** The scenario as simulations play it. */
export const forSimulation = (s: Scenario): Scenario => ({
  ...s,
  setup: { ...s.setup, points: s.players.map(() => FULL) },
})

export const emptyTally = (s: Scenario): Tally => ({
  runs: 0,
  won: [0, 0],
  routed: [0, 0],
  draws: 0,
  points: 0,
  squares: 0,
  lost: s.setup.battle.forces.map(force => Array.from({ length: force.length + 1 }, () => 0)),
})

/** Plays one lot of this many runs, with default choices. */
export function playLot(s: Scenario, seed: string, lot: number, runs: number): Tally {
  const tally = emptyTally(s)
  const dice = seeded(`${seed}/${lot}`)
  const until = Math.min(runs, (lot + 1) * LOT)
  for (let run = lot * LOT; run < until; run++) {
    const g = begin(WAW, s, { dice, record: false })
    playOut(g, defaultAnswer)
    const { battle, steps, points } = g.p
    const gained = at(points, at(battle.players, 0)) - FULL
    tally.runs++
    if (battle.winner >= 0) bump(tally.won, battle.winner)
    else tally.draws++
    if (battle.routed >= 0) bump(tally.routed, battle.routed)
    tally.points += gained
    tally.squares += gained * gained
    battle.forces.forEach((force, side) => {
      let lost = 0
      for (const u of force) if (steps[u] === 0) lost++
      bump(at(tally.lost, side), lost)
    })
  }
  return tally
}

export function addTally(sum: Tally, tally: Tally): void {
  sum.runs += tally.runs
  sum.draws += tally.draws
  sum.points += tally.points
  sum.squares += tally.squares
  addRow(sum.won, tally.won)
  addRow(sum.routed, tally.routed)
  sum.lost.forEach((row, side) => addRow(row, at(tally.lost, side)))
}

const bump = (row: number[], i: number): void => void (row[i] = at(row, i) + 1)

function addRow(sum: number[], row: readonly number[]): void {
  row.forEach((n, i) => (sum[i] = at(sum, i) + n))
}

/** The tally in the form of odds. */
export function oddsOf({ runs, won, routed, draws, points, lost }: Tally): BattleOdds {
  const share = (n: number): number => n / runs
  return {
    attackerWins: share(at(won, 0)),
    defenderWins: share(at(won, 1)),
    draw: share(draws),
    attackerRouted: share(at(routed, 0)),
    defenderRouted: share(at(routed, 1)),
    meanVp: points / runs,
    lost: { attacker: at(lost, 0).map(share), defender: at(lost, 1).map(share) },
  }
}

/** Standard errors: of a share of this many runs, and of the mean of the points. */
export const errorOfShare = (share: number, runs: number): number => Math.sqrt((share * (1 - share)) / runs)

export function errorOfPoints({ runs, points, squares }: Tally): number {
  const mean = points / runs
  return Math.sqrt(Math.max(0, squares / runs - mean * mean) / runs)
}
