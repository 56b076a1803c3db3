import type { Box, Polyline, Point } from '../../../plane.ts'
import type { El } from '../../../el.ts'
import type { Palette } from '../../../palette.ts'
import { el, short } from '../../../el.ts'
import { boundsOf, overlap } from '../../../plane.ts'

/** How a battle is looked at. */
export interface Shown {
  /** Pixels of the screen that a metre takes; letters, marks and lines keep their size on the screen. */
  readonly scale: number
  readonly palette: Palette
  /** Begins every id in the drawing, so that two can stand on one page. */
  readonly id: string
}

/** And which part of the ground is drawn, in metres; what lies outside is left out. */
export interface Viewed extends Shown {
  readonly window: Box
}

/** A number of pixels in metres. */
export const pixels = ({ scale }: Shown, many: number): number => many / scale

/** Whether any of a line is visible, with this margin around it. */
export const isSeen = ({ window }: Viewed, line: Polyline, around = 0): boolean => {
  const [left, top, right, bottom] = boundsOf([line])
  return overlap([left - around, top - around, right + around, bottom + around], window)
}

export const isIn = ([left, top, right, bottom]: Box, [x, y]: Point, around = 0): boolean =>
  x > left - around && x < right + around && y > top - around && y < bottom + around

/** Points in pixels, for what is drawn in a group that `onScreen` makes: hatches and stripes keep their size there. */
export const inPixels = ({ scale }: Shown, line: Polyline): Point[] =>
  line.map(([x, y]) => [x * scale, y * scale])

/** A drawing in pixels on the ground, whose upper left corner is at this place. */
export const onScreen = ({ scale }: Shown, [x, y]: Point, ...kids: Parameters<typeof el>[2][]): El =>
  el('g', { transform: `translate(${short(x)} ${short(y)}) scale(${short(10000 / scale) / 10000})` }, ...kids)
