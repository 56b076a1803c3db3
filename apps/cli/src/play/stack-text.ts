import type { Position, Scenario } from '@sandtable/waw'
import type { Screen } from '../screen.ts'
import { isLeader } from '@sandtable/waw'
import { padEnd, padStart, TIED, widest } from '../screen.ts'
import {
  counterName,
  isCombat,
  leaderOf,
  marksOf,
  points,
  pointsLeft,
  rankMark,
  totalCf,
  valuesOf,
} from './counters.ts'

/** Counters of one player in one region that stand alike: in the open, in the fortress, or hidden. */
export interface Stack {
  readonly player: number
  readonly where: 'open' | 'inside' | 'hidden'
  readonly counters: readonly number[]
  /** Hidden units and leaders of others are only counted. */
  readonly unseen: { readonly units: number; readonly leaders: number }
}

/** All that a viewer sees in a region, player by player. */
export function stacksIn(s: Scenario, p: Position, region: number): Stack[] {
  const here = [...s.owner.keys()].filter(c => p.where[c] === region)
  return [...s.players.keys()].flatMap(player => {
    const own = here.filter(c => s.owner[c] === player)
    const place = player * s.map.regions.length + region
    const hidden = own.filter(c => p.hidden[c] === 1)
    const leaders = hidden.filter(c => isLeader(s, c)).length
    const unseen = {
      units: (p.lurking[place] as number) - (hidden.length - leaders),
      leaders: (p.lurkingLeaders[place] as number) - leaders,
    }
    const none = { units: 0, leaders: 0 }
    const open = own.filter(c => p.hidden[c] === 0 && p.inside[c] === 0)
    const inside = own.filter(c => p.hidden[c] === 0 && p.inside[c] === 1)
    const stacks: Stack[] = [
      { player, where: 'open', counters: open, unseen: none },
      { player, where: 'inside', counters: inside, unseen: none },
      { player, where: 'hidden', counters: hidden, unseen },
    ]
    return stacks.filter(({ counters, unseen: { units } }) => counters.length + units > 0)
  })
}

const LEADERS = 2

/** A stack in a few words, to be wrapped: who leads it, how many units, their CF in all, and what ails them. */
export function stackText(s: Scenario, p: Position, { where, counters, unseen }: Stack): string {
  const leaders = counters.filter(c => isLeader(s, c)).toSorted((a, b) => rankOf(s, p, b) - rankOf(s, p, a))
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

function rankOf(s: Scenario, p: Position, c: number): number {
  const rank = leaderOf(s, p, c)?.rank ?? 0
  return rank === 'monarch' ? 4 : rank
}

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
      marks: marksOf(s, p, c).join(', '),
    }))
  const names = widest(rows.map(({ name }) => name))
  return [
    paint.dim(`${padEnd('', names)}  ${padStart('CF', 3)} ${padStart('MF', 3)}  ${padEnd('MP left', 7)}`),
    ...rows.map(({ name, cf, mf, mp, marks }) =>
      `${padEnd(name, names)}  ${padStart(cf, 3)} ${padStart(mf, 3)}  ${padEnd(mp, 7)}  ${paint.dim(marks)}`.trimEnd(),
    ),
  ]
}
