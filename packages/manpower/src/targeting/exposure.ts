import type { Exposed } from '../combat/casualties.ts'
import type { Line, View } from '../ground/sight.ts'
import type { Scenario } from '../scenario.ts'
import type { Screen } from '../ground/sight-line.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { hidingOf, isHidden, leastLength, lineOf, viewOf } from '../ground/sight.ts'
import { isInSection, sectionAt, sectionsOf, unitsInSections } from '../formation/sections.ts'

/** The least and greatest distance of a target, and whether stacks in reach fight whole (MG-measure). */
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

/** Why no unit of a stack has something in range and sight. */
export type Unable = 'too-far' | 'too-near' | 'unseen'

/** A requirement of sight: a line of sight, and what on it is no screen; null: indirect fire needs none. */
export type Needs = { readonly through: Screen | null } | null

/** MG-measure Whether a section with units of a stack has something in range and sees it. */
export function hasLineOfFire(view: View, stack: number, span: Span): boolean {
  for (let section = 0; section < view.own.count; section++)
    if (isInSection(view.own, stack, section) && hasLine(view, section, span)) return true
  return false
}

/** Whether the line of a section has the right length, and nothing hides its end. */
function hasLine(view: View, section: number, { least, most }: Span): boolean {
  const line = lineUpTo(view, section, most)
  return line !== null && line.length >= least && !isHidden(view, line)
}

/** The line of a section; null: it is too long. */
function lineUpTo(view: View, section: number, most: number): Line | null {
  if (leastLength(view, section) > most) return null
  const line = lineOf(view, section)
  return line.length <= most ? line : null
}

/** MG-measure The lines of the sections with units of a stack that have something in range and see it, or why none has. */
export function linesOfFire(view: View, stack: number, span: Span, needs: Needs): readonly Line[] | Unable {
  const notTooFar: Line[] = []
  for (let section = 0; section < view.own.count; section++) {
    const line = isInSection(view.own, stack, section) ? lineUpTo(view, section, span.most) : null
    if (line !== null) notTooFar.push(line)
  }
  if (notTooFar.length === 0) return 'too-far'
  const inSpan = notTooFar.filter(({ length }) => length >= span.least)
  if (inSpan.length === 0) return 'too-near'
  const seeing = needs === null ? inSpan : inSpan.filter(line => isFree(view, line, needs.through))
  return seeing.length === 0 ? 'unseen' : seeing
}

function isFree(view: View, line: Line, through: Screen | null): boolean {
  if (!isHidden(view, line)) return true
  return through !== null && hidingOf(view, line)?.by === through
}

/** MG-measure The units of a stack that can fire along these lines, by their numbers in it; null: all of it. */
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
  const their = sectionsOf(s, at(p.groups, target))
  if (their.count === 1 || span.isWhole) return null
  const hit = new Set(lines.map(({ to }) => sectionAt(their, to)))
  const back = viewOf(s, p, target, viewer)
  for (let section = 0; section < their.count; section++)
    if (!hit.has(section) && hasLine(back, section, span)) hit.add(section)
  return hit.size === their.count ? null : [...hit].sort((one, other) => one - other)
}
