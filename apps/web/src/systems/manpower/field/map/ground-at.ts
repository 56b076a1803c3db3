import type { Field } from '@sandtable/draw'
import type { Pair } from '@sandtable/manpower'

/** The place on the ground under the pointer, in centimetres. */
export function groundAt(field: Field, ground: Element, hand: { clientX: number; clientY: number }): Pair {
  const { left, top, width } = ground.getBoundingClientRect()
  const scale = width / field.width
  const [x, y] = [(hand.clientX - left) / scale, (hand.clientY - top) / scale]
  return [Math.round(100 * x), Math.round(100 * (field.height - y))]
}
