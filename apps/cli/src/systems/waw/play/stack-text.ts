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

const LEADERS = 2

/** A stack in a few words, to be wrapped: who leads it, how many units, their CF in all, and what ails them. */
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
    ...(more > 0 ? [tied(`${more} more`)] : []),
    ...(units.length > 0 ? [tied(`${counted(units.length, 'unit')} CF ${totalCf(s, p, units)}`)] : []),
    ...(support > 0 ? [`${support} support`] : []),
    ...(unseen.units > 0 ? [`${counted(unseen.units, 'unit')} unseen`] : []),
    ...(unseen.leaders > 0 ? [`${counted(unseen.leaders, 'leader')} unseen`] : []),
    ...(unsupplied > 0 ? [`${unsupplied} out of supply`] : []),
  ]
  const head = where === 'open' ? '' : where === 'inside' ? 'in the fortress: ' : 'hidden: '
  return head + parts.join(', ')
}

const tied = (text: string): string => text.replaceAll(' ', TIED)

export const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`

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
      mp: p.halted[c] === 1 ? 'done' : points(pointsLeft(s, p, c)),
      marks: marksOf(s, p, c).map(sayMark).join(', '),
    }))
  const names = widest(rows.map(({ name }) => name))
  return [
    paint.dim(`${padEnd('', names)}  ${padStart('CF', 3)} ${padStart('MF', 3)}  ${padEnd('MP left', 7)}`),
    ...rows.map(({ name, cf, mf, mp, marks }) =>
      `${padEnd(name, names)}  ${padStart(cf, 3)} ${padStart(mf, 3)}  ${padEnd(mp, 7)}  ${paint.dim(marks)}`.trimEnd(),
    ),
  ]
}
