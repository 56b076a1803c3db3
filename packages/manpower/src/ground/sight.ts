import type { Nearest, Outline, Point } from '@sandtable/board'
import { boxOf, contains, joined, nearestPoints } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Ends, Scene } from './scene.ts'
import type { Hiding, Screen } from './sight-line.ts'
import type { Scenario } from '../scenario.ts'
import type { Sections } from '../formation/sections.ts'
import { at, NOBODY } from '../position.ts'
import { recent } from '../recent.ts'
import { footprint, footprintBox } from '../formation/layout.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { heightIn, MAN, sceneIn } from './scene.ts'
import { hidingOn } from './sight-line.ts'
import { sectionAt, sectionOutline, sectionsOf } from '../formation/sections.ts'
import { shelterOf } from './shelters.ts'
import { workOutline } from './terrain.ts'

/** MG-measure No further apart than a man is wide (M-move-width). */
const CONTACT = 200

/** MG-measure The straight way from a section of a formation to what it looks at: another formation's nearest section, or a point. */
export interface Line extends Nearest {
  readonly section: number
  readonly meets: number
}

/** What a formation looks at. */
interface Seen extends Ends {
  readonly outline: Outline
  /** A formation; null: a point or a building. */
  readonly group: GroupSight | null
}

/** The lines of all sections of a formation to something, and what hides it on each. */
export interface View {
  readonly own: Sections
  readonly their: Sections | null
  readonly lines: readonly Line[]
  readonly hidingOf: (line: Line) => Hiding | null
}

/** Lines between groups that were looked along, kept until something happens. */
const known = recent<Sight, Map<number, View>>()

/** Something happens: whoever looks after it looks anew. */
export const forgetSight = (p: Sight): void => known.forget(p)

/** MG-measure The lines of a group's sections to another group. */
export function viewOf(s: Scenario, p: Sight, viewer: number, target: number): View {
  let views = known.get(p)
  if (views === undefined) {
    views = new Map()
    known.set(p, views)
  }
  const key = viewer * p.groups.length + target
  let view = views.get(key)
  if (view === undefined) {
    view = viewIfThere(s, p, viewer, target, at(p.groups, target))
    views.set(key, view)
  }
  return view
}

/** MG-measure The lines of a group's sections to another group as it would stand. */
export const viewIfThere = (s: Scenario, p: Sight, viewer: number, target: number, group: GroupSight): View =>
  viewTo(s, p, viewer, {
    outline: footprint(s, group),
    group,
    groups: [target],
    shelters: [group.inside],
  })

/** MG-measure The lines of a group's sections to a point of the ground. */
export const viewOfPoint = (s: Scenario, p: Sight, viewer: number, point: Point): View =>
  viewTo(s, p, viewer, {
    outline: [point],
    group: null,
    groups: groupsAt(s, p, point),
    shelters: worksAt(s, p, point),
  })

/** MG-measure The lines of a group's sections to a building. */
export const viewOfWork = (s: Scenario, p: Sight, viewer: number, work: number): View =>
  viewTo(s, p, viewer, {
    outline: workOutline(s, at(p.works, work)),
    group: null,
    groups: p.groups.flatMap((group, n) => (group.inside === work ? [n] : [])),
    shelters: [work],
  })

function viewTo(s: Scenario, p: Sight, viewer: number, seen: Seen): View {
  const group = at(p.groups, viewer)
  const own = sectionsOf(s, group)
  const their = seen.group && sectionsOf(s, seen.group)
  const lines = Array.from({ length: own.count }, (_, section): Line => {
    const { from, to, length } = nearestPoints(sectionOutline(s, own, section), seen.outline)
    return { section, meets: their === null ? 0 : sectionAt(their, to), from, to, length }
  })
  let scene: Scene | null = null
  const hidden: (Hiding | null | undefined)[] = []
  const hidingOf = (line: Line): Hiding | null => {
    const before = hidden[line.section]
    if (before !== undefined) return before
    scene ??= sceneIn(s, p, joined(footprintBox(s, group), boxOf(seen.outline)), {
      groups: [viewer, ...seen.groups],
      shelters: [group.inside, ...seen.shelters],
    })
    const sightLine = {
      from: line.from,
      to: line.to,
      eye: eyeOf(scene, group, line.from),
      mark: eyeOf(scene, seen.group, line.to),
      aloft: group.flying || seen.group?.flying === true,
      contact: seen.group !== null && line.length <= CONTACT,
    }
    return (hidden[line.section] = hidingOn(scene, sightLine))
  }
  return { own, their, lines, hidingOf }
}

/** MG-los-units A group or a building hides what is behind it, and not the ground that it stands on. */
const groupsAt = (s: Scenario, p: Sight, point: Point): number[] =>
  groupsWithin(s, p, boxOf([point])).filter(g => contains(footprint(s, at(p.groups, g)), point))

const worksAt = (s: Scenario, p: Sight, point: Point): number[] =>
  [...p.works.keys()].filter(w => contains(workOutline(s, at(p.works, w)), point))

/** MG-los-height A building's top floor for those inside, two metres above the ground for all others. */
function eyeOf(scene: Scene, group: GroupSight | null, where: Point): number {
  const ground = heightIn(scene, where)
  if (group === null || group.inside === NOBODY) return ground + MAN
  return ground + Math.max(MAN, shelterOf(scene.s, scene.p, group.inside)?.height ?? MAN)
}

/** What hides something from a whole group: nothing if one of its sections sees it, else what hides it from the nearest. */
function hidingIn({ lines, hidingOf }: View): Hiding | null {
  const nearest = lines.length === 1 ? lines : lines.toSorted((one, other) => one.length - other.length)
  const first = hidingOf(nearest[0] as Line)
  return first === null || nearest.some(line => hidingOf(line) === null) ? null : first
}

/** What hides a group from another, and where; null: a section of it sees a section of the other. */
export const hidingBetween = (s: Scenario, p: Sight, viewer: number, target: number): Hiding | null =>
  hidingIn(viewOf(s, p, viewer, target))

/** What hides a point from a group, and where; null: a section of it sees the point. */
export const hidingBefore = (s: Scenario, p: Sight, viewer: number, point: Point): Hiding | null =>
  hidingIn(viewOfPoint(s, p, viewer, point))

/** M-los-line Whether a group sees another. */
export const sees = (s: Scenario, p: Sight, viewer: number, target: number): boolean =>
  hidingBetween(s, p, viewer, target) === null

/** Whether a group sees a point of the ground. */
export const seesPoint = (s: Scenario, p: Sight, viewer: number, point: Point): boolean =>
  hidingBefore(s, p, viewer, point) === null

/** What hides a group from another; null: nothing. */
export const screenBetween = (s: Scenario, p: Sight, viewer: number, target: number): Screen | null =>
  hidingBetween(s, p, viewer, target)?.by ?? null

/** What hides a point from a group; null: nothing. */
export const screenBefore = (s: Scenario, p: Sight, viewer: number, point: Point): Screen | null =>
  hidingBefore(s, p, viewer, point)?.by ?? null
