import type { PackFile, Points } from '@sandtable/scenario'
import type { Voice } from '@sandtable/kernel'
import type { CounterWords } from '../words/words.ts'
import type { Figure } from './figures.ts'
import type { Livery } from '../../../livery/livery.ts'
import type { Pennant } from './pennant.ts'
import { bustOf, figureOf, wallsOf } from './figure-of.ts'
import { liveries } from './liveries.ts'
import { pennantsOfLeader, pennantsOfUnit } from './pennant.ts'

/** What is printed on one side of a counter. */
export interface Face {
  readonly kind: 'unit' | 'leader' | 'hidden'
  readonly name: string
  readonly livery: Livery
  readonly figure: Figure
  readonly type: string | null
  readonly cf: number | null
  readonly mf: number | null
  readonly mp: number | null
  readonly heavy: boolean
  readonly pennants: readonly Pennant[]
  readonly steps: number
  readonly fullSteps: number
  readonly stars: number
  readonly crown: boolean
  readonly hierarchy: string | null
  /** A face-down leader, shown as a star. */
  readonly leader: boolean
}

/** The side of a unit's counter that shows this many steps; by default all of them. */
export function unitFace(pack: PackFile, id: string, steps?: number): Face {
  const unit = pack.units[id]
  if (unit === undefined) throw new Error(`${pack.id} has no unit ${id}`)
  const fullSteps = Math.max(1, unit.cf.length)
  const now = Math.min(fullSteps, Math.max(1, steps ?? fullSteps))
  const at = (values: readonly number[]): number | null => values[fullSteps - now] ?? values.at(-1) ?? null
  return {
    ...blank(pack, unit.nation),
    kind: 'unit',
    name: unit.name,
    figure: figureOf(pack, unit),
    type: unit.type,
    cf: at(unit.cf),
    mf: at(unit.mf),
    mp: at(unit.mp.map(printed)),
    heavy: unit.flags.includes('heavy'),
    pennants: pennantsOfUnit(unit),
    steps: now,
    fullSteps,
  }
}

export function leaderFace(pack: PackFile, id: string): Face {
  const leader = pack.leaders[id]
  if (leader === undefined) throw new Error(`${pack.id} has no leader ${id}`)
  const { name, nation, cf, mf, mp, hierarchy, rank } = leader
  return {
    ...blank(pack, nation),
    kind: 'leader',
    name,
    figure: bustOf(pack, leader),
    type: leader.type,
    cf,
    mf,
    mp: printed(mp),
    pennants: pennantsOfLeader(leader),
    stars: rank === 'monarch' ? 0 : rank,
    crown: rank === 'monarch',
    hierarchy,
    leader: true,
  }
}

/** A fortress counter of a player, with its defence value where units have their combat factor. */
export const fortFace = (pack: PackFile, player: string, fdv: number, voice: Voice<CounterWords>): Face => ({
  ...hiddenFace(pack, player),
  kind: 'unit',
  name: voice('fortress'),
  figure: wallsOf(pack),
  cf: fdv,
})

/** The back of a counter whose front is not known: of a nation, or of a player's first nation. */
export function hiddenFace(pack: PackFile, nationOrPlayer: string, leader = false): Face {
  const nation =
    nationOrPlayer in pack.nations
      ? nationOrPlayer
      : Object.keys(pack.nations).find(id => pack.nations[id]?.player === nationOrPlayer)
  if (nation === undefined) throw new Error(`${pack.id} has no nation or player ${nationOrPlayer}`)
  return { ...blank(pack, nation), leader }
}

const blank = (pack: PackFile, nation: string): Face => ({
  kind: 'hidden',
  name: '',
  livery: liveries(pack).get(nation) as Livery,
  figure: 'bare',
  type: null,
  cf: null,
  mf: null,
  mp: null,
  heavy: false,
  pennants: [],
  steps: 1,
  fullSteps: 1,
  stars: 0,
  crown: false,
  hierarchy: null,
  leader: false,
})

/** Movement points as a number with its half. */
const printed = (points: Points): number => (typeof points === 'number' ? points : points.halves / 2)
