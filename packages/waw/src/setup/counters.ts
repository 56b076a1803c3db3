import type { LeaderFile, Points, UnitFile } from '@sandtable/scenario'
import type { Domain, Leader, Trait, Unit } from '../counters.ts'
import type { Rules } from '../editions/rules.ts'
import { STEPS } from '../scenario.ts'
import { TYPES } from '../charts/type-codes.ts'

/** Printed front first; kept by steps left, so that a loss is one subtraction. */
export function byStepsLeft(values: readonly number[]): number[] {
  const row = [0, ...values.toReversed()]
  return Array.from({ length: STEPS }, (_, steps) => row[steps] ?? row[1] ?? 0)
}

const FLAG_TRAITS: Readonly<Record<string, Trait>> = {
  sk: 'skirmisher',
  elite: 'elite',
  guard: 'guard',
  heavy: 'heavy',
  suicide: 'suicide',
  bunker: 'bunker',
  marine: 'marine',
  para: 'para',
  fixed: 'fixed',
  horde: 'horde',
  structure: 'structure',
}

/** A unit's data common to battle files and packs. */
export interface UnitPrint extends Pick<UnitFile, 'name' | 'class' | 'type' | 'cf'> {
  readonly id: string
  readonly flags: readonly string[]
}

/** G-02 A unit's counter; data that only packs have stays blank. */
export function printedUnit(file: UnitPrint, owner: number, rules: Rules): Unit {
  const alias = file.type === null ? undefined : rules.type_aliases[file.type]
  const byType = alias === undefined ? (TYPES[file.type ?? '']?.[file.class] ?? []) : [alias as Trait]
  const traits = [...byType, ...file.flags.flatMap(flag => FLAG_TRAITS[flag] ?? [])]
  if (file.class === 'support' && traits.includes('horde')) traits.push('logistics') // W-A1-horde-su
  return {
    id: file.id,
    name: file.name,
    owner,
    nation: owner,
    support: file.class === 'support',
    type: file.type,
    is: Object.fromEntries(traits.map(trait => [trait, true])),
    steps: Math.max(1, file.cf.length),
    siege: null,
    symbol: null,
    price: null,
    place: [],
  }
}

/** W-5.1-aerial, W-5.1-naval A leader's default domain by type (W-5.1-multi-domain). */
const COMMANDS: Readonly<Record<string, readonly Domain[]>> = {
  N: ['naval'],
  Air: ['air'],
  F: ['air'],
  B: ['air'],
  FB: ['air'],
}

/** G-12 Movement points in halves. */
export const halves = (points: Points): number => (typeof points === 'number' ? 2 * points : points.halves)

/** A leader's counter; data that only packs have stays blank. */
export const printedLeader = (file: LeaderFile & { id: string; mp: number }, owner: number): Leader => ({
  id: file.id,
  name: file.name,
  owner,
  nation: owner,
  rank: file.rank,
  cf: file.cf,
  mf: file.mf,
  mp: file.mp,
  hierarchy: file.hierarchy,
  cavalry: file.type === 'C',
  commands: file.commands ?? COMMANDS[file.type ?? ''] ?? ['land'],
  siege: null,
  symbol: null,
})
