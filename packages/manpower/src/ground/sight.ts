import type { Box, Nearest, Outline, Point } from '@sandtable/board'
import {
  boxesTouch,
  boxOf,
  contains,
  distance,
  joined,
  nearestPoints,
  shifted,
  shiftedBox,
} from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Ends, Scene } from './scene.ts'
import type { Found, Hiding, Screen, SightLine } from './sight-line.ts'
import type { Scenario } from '../scenario.ts'
import type { Sections } from '../formation/sections.ts'
import { at, NOBODY } from '../position.ts'
import { recent } from '../recent.ts'
import { footprint, footprintBox } from '../formation/layout.ts'
import { gapOf } from '../formation/distance.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { heightAt } from './height.ts'
import { isInTheWay, MAN, sceneIn } from './scene.ts'
import { hidesToo, hidingOn } from './sight-line.ts'
import { sectionBox, sectionOutline, sectionsOf } from '../formation/sections.ts'
import { shelterOf } from './shelters.ts'
import { workOutline } from './terrain.ts'

/** MG-measure No further apart than a man is wide (M-move-width). */
const CONTACT = 200

/** MG-measure The straight line from a section of a formation to its target: another formation's nearest section, or a point. */
export interface Line extends Nearest {
  readonly section: number
}

/** What a formation looks at. */
export interface Seen extends Ends {
  readonly outline: Outline
  readonly box: Box
  readonly isGroup: boolean
  readonly flying: boolean
  /** The shelter that it is in. */
  readonly inside: number
}

/** Possible obstacles to lines within a box, found when the first of them is checked. */
export interface Backdrop {
  readonly box: Box
  scene: Scene | null
  /** By section: the obstacle last found to hide anything from it. */
  readonly screens: (Found | undefined)[]
}

export const backdropOf = (box: Box): Backdrop => ({ box, scene: null, screens: [] })

/** How a formation sees something: along the lines of its sections, each worked out and checked on first use. */
export interface View {
  readonly s: Scenario
  readonly p: Sight
  readonly viewer: number
  readonly own: Sections
  readonly seen: Seen
  readonly backdrop: Backdrop
  readonly lines: (Line | undefined)[]
  readonly hidden: (Hiding | null | undefined)[]
}

/** Cached views of groups in their places, by the number of the seen group and then of the seeing one; kept until something happens. */
const known = recent<Sight, Map<number, Map<number, View>>>()

/** After an event every view is worked out again. If only one group has changed, views without it are kept. */
export function forgetSight(p: Sight, changed: number | null): void {
  const all = known.get(p)
  if (all === undefined) return
  if (changed === null) return known.forget(p)
  for (const [target, views] of all)
    for (const [viewer, view] of views)
      if (viewer === changed || (target !== changed && mayStandBetween(view, changed))) views.delete(viewer)
}

/** Whether a group was in the way in a view, or may be now. */
function mayStandBetween({ s, p, backdrop: { box, scene } }: View, changed: number): boolean {
  if (scene === null) return false
  if (scene.bodies.some(({ n }) => n === changed)) return true
  const group = at(p.groups, changed)
  return isInTheWay(s, group) && boxesTouch(footprintBox(s, group), box)
}

/** MG-measure The lines of a group's sections to another group as it stands or would stand. */
export function viewOf(
  s: Scenario,
  p: Sight,
  viewer: number,
  target: number,
  group: GroupSight = at(p.groups, target),
): View {
  const views = viewsOnto(p, target)
  const before = views.get(viewer)
  if (before !== undefined && isViewOf(s, before, group)) return before
  const view = viewTo(s, p, viewer, seenAs(s, target, group))
  views.set(viewer, view)
  return view
}

function viewsOnto(p: Sight, target: number): Map<number, View> {
  const all = known.get(p) ?? new Map<number, Map<number, View>>()
  if (all.size === 0) known.set(p, all)
  const views = all.get(target) ?? new Map<number, View>()
  if (views.size === 0) all.set(target, views)
  return views
}

const isViewOf = (s: Scenario, { seen }: View, group: GroupSight): boolean =>
  seen.flying === group.flying && seen.inside === group.inside && isSame(seen.outline, footprint(s, group))

const isSame = (one: Outline, other: Outline): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every((corner, i) => corner[0] === other[i]?.[0] && corner[1] === other[i]?.[1]))

