import type { Event, Pair, Scenario, Sight } from '@sandtable/manpower'
import { centre } from '@sandtable/manpower'

/** The place of an event. */
export interface Scene {
  /** Its group; null: only the ground. */
  readonly group: number | null
  /** The group's current place, or the ground's. */
  readonly spot: Pair
}

/** The place of an event on the field now; null: none, or no longer. */
export function placeOf(s: Scenario, p: Sight, e: Event): Scene | null {
  const number = groupIn(e)
  const ground = groundIn(e) ?? (number === null ? workIn(p, e) : null)
  if (ground !== null) return { group: null, spot: [ground[0], ground[1]] }
  const group = p.groups[number ?? -1]
  if (group?.where !== 'field') return null
  const [x, y] = centre(s, group)
  return { group: number, spot: [x, y] }
}

/** The acting group, or else the affected one. */
export function groupIn(e: Event): number | null {
  if ('group' in e && typeof e.group === 'number') return e.group
  if (e.is === 'volley-fired') return e.by[0]?.group ?? null
  if (e.is === 'shot-fired') return e.by.group
  if (e.is === 'granted') return e.grants[0]?.group ?? null
  if (e.is === 'spell-begun') return e.casting.casters[0]?.[0] ?? null
  if ('groups' in e) return e.groups[0] ?? null
  if ('aim' in e && e.aim.at === 'stack') return e.aim.group
  return 'declared' in e ? e.declared.group : null
}

/** The ground of an event. */
function groundIn(e: Event): Spot | null {
  if (e.is === 'ground-struck') return e.point
  if (e.is === 'cloud-rose') return e.cloud.at
  if (e.is === 'wall-raised') return e.work.at
  const aim = 'aim' in e ? e.aim : 'declared' in e ? e.declared.aim : null
  return aim?.at === 'point' ? aim.point : null
}

/** The place of an event's work. */
const workIn = (p: Sight, e: Event): Spot | null =>
  'work' in e && typeof e.work === 'number' ? (p.works[e.work]?.at ?? null) : null

type Spot = readonly [number, number]
