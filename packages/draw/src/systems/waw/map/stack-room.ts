import type { Box, Point } from '../../../plane.ts'

/** What hangs out of a stack, in pixels: its commander's tab above on the left, its number below on the right. */
const TAB = { left: 5, width: 40, height: 18 }
const BADGE = { in: 4, out: 18, height: 20 }
/** What may stand under it for a while, such as the cost of going there. */
const CHIP = { width: 46, height: 26, off: 6 }
/** How far the counters under the top one look out above and on the right. */
const EDGES = 6

/** What a stack covers at a place, in units of the drawing. */
export interface StackRoom {
  readonly counters: Box
  readonly tab: Box
  readonly badge: Box
  readonly chip: Box
}

/** The room of a stack whose counters are this many pixels wide, where a pixel is 1 / scale of the drawing. */
export function stackRoom([x, y]: Point, size: number, scale: number): StackRoom {
  const [half, px] = [size / 2 / scale, 1 / scale]
  const [left, top, right, bottom] = [x - half, y - half, x + half, y + half]
  return {
    counters: [left, top - EDGES * px, right + EDGES * px, bottom],
    tab: [
      left - TAB.left * px,
      top - (EDGES + TAB.height) * px,
      left + (TAB.width - TAB.left) * px,
      top - EDGES * px,
    ],
    badge: [
      right - BADGE.in * px,
      bottom - (BADGE.height / 2) * px,
      right + BADGE.out * px,
      bottom + (BADGE.height / 2) * px,
    ],
    chip: [right - (CHIP.off + CHIP.width) * px, bottom, right - CHIP.off * px, bottom + CHIP.height * px],
  }
}
