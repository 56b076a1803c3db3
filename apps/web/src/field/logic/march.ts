import type { Reach, Spot } from '@sandtable/draw'
import { centre, speedLeft } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import { groupAt } from './orders.ts'
import { metres } from './metres.ts'

/** M-move-speed How far a group can get over open ground, measured from its middle; null: it does not march now. */
export function marchOf({ s, p, kind }: Asked, group: number): Reach | null {
  const own = groupAt(p, group)
  const far = metres(speedLeft(s, p, group))
  if (kind !== 'orders' || own.where !== 'field' || far === 0) return null
  const [x, y] = centre(s, own)
  const around: Spot[] = [[x - 1, y - 1], [x - 1, y + 1], [x + 1, y + 1], [x + 1, y - 1]] // prettier-ignore
  return { from: around, far }
}
