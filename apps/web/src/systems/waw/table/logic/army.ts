import { shortName } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import {
  counterName,
  isCombat,
  isLeader,
  leaderOf,
  pointsLeft,
  pointsOf,
  totalCf,
  unitOf,
  currentMf,
  rounded,
} from '@sandtable/waw'
import { rankOf } from './piles.ts'

/** The highest leader of some counters who lies face up; null: there is none. */
export function chiefOf(s: Scenario, p: Position, stack: readonly number[]): number | null {
  const leaders = stack.filter(c => isLeader(s, c) && leaderOf(s, p, c) !== null)
  return leaders.toSorted((a, b) => rankOf(s, p, b) - rankOf(s, p, a) || a - b)[0] ?? null
}

/** What a stack goes by: its chief, its only counter, or whose units it is made of. */
export type Title =
  | { readonly is: 'army' | 'alone'; readonly name: string }
  | { readonly is: 'units'; readonly name: string; readonly count: number }

export function titleOf(s: Scenario, p: Position, player: number, stack: readonly number[]): Title {
  const [only] = stack
  if (stack.length === 1 && only !== undefined) return { is: 'alone', name: counterName(s, p, only) }
  const chief = chiefOf(s, p, stack)
  if (chief !== null) return { is: 'army', name: counterName(s, p, chief) }
  return { is: 'units', name: shortName(s, player), count: stack.length }
}

export interface Figures {
  readonly cf: number
  /** Average morale of the units, with the chief's, as armies have it before a battle. */
  readonly morale: number
  /** Half points that the slowest has left, and what he had. */
  readonly left: number
  readonly had: number
}

export function figuresOf(s: Scenario, p: Position, stack: readonly number[]): Figures {
  const units = stack.filter(c => isCombat(s, c))
  const chief = chiefOf(s, p, stack)
  const sum = units.reduce((total, u) => total + currentMf(s, p, u), 0)
  const own = units.length === 0 ? 0 : rounded(sum, units.length, s.rules.round_amv)
  const led = chief === null ? 0 : (leaderOf(s, p, chief)?.mf ?? 0)
  return {
    cf: totalCf(s, p, stack),
    morale: own + led,
    left: least(stack.map(c => pointsLeft(s, p, c))),
    had: least(stack.map(c => pointsOf(s, p, c))),
  }
}

const least = (row: readonly number[]): number => (row.length === 0 ? 0 : Math.min(...row))

/** What kind of counter it is, as a key of the words: its rank, its support, or its arm. */
export function sortOf(s: Scenario, c: number): string {
  if (isLeader(s, c)) return 'leader'
  const { is, support } = unitOf(s, c)
  const arm = ARMS.find(trait => is[trait] === true)
  return arm ?? (support ? 'support' : 'infantry')
}

const ARMS = [
  'guerrilla',
  'cavalry',
  'artillery',
  'archer',
  'mountain',
  'mechanized',
  'logistics',
  'transport',
  'siege',
  'naval',
  'air',
  'bunker',
  'horde',
] as const
