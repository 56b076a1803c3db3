import type { Box, Ground } from '@sandtable/draw'
import type { Position } from '@sandtable/waw'

/** So much of a map is shown, in its own units. */
const SHOWN = { width: 560, height: 388 }

/** The part of a map around the middle of all counters on it, within the board as far as that goes. */
export function frontOf(
  { regions, board }: Pick<Ground, 'regions' | 'board'>,
  { where }: Pick<Position, 'where'>,
): Box {
  const [left, top, right, bottom] = board
  const anchors = where.flatMap(region => {
    const anchor = regions[region]?.anchor
    return anchor === undefined ? [] : [anchor]
  })
  const x = start(
    anchors.map(anchor => anchor[0]),
    left,
    right,
    SHOWN.width,
  )
  const y = start(
    anchors.map(anchor => anchor[1]),
    top,
    bottom,
    SHOWN.height,
  )
  return [x, y, x + SHOWN.width, y + SHOWN.height]
}

/** Where a stretch of this length begins that has the mean of these places in its middle, and stays between two ends. */
function start(places: readonly number[], from: number, to: number, length: number): number {
  const mean =
    places.length === 0 ? (from + to) / 2 : places.reduce((sum, place) => sum + place, 0) / places.length
  if (to - from <= length) return (from + to - length) / 2
  return Math.min(to - length, Math.max(from, mean - length / 2))
}
