import type { Pair, WhyNot } from '@sandtable/manpower'
import { wayOut } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import type { Selection } from './selection.ts'

/** A group held up beside what it is in; or why it stays inside. Null: it is in nothing. */
export function comingOut({ s, p, side }: Asked, group: number): Selection | { why: WhyNot } | null {
  const way = wayOut(s, p, side, group)
  if (way === null || 'why' in way) return way
  const pairOf = ([x, y]: readonly [number, number]): Pair => [x, y]
  return { at: 'stand', group, to: pairOf(way.order.at), facing: pairOf(way.order.facing) }
}
