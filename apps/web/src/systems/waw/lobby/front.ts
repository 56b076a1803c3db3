import type { Box, Ground } from '@sandtable/draw'
import type { Position } from '@sandtable/waw'

/** The shown part of a map, in its own units. */
const SHOWN = { width: 560, height: 388 }
/** The space around an anchor that a stack needs. */
const ROOM = 44

/** The part of a map with most of the stacks, within the board if possible, and with few stacks cut in two. */
export function frontOf(
  { regions, board }: Pick<Ground, 'regions' | 'board'>,
  { where }: Pick<Position, 'where'>,
): Box {
  const [left, top, right, bottom] = board
  const anchors = [...new Set(where)].flatMap(region => {
    const anchor = regions[region]?.anchor
    return anchor === undefined ? [] : [anchor]
  })
  const seen = (x: number, y: number): number =>
    anchors.reduce((sum, [ax, ay]) => {
      const inside = Math.min(ax - x, x + SHOWN.width - ax, ay - y, y + SHOWN.height - ay)
      return sum + (inside >= ROOM ? 1 : inside > -ROOM ? -0.75 : 0)
    }, 0)
  let [best, most]: [readonly [number, number], number] = [[left, top], -Infinity]
  for (const y of starts(top, bottom, SHOWN.height)) {
    for (const x of starts(left, right, SHOWN.width)) {
      const off = Math.hypot(
        x + SHOWN.width / 2 - (left + right) / 2,
        y + SHOWN.height / 2 - (top + bottom) / 2,
      )
      const worth = seen(x, y) - off / 1000
      if (worth > most) [best, most] = [[x, y], worth]
    }
  }
  const [x, y] = best
  return [x, y, x + SHOWN.width, y + SHOWN.height]
}

const STEP = 8

/** Where an interval of this length may start between two ends; centred if it is longer than that. */
function starts(from: number, to: number, length: number): number[] {
  const room = to - from - length
  if (room <= 0) return [from + room / 2]
  return Array.from({ length: Math.floor(room / STEP) + 1 }, (_, i) => from + i * STEP)
}