/** The same, not kept, of a group that is seen so; a backdrop is shared by several places of it. */
export function viewIfSeen(s: Scenario, p: Sight, viewer: number, seen: Seen, backdrop: Backdrop): View {
  const own = sectionsOf(s, at(p.groups, viewer))
  return { s, p, viewer, own, seen, backdrop, lines: [], hidden: [] }
}

/** A group as it is seen. */
export const seenAs = (s: Scenario, target: number, group: GroupSight): Seen => ({
  outline: footprint(s, group),
  box: footprintBox(s, group),
  isGroup: true,
  flying: group.flying,
  inside: group.inside,
  groups: [target],
  shelters: [group.inside],
})

/** The same elsewhere. */
export const seenAside = (seen: Seen, by: Point): Seen => ({
  ...seen,
  outline: shifted(seen.outline, by),
  box: shiftedBox(seen.box, by),
})

/** A target that is no group. */
const THING = { isGroup: false, flying: false, inside: NOBODY } as const

/** MG-measure The lines of a group's sections to a point of the ground. */
export const viewOfPoint = (s: Scenario, p: Sight, viewer: number, point: Point): View =>
  viewTo(s, p, viewer, {
    outline: [point],
    box: boxOf([point]),
    ...THING,
    groups: groupsAt(s, p, point),
    shelters: worksAt(s, p, point),
  })

/** MG-measure The lines of a group's sections to a building. */
export function viewOfWork(s: Scenario, p: Sight, viewer: number, work: number): View {
  const outline = workOutline(s, at(p.works, work))
  return viewTo(s, p, viewer, {
    outline,
    box: boxOf(outline),
    ...THING,
    groups: p.groups.flatMap((group, n) => (group.inside === work ? [n] : [])),
    shelters: [work],
  })
}

const viewTo = (s: Scenario, p: Sight, viewer: number, seen: Seen): View =>
  viewIfSeen(s, p, viewer, seen, backdropOf(joined(footprintBox(s, at(p.groups, viewer)), seen.box)))

/** The least length of a section's line, quicker than the line. */
export const leastLength = ({ own, seen }: View, section: number): number =>
  gapOf(sectionBox(own, section), seen.box)

/** MG-measure The line of a section. */
export function lineOf({ own, seen, lines }: View, section: number): Line {
  const known = lines[section]
  if (known !== undefined) return known
  const { from, to, length } = nearestPoints(sectionOutline(own, section), seen.outline)
  return (lines[section] = { section, from, to, length })
}

/** The lines of all sections. */
export const linesOf = (view: View): Line[] =>
  Array.from({ length: view.own.count }, (_, section) => lineOf(view, section))

/** What hides something on a line; null: nothing does. */
export function hidingOf(view: View, line: Line): Hiding | null {
  const before = view.hidden[line.section]
  return before === undefined ? lookedAlong(view, line, sightLineOf(view, line)) : before
}

/**
 * Whether something hides the end of a line, which is quicker to find than what does: mostly the same thing has hidden it
 * from this section elsewhere, or from the section before.
 */
export function isHidden(view: View, line: Line): boolean {
  const { section } = line
  const before = view.hidden[section]
  if (before !== undefined) return before !== null
  const { screens } = view.backdrop
  const sight = sightLineOf(view, line)
  const known = screens[section] ?? screens[section - 1]
  if (known === undefined || !hidesToo(known, sight)) return lookedAlong(view, line, sight) !== null
  screens[section] = known
  return true
}

function lookedAlong(view: View, { section }: Line, sight: SightLine): Hiding | null {
  const found = hidingOn(sceneOf(view), sight)
  if (found !== null) view.backdrop.screens[section] = found
  return (view.hidden[section] = found)
}

function sceneOf({ s, p, viewer, own, seen, backdrop }: View): Scene {
  return (backdrop.scene ??= sceneIn(s, p, backdrop.box, {
    groups: [viewer, ...seen.groups],
    shelters: [own.group.inside, ...seen.shelters],
  }))
}

function sightLineOf(view: View, { from, to, length }: Line): SightLine {
  const { own, seen } = view
  const scene = sceneOf(view)
  return {
    from,
    to,
    eye: eyeOf(scene, own.group.inside, from),
    mark: eyeOf(scene, seen.inside, to),
    aloft: own.group.flying || seen.flying,
    contact: seen.isGroup && length <= CONTACT,
  }
}

