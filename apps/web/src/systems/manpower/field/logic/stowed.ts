import type { Pair, WhyNot } from '@sandtable/manpower'
import { wayOut } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import type { Selection } from './selection.ts'

/** A group prepared to come out of its shelter or carrier; or why it can't. Null: it isn't inside anything. */
export function comingOut({ s, p, side }: Asked, group: number): Selection | { why: WhyNot } | null {
  const way = wayOut(s, p, side, group)
  if (way === null || 'why' in way) return way
  const pairOf = ([x, y]: readonly [number, number]): Pair => [x, y]
  return { at: 'stand', group, to: pairOf(way.order.at), facing: pairOf(way.order.facing) }
}
