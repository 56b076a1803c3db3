import type { CounterFile, LeaderCounterFile, NationFile, Points } from '../pack-file.ts'
import type { LeaderText, NationText, UnitText } from './counter-schema.ts'
import { eachStep } from '../battle/normalise.ts'

export const nationOf = (nation: NationText): NationFile => ({
  name: nation.name,
  player: nation.player,
  of: nation.of ?? null,
  colour: nation.colour.toLowerCase(),
})

/** Movement points as written, in whole numbers. */
export const pointsOf = (written: number): Points =>
  Number.isInteger(written) ? written : { halves: 2 * written }

/** W-4.1-two-step A unit whose CF, MF or MP is a pair has two steps. */
export const stepsOf = (unit: UnitText): number => ([unit.cf, unit.mf, unit.mp].some(Array.isArray) ? 2 : 1)

export function unitOf(unit: UnitText): CounterFile {
  const steps = stepsOf(unit)
  return {
    name: unit.name,
    nation: unit.nation,
    class: unit.class ?? 'combat',
    type: unit.type ?? null,
    cf: eachStep(unit.cf, steps),
    mf: eachStep(unit.mf, steps),
    mp: eachStep(unit.mp, steps).map(pointsOf),
    flags: unit.flags ?? [],
    siege: unit.siege ?? null,
    symbol: unit.symbol ?? null,
    price: typeof unit.price === 'number' ? { money: unit.price } : (unit.price ?? null),
    place: unit.place ?? [],
  }
}

export const leaderOf = (leader: LeaderText): LeaderCounterFile => ({
  name: leader.name,
  nation: leader.nation,
  rank: leader.rank,
  cf: leader.cf,
  mf: leader.mf,
  mp: pointsOf(leader.mp),
  hierarchy: leader.hierarchy ?? null,
  type: leader.type ?? null,
  commands: leader.commands ?? null,
  siege: leader.siege ?? null,
  symbol: leader.symbol ?? null,
})
