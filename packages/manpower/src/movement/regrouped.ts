import { copy } from '@sandtable/kernel'
import type { Granted, Group, GroupSight, Pair, Position } from '../position.ts'
import { at, NOBODY } from '../position.ts'
import { living } from '../formation/layout.ts'

/** A group has become two: how many of each stack go, and how both stand. */
export interface Split {
  readonly group: number
  readonly units: readonly number[]
  readonly stays: GroupSight
  readonly goes: GroupSight
}

/** Two groups have become one: how it stands, and where the stacks of the one that joined are found from now on. */
export interface Merged {
  readonly group: number
  readonly into: number
  readonly whole: GroupSight
  readonly places: readonly number[]
}

/** What was granted for one use, and cannot be shared out. */
const ONCE: readonly Granted['what'][] = ['dead-on', 'pass-block', 'free-move', 'cast', 'shots']

/** MG-regroup A group of its own, with what was granted to the whole for more than one use. */
export function splitGroup(p: Position, { group, units, stays, goes }: Split): void {
  const number = p.groups.length
  p.groups[group] = copy(stays) as Group
  p.groups.push(copy(goes) as Group)
  let next = 0
  const places = units.map(n => (n > 0 ? next++ : NOBODY))
  const placeOf = (stack: number): number => places[stack] ?? NOBODY
  p.granted.push(
    ...p.granted
      .filter(
        granted =>
          granted.group === group &&
          !ONCE.includes(granted.what) &&
          (granted.stack === NOBODY || at(units, granted.stack) > 0),
      )
      .map(granted => ({ ...granted, group: number, stack: placeOf(granted.stack) })),
  )
  for (const casting of p.castings)
    casting.casters = casting.casters.map(([g, k]): Pair => {
      const isGone = g === group && at(places, k) !== NOBODY && living(at(stays.stacks, k)) === 0
      return isGone ? [number, at(places, k)] : [g, k]
    })
}

/** MG-regroup All that spoke of the one group speaks of the other now. */
export function mergeGroups(p: Position, { group, into, whole, places }: Merged): void {
  p.groups[into] = copy(whole) as Group
  Object.assign(at(p.groups, group), { where: 'merged', stacks: [], engaged: NOBODY, came: [], strays: [] })
  for (const other of p.groups) if (other.engaged === group) other.engaged = into
  for (const granted of p.granted) {
    if (granted.group !== group) continue
    Object.assign(granted, { group: into, stack: places[granted.stack] ?? NOBODY })
  }
  for (const casting of p.castings)
    casting.casters = casting.casters.map(([g, k]): Pair => (g === group ? [into, at(places, k)] : [g, k]))
}
