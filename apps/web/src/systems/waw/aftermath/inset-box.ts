import type { Box, Ground, Point } from '@sandtable/draw'

/** The least width of the shown part, in units of the map, and its height as a share of that. */
const LEAST = 420
/** Space around what must be seen: a stack with its name. */
const ROOM = 90

/** The part of a map that shows these regions, as wide as high by this share. */
export function insetBox({ regions }: Pick<Ground, 'regions'>, shown: readonly number[], share: number): Box {
  const anchors = shown.flatMap((region): Point[] => {
    const anchor = regions[region]?.anchor
    return anchor === undefined ? [] : [anchor]
  })
  const [xs, ys] = [anchors.map(([x]) => x), anchors.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const width = Math.max(LEAST, right - left + 2 * ROOM, (bottom - top + 2 * ROOM) / share)
  const [x, y] = [(left + right - width) / 2, (top + bottom - width * share) / 2]
  return [x, y, x + width, y + width * share]
}
