import type { Event } from './events.ts'
import type { Position } from './position.ts'
import type { Unit } from './counters.ts'
import type { Scenario } from './scenario.ts'
import { at, FATES, KILLED, nth } from './position.ts'

export type SideName = 'attacker' | 'defender'
export const SIDE_NAMES: readonly [SideName, SideName] = ['attacker', 'defender']
type Pair<T> = Record<SideName, T>

/** The course of a battle, in figures and names. */
export interface BattleReport {
  winner: SideName | null
  routed: SideName | null
  how: string
  amv: Pair<number>
  rounds: { modifiers: Pair<number>; morale: Pair<number> }[]
  eliminated: string[]
  reduced: string[]
  supportLost: string[]
  /** Those among the eliminated and the lost that had no retreat. */
  noRetreat: string[]
  leaders: Record<string, (typeof FATES)[number]>
  vpLosses: Pair<number>
  vp: Pair<number>
  diceUsed: number
}

/** Reads the report of a finished battle from its events and its last position. */
export function battleReport(
  s: Scenario,
  events: readonly Event[],
  p: Position,
  diceUsed: number,
): BattleReport {
  const report: BattleReport = {
    winner: null,
    routed: null,
    how: '',
    amv: { attacker: 0, defender: 0 },
    rounds: [],
    eliminated: namesOf(s, p, (unit, left) => !unit.support && left === 0),
    reduced: namesOf(s, p, (unit, left) => !unit.support && unit.steps === 2 && left === 1),
    supportLost: namesOf(s, p, (unit, left) => unit.support && left === 0),
    noRetreat: [],
    leaders: {},
    vpLosses: { attacker: 0, defender: 0 },
    vp: { attacker: 0, defender: 0 },
    diceUsed,
  }
  for (const e of events) enter(report, e, s, p)
  return report
}

/** Names sort by code unit, so that every machine lists them in the same order. */
const namesOf = (s: Scenario, p: Position, has: (unit: Unit, left: number) => boolean): string[] =>
  s.units
    .filter((unit, u) => has(unit, at(p.steps, u)))
    .map(unit => unit.name)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))

function enter(report: BattleReport, e: Event, s: Scenario, p: Position): void {
  if (e.is === 'morale-determined') report.amv[sideName(e.side)] = e.amv
  else if (e.is === 'modifiers-set')
    report.rounds.push({ modifiers: pair(e.modifier), morale: { attacker: 0, defender: 0 } })
  else if (e.is === 'morale-checked') lastRound(report).morale = pair(e.morale)
  else if (e.is === 'battle-decided') report.how = e.how
  else if (e.is === 'no-retreat') report.noRetreat.push(...e.units.map(u => nth(s.units, u).name))
  else if (e.is === 'leader-tested' || e.is === 'leader-lost')
    report.leaders[s.leaders[at(p.face, e.slot)]?.name ?? ''] =
      FATES[e.is === 'leader-lost' ? KILLED : e.fate] ?? 'ok'
  else if (e.is === 'points-scored') {
    report.vpLosses = pair(e.losses)
    report.vp = pair(e.change)
  } else if (e.is === 'battle-ended') {
    report.winner = SIDE_NAMES[e.winner] ?? null
    report.routed = SIDE_NAMES[e.routed] ?? null
  }
}

const sideName = (side: number): SideName => SIDE_NAMES[side] as SideName

const pair = (row: readonly number[]): Pair<number> => ({
  attacker: at(row, 0),
  defender: at(row, 1),
})

const lastRound = (report: BattleReport): BattleReport['rounds'][number] =>
  report.rounds.at(-1) as BattleReport['rounds'][number]
