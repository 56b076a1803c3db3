import type { Point } from '@sandtable/board'
import { boxOf, contains } from '@sandtable/board'
import type { Look } from '../ground/sight.ts'
import type { Pair, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { centre, footprint } from '../formation/layout.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { heightAt } from '../ground/height.ts'
import { isHigher, liesHigher } from '../combat/encounter.ts'
import { lookAcross, lookAtPoint, lookBetween } from '../ground/sight.ts'

/** One end of a ruler on the field: a group, or a place where a man on foot would stand. */
export type End =
  { readonly at: 'group'; readonly group: number } | { readonly at: 'point'; readonly point: Readonly<Pair> }

/** What a ruler between two ends tells: the line of sight, what hides its end, and who stands higher. */
export interface Ruled extends Look {
  /** Centimetres above the sea, at either end. */
  readonly heights: Pair
  /** M-adv-elev Who would have the higher ground; null: nobody. */
  readonly higher: 'from' | 'to' | null
}

/** The end of a ruler at a place: the group that stands there, or the place itself. */
export function endAt(s: Scenario, p: Sight, [x, y]: Readonly<Pair>): End {
  const point: Pair = [x, y]
  const group = groupsWithin(s, p, boxOf([point])).find(n => contains(footprint(s, at(p.groups, n)), point))
  return group === undefined ? { at: 'point', point } : { at: 'group', group }
}

/** MG-measure, MG-los-height, M-adv-elev What lies between two ends. */
export function ruled(s: Scenario, p: Sight, from: End, to: End): Ruled {
  const [one, other] = [middleOf(s, p, from), middleOf(s, p, to)]
  return {
    ...lookOf(s, p, from, to),
    heights: [heightAt(s, one), heightAt(s, other)],
    higher: isAbove(s, p, from, to) ? 'from' : isAbove(s, p, to, from) ? 'to' : null,
  }
}

/** Who looks at a place from a group sees what the group would see from there. */
function lookOf(s: Scenario, p: Sight, from: End, to: End): Look {
  if (from.at === 'point')
    return to.at === 'point'
      ? lookAcross(s, p, pointOf(from), pointOf(to))
      : turnedRound(lookAtPoint(s, p, to.group, pointOf(from)))
  return to.at === 'point'
    ? lookAtPoint(s, p, from.group, pointOf(to))
    : lookBetween(s, p, from.group, to.group)
}

const turnedRound = ({ from, to, ...look }: Look): Look => ({ ...look, from: to, to: from })

const pointOf = ({ point: [x, y] }: Extract<End, { at: 'point' }>): Point => [x, y]

const middleOf = (s: Scenario, p: Sight, end: End): Point =>
  end.at === 'point' ? pointOf(end) : centre(s, at(p.groups, end.group))

function isAbove(s: Scenario, p: Sight, one: End, other: End): boolean {
  if (one.at === 'group' && other.at === 'group')
    return isHigher(s, p, at(p.groups, one.group), at(p.groups, other.group))
  const isFlying = [one, other].some(end => end.at === 'group' && at(p.groups, end.group).flying)
  return !isFlying && liesHigher(s, middleOf(s, p, one), middleOf(s, p, other))
}
