import type { Outline, Point } from '@sandtable/board'
import {
  boxOf,
  containsWithin,
  distance,
  distanceToOutline,
  grown,
  placed,
  squareBetween,
} from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { footprint, footprintBox, spacing, unitPoints, unitsOf } from '../formation/layout.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import { isOnMap, mayStandAt, obstaclesIn } from '../ground/terrain.ts'
import { hostile } from '../sides.ts'

/** M-grp-displace A unit by its number in the layout, and the point where it stands instead. */
export type Stray = readonly [unit: number, x: number, y: number]

/** How far from the footprint a displaced unit may stand. */
const ASIDE = 2000

/**
 * M-grp-displace Units whose place an obstacle takes stand where their owner says, and otherwise on the nearest free
 * place; null if a named place is invalid, or there is no room.
 */
export function straysOf(s: Scenario, p: Sight, group: GroupSight, named: readonly Stray[]): Stray[] | null {
  const area = footprint(s, group)
  const isBarred = group.flying ? null : obstaclesIn(s, p, footprintBox(s, group))
  if (isBarred === null) return named.length === 0 ? [] : null
  const places = unitPoints(s, { ...group, strays: [] }).map(({ point }) => point)
  const displaced = [...places.keys()].filter(k => !isOnMap(s, at(places, k)) || isBarred(at(places, k)))
  if (displaced.length === 0) return named.length === 0 ? [] : null
  if (!named.every(([k]) => displaced.includes(k))) return null
  const ground = { s, p, group, area, enemies: enemiesAround(s, p, group, area) }
  const taken = places.filter((_, k) => !displaced.includes(k))
  for (const [, x, y] of named) {
    if (!isOpen(ground, [x, y]) || isCrowded(taken, [x, y], spacing(s, group))) return null
    taken.push([x, y])
  }
  const rest = displaced.filter(k => !named.some(([unit]) => unit === k))
  const found = nearestPlaces(ground, rest.map(k => at(places, k)), taken) // prettier-ignore
  if (found === null) return null
  return [...named, ...found.map(([x, y], i): Stray => [at(rest, i), x, y])].sort((a, b) => a[0] - b[0])
}

interface Surroundings {
  readonly s: Scenario
  readonly p: Sight
  readonly group: GroupSight
  readonly area: Outline
  readonly enemies: readonly Outline[]
}

const enemiesAround = (s: Scenario, p: Sight, group: GroupSight, area: Outline): Outline[] =>
  groupsWithin(s, p, grown(boxOf(area), ASIDE))
    .map(n => at(p.groups, n))
    .filter(other => hostile(s, other.owner, group.owner) && !other.flying)
    .map(other => footprint(s, other))

/** Ground beside the footprint on which a man may stand. */
const isOpen = ({ s, p, area, enemies }: Surroundings, point: Point): boolean =>
  mayStandAt(s, p, point) &&
  distanceToOutline(point, area) <= ASIDE &&
  !enemies.some(enemy => containsWithin(enemy, point))

const isCrowded = (taken: readonly Point[], point: Point, room: number): boolean =>
  taken.some(other => distance(other, point) < room)

/** For each in turn the nearest free place of the formation's own grid; null if there is none. */
function nearestPlaces(
  ground: Surroundings,
  wanted: readonly Point[],
  taken: readonly Point[],
): Point[] | null {
  if (wanted.length === 0) return []
  const room = spacing(ground.s, ground.group)
  let left = gridAround(ground, room).filter(point => !isCrowded(taken, point, room - 1))
  const found: Point[] = []
  for (const from of wanted) {
    left = left.sort((a, b) => squareBetween(from, a) - squareBetween(from, b))
    const first = left.findIndex(point => isOpen(ground, point))
    if (first < 0) return null
    found.push(at(left, first))
    left = left.slice(first + 1)
  }
  return found
}

/** The places of the layout, carried on beyond its edges. */
function gridAround({ group }: Surroundings, room: number): Point[] {
  const files = Math.max(1, Math.min(group.files, unitsOf(group)))
  const ranks = Math.ceil(unitsOf(group) / files)
  const beyond = Math.floor(ASIDE / room)
  const grid: Point[] = []
  for (let rank = -beyond; rank < ranks + beyond; rank++)
    for (let file = -beyond; file < files + beyond; file++)
      grid.push(
        placed(
          group.at,
          group.facing,
          file * room + Math.floor(room / 2),
          rank * room + Math.floor(room / 2),
        ),
      )
  return grid
}
