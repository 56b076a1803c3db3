import type { Position, Scenario, Stack } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import { padEnd, padStart, TIED, widest } from '../../../screen.ts'
import {
  isLeader,
  isCombat,
  leaderOf,
  marksOf,
  orderOf,
  points,
  pointsLeft,
  rankMark,
  totalCf,
  valuesOf,
} from '@sandtable/waw'
import { counterName, sayMark } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

const LEADERS = 2

/** A stack in a few words, to be wrapped: its leader, its number of units, their total CF, and what ails them. */
export function stackText(s: Scenario, p: Position, { where, counters, unseen }: Stack): string {
  const leaders = counters.filter(c => isLeader(s, c)).toSorted((a, b) => orderOf(s, p, b) - orderOf(s, p, a))
  const units = counters.filter(c => isCombat(s, c))
  const support = counters.length - leaders.length - units.length
  const unsupplied = counters.filter(c => p.unsupplied[c] === 1).length
  const named = leaders
    .slice(0, LEADERS)
    .map(c => `${counterName(s, p, c)}${TIED}${rankMark(leaderOf(s, p, c))}`.trimEnd())
  const more = leaders.length - named.length
  const parts = [
    ...named,
    ...(more > 0 ? [tied(warPhrase('stack:more', { count: more }))] : []),
    ...(units.length > 0
      ? [tied(warPhrase('stack:units', { count: units.length, cf: totalCf(s, p, units) }))]
      : []),
    ...(support > 0 ? [warPhrase('stack:support', { count: support })] : []),
    ...(unseen.units > 0 ? [warPhrase('stack:unseen-units', { count: unseen.units })] : []),
    ...(unseen.leaders > 0 ? [warPhrase('stack:unseen-leaders', { count: unseen.leaders })] : []),
    ...(unsupplied > 0 ? [warPhrase('stack:unsupplied', { count: unsupplied })] : []),
  ]
  const stack = parts.join(', ')
  return where === 'open' ? stack : warPhrase(`stack:${where}`, { stack })
}

const tied = (text: string): string => text.replaceAll(' ', TIED)

/** Every counter of a stack with its figures. */
export function rosterText(
  { paint }: Screen,
  s: Scenario,
  p: Position,
  counters: readonly number[],
): string[] {
  const rows = counters
    .toSorted((a, b) => Number(isLeader(s, b)) - Number(isLeader(s, a)) || a - b)
    .map(c => ({
      name: `${counterName(s, p, c)}${isLeader(s, c) ? ` ${rankMark(leaderOf(s, p, c))}` : ''}`,
      ...valuesOf(s, p, c),
      mp: p.halted[c] === 1 ? warPhrase('stack:done') : points(pointsLeft(s, p, c)),
      marks: marksOf(s, p, c).map(sayMark).join(', '),
    }))
  const [cf, mf, mp] = [warPhrase('stack:cf'), warPhrase('stack:mf'), warPhrase('stack:mp')]
  const names = widest(rows.map(({ name }) => name))
  const [cfs, mfs] = [Math.max(3, widest([cf])), Math.max(3, widest([mf]))]
  const mps = widest([mp, ...rows.map(row => row.mp)])
  const line = (name: string, ...[a, b, c]: readonly [string, string, string]): string =>
    `${padEnd(name, names)}  ${padStart(a, cfs)} ${padStart(b, mfs)}  ${padEnd(c, mps)}`
  return [
    paint.dim(line('', cf, mf, mp)),
    ...rows.map(row => `${line(row.name, row.cf, row.mf, row.mp)}  ${paint.dim(row.marks)}`.trimEnd()),
  ]
}
