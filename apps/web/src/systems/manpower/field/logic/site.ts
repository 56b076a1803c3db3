import type { Pair } from '@sandtable/manpower'
import { centre, footprint } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import type { Selection } from './selection.ts'
import { groupAt } from './orders.ts'

/** Centimetres left free between engineers and their work. */
const ROOM = 200

/** A work planned by a group's engineers, right in front of them. */
export function siteFor({ s, p }: Asked, group: number, kind: number): Selection {
  const own = groupAt(p, group)
  const [frontLeft, , , backLeft] = footprint(s, own)
  const [middle, facing] = [centre(s, own), [own.facing[0], own.facing[1]] satisfies Pair as Pair]
  const deep = frontLeft === undefined || backLeft === undefined ? 0 : far(frontLeft, backLeft)
  const ahead = (deep + (s.works[kind]?.width ?? 0)) / 2 + ROOM
  const to = middle.map((part, i) => Math.round(part + ((facing[i] ?? 0) * ahead) / far([0, 0], facing)))
  return { at: 'site', group, kind, to: to as Pair, facing }
}

const far = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]): number =>
  Math.hypot(a - x, b - y)
