import type { Box, Point } from '../../../plane.ts'
import type { Face } from '../../../letters.ts'

/** A name that found room. */
export interface Label {
  readonly face: Face
  readonly lines: readonly string[]
  /** The middle of its box; for one that follows a curve, of the curve. */
  readonly at: Point
  /** Of its letters, in units of the drawing. */
  readonly size: number
  /** What it covers. */
  readonly boxes: readonly Box[]
  /** The curve that it follows; null: it lies straight. */
  readonly curve: readonly Point[] | null
  /** The region whose ground it lies on, for its halo; null: off the board. */
  readonly on: number | null
}

/** Whether nothing lies in a box yet. */
export type Free = (box: Box) => boolean

/** How large a counter is on the screen, in pixels: it follows the scale of the map only a little. */
export const counterSize = (ground: { readonly counter: number }, scale: number): number =>
  Math.round(Math.min(60, Math.max(28, ground.counter * scale ** 0.75)))

/** The same for letters, as a factor. */
export const letterScale = (scale: number): number => Math.min(1.25, Math.max(0.88, scale ** 0.25))

/** The same for marks of places. */
export const markScale = (scale: number): number => Math.min(1.4, Math.max(0.8, scale ** 0.4))
