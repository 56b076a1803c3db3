import type { Event, Pair, Scenario, Sight } from '@sandtable/manpower'
import { centre } from '@sandtable/manpower'

/** Where something has happened. */
export interface Scene {
  /** The group that it happened to; null: the ground alone. */
  readonly group: number | null
  /** Where that group stands by now, or the ground. */
  readonly spot: Pair
}

/** The place of an event on the field as it is now; null: it has none there, or not any longer. */
export function placeOf(s: Scenario, p: Sight, e: Event): Scene | null {
  const number = groupIn(e)
  const ground = groundIn(e) ?? (number === null ? workIn(p, e) : null)
  if (ground !== null) return { group: null, spot: [ground[0], ground[1]] }
  const group = p.groups[number ?? -1]
  if (group?.where !== 'field') return null
  const [x, y] = centre(s, group)
  return { group: number, spot: [x, y] }
}

/** The group that did something, or else whom it befell. */
export function groupIn(e: Event): number | null {
  if ('group' in e && typeof e.group === 'number') return e.group
  if (e.is === 'volley-fired') return e.by[0]?.group ?? null
  if (e.is === 'shot-fired') return e.by.group
  if ('groups' in e) return e.groups[0] ?? null
  if ('aim' in e && e.aim.at === 'stack') return e.aim.group
  return 'declared' in e ? e.declared.group : null
}

/** The ground that something happens to. */
function groundIn(e: Event): Spot | null {
  if (e.is === 'ground-struck') return e.point
  if (e.is === 'cloud-rose') return e.cloud.at
  if (e.is === 'wall-raised') return e.work.at
  const aim = 'aim' in e ? e.aim : 'declared' in e ? e.declared.aim : null
  return aim?.at === 'point' ? aim.point : null
}

/** Where the work is that something happens to. */
const workIn = (p: Sight, e: Event): Spot | null =>
  'work' in e && typeof e.work === 'number' ? (p.works[e.work]?.at ?? null) : null

type Spot = readonly [number, number]