/** MG-los-units A group or a building hides what is behind it, and not the ground that it stands on. */
const groupsAt = (s: Scenario, p: Sight, point: Point): number[] =>
  groupsWithin(s, p, boxOf([point])).filter(g => contains(footprint(s, at(p.groups, g)), point))

const worksAt = (s: Scenario, p: Sight, point: Point): number[] =>
  [...p.works.keys()].filter(w => contains(workOutline(s, at(p.works, w)), point))

/** MG-los-height A building's top floor for those inside, two metres above the ground for all others. */
function eyeOf(scene: Scene, inside: number, where: Point): number {
  const ground = heightAt(scene.s, where)
  if (inside === NOBODY) return ground + MAN
  return ground + Math.max(MAN, shelterOf(scene.s, scene.p, inside)?.height ?? MAN)
}

/** A straight line of sight from one place to another, and what hides its end; null: nothing does. */
export interface Look {
  readonly from: Point
  readonly to: Point
  readonly length: number
  readonly hiding: Hiding | null
}

/** How a whole group looks at something: along its shortest line that is free, or if none is, along the shortest of all. */
function lookIn(view: View): Look {
  const nearest = linesOf(view).sort((one, other) => one.length - other.length)
  const first = nearest[0] as Line
  const hiding = hidingOf(view, first)
  const free = hiding === null ? first : nearest.find(line => !isHidden(view, line))
  const { from, to, length } = free ?? first
  return { from, to, length, hiding: free === undefined ? hiding : null }
}

/** What hides something from a whole group: nothing if one of its sections sees it, else what hides it from the nearest. */
const hidingIn = (view: View): Hiding | null => lookIn(view).hiding

/** MG-measure How a group looks at another. */
export const lookBetween = (s: Scenario, p: Sight, viewer: number, target: number): Look =>
  lookIn(viewOf(s, p, viewer, target))

/** MG-measure How a group looks at a point. */
export const lookAtPoint = (s: Scenario, p: Sight, viewer: number, point: Point): Look =>
  lookIn(viewOfPoint(s, p, viewer, point))

/** MG-los-height How somebody on foot at one point would look at somebody at another. */
export function lookAcross(s: Scenario, p: Sight, from: Point, to: Point): Look {
  const ends = [from, to]
  const scene = sceneIn(s, p, boxOf(ends), {
    groups: ends.flatMap(end => groupsAt(s, p, end)),
    shelters: ends.flatMap(end => worksAt(s, p, end)),
  })
  const [eye, mark] = [eyeOf(scene, NOBODY, from), eyeOf(scene, NOBODY, to)]
  const hiding = hidingOn(scene, { from, to, eye, mark, aloft: false, contact: false })
  return { from, to, length: distance(from, to), hiding }
}

/** What hides a group from another, and where; null: a section of it sees a section of the other. */
export const hidingBetween = (s: Scenario, p: Sight, viewer: number, target: number): Hiding | null =>
  hidingIn(viewOf(s, p, viewer, target))

/** What hides a point from a group, and where; null: a section of it sees the point. */
export const hidingBefore = (s: Scenario, p: Sight, viewer: number, point: Point): Hiding | null =>
  hidingIn(viewOfPoint(s, p, viewer, point))

/** M-los-line Whether a group sees another. */
export const sees = (s: Scenario, p: Sight, viewer: number, target: number): boolean =>
  hasFreeLine(viewOf(s, p, viewer, target))

/** Whether a group sees a point of the ground. */
export const seesPoint = (s: Scenario, p: Sight, viewer: number, point: Point): boolean =>
  hasFreeLine(viewOfPoint(s, p, viewer, point))

function hasFreeLine(view: View): boolean {
  for (let section = 0; section < view.own.count; section++)
    if (!isHidden(view, lineOf(view, section))) return true
  return false
}

/** What hides a group from another; null: nothing. */
export const screenBetween = (s: Scenario, p: Sight, viewer: number, target: number): Screen | null =>
  hidingBetween(s, p, viewer, target)?.by ?? null

/** What hides a point from a group; null: nothing. */
export const screenBefore = (s: Scenario, p: Sight, viewer: number, point: Point): Screen | null =>
  hidingBefore(s, p, viewer, point)?.by ?? null
