import type { Reach, Spot } from '@sandtable/draw'
import { centre, speedLeft } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import { groupAt, isStowed, movingIn } from './orders.ts'
import { metres } from './metres.ts'

/** M-move-speed A group's reach over open ground, measured from its middle; null: it doesn't march now. */
export function marchOf(asked: Asked, group: number): Reach | null {
  const { s, p } = asked
  const own = groupAt(p, group)
  const far = metres(speedLeft(s, movingIn(asked, group), group))
  if (own.where !== 'field' || isStowed(own) || far === 0) return null
  const [x, y] = centre(s, own)
  const around: Spot[] = [[x - 1, y - 1], [x - 1, y + 1], [x + 1, y + 1], [x + 1, y - 1]] // prettier-ignore
  return { from: around, far }
}
