import type { Exposed } from '../combat/casualties.ts'
import type { Line, View } from '../ground/sight.ts'
import type { Scenario } from '../scenario.ts'
import type { Screen } from '../ground/sight-line.ts'
import type { Sight } from '../position.ts'
import { numberInSections, sectionsWith, unitsInSections } from '../formation/sections.ts'
import { viewOf } from '../ground/sight.ts'

/** How near and how far away something may be that is fired at, and whether those who reach it fight whole (MG-measure). */
export interface Span {
  readonly least: number
  readonly most: number
  readonly isWhole: boolean
}

/** MG-measure Stacks with a range of no more than this fight whole once they are in contact. */
const MELEE = 1000

/** What a range comes to for a target at such a height. */
export const spanOf = (range: number, minRange: number, altitude: number): Span => ({
  least: minRange - altitude,
  most: range - altitude,
  isWhole: range <= MELEE,
})

/** Why nobody of a stack has something in range and sight. */
export type Unable = 'too-far' | 'too-near' | 'unseen'

/** What somebody looks for: a line of sight, and what on it is no screen; null: he fires over everything. */
export type Needs = { readonly through: Screen | null } | null

/** MG-measure Whether a section with units of a stack has something in range and sees it. */
export function hasLineOfFire(view: View, stack: number, { least, most }: Span): boolean {
  const { own, lines } = view
  return lines.some(
    line =>
      line.length <= most &&
      line.length >= least &&
      (own.group.stacks.length === 1 || numberInSections(own, stack, [line.section]) > 0) &&
      view.hidingOf(line) === null,
  )
}

/** MG-measure The lines of the sections with units of a stack that have something in range and see it, or why none has. */
export function linesOfFire(view: View, stack: number, span: Span, needs: Needs): readonly Line[] | Unable {
  const lines =
    view.own.group.stacks.length === 1
      ? view.lines
      : sectionsWith(view.own, stack).map(n => view.lines[n] as Line)
  const notTooFar = lines.filter(({ length }) => length <= span.most)
  if (notTooFar.length === 0) return 'too-far'
  const inSpan = notTooFar.filter(({ length }) => length >= span.least)
  if (inSpan.length === 0) return 'too-near'
  const seeing = needs === null ? inSpan : inSpan.filter(line => isFree(view, line, needs.through))
  return seeing.length === 0 ? 'unseen' : seeing
}

function isFree({ hidingOf }: View, line: Line, through: Screen | null): boolean {
  const hiding = hidingOf(line)
  return hiding === null || hiding.by === through
}

/** MG-measure Those of a stack who can fire along these lines, by their numbers in it; null: all of it. */
export const ableAlong = (view: View, stack: number, lines: readonly Line[], { isWhole }: Span): Exposed =>
  isWhole || lines.length === view.own.count ? null : unitsInSections(view.own, stack, sectionsOn(lines))

const sectionsOn = (lines: readonly Line[]): number[] => lines.map(({ section }) => section)

/**
 * MG-measure The sections of a group that fire along these lines can hit: those at their ends, and those that have a section
 * of the shooters in range and see it; null: all of it.
 */
export function sectionsHit(
  s: Scenario,
  p: Sight,
  [viewer, target]: readonly [number, number],
  lines: readonly Line[],
  span: Span,
): readonly number[] | null {
  const { their } = viewOf(s, p, viewer, target)
  if (their === null || their.count === 1 || span.isWhole) return null
  const met = new Set(lines.map(({ meets }) => meets))
  const back = viewOf(s, p, target, viewer)
  const hit = back.lines.filter(
    line =>
      met.has(line.section) ||
      (line.length <= span.most && line.length >= span.least && back.hidingOf(line) === null),
  )
  return hit.length === their.count ? null : sectionsOn(hit)
}
