import type { Box, Polyline, Point } from '../../../plane.ts'
import { boundsOf, isInside } from '../../../plane.ts'
import { chance } from '../../../chance.ts'
import { isIn } from './drawn.ts'

/** A place where something grows, and its size relative to its kind. */
export type Grown = readonly [place: Point, size: number]

/**
 * Places in a ring on a jittered grid, always alike for one seed and one distance, whichever part of them is looked at.
 */
export function scatteredIn(ring: Polyline, apart: number, seed: number, window: Box): Grown[] {
  const [left, top, right, bottom] = boundsOf([ring])
  const found: Grown[] = []
  for (let row = Math.max(0, rowOf(window[1] - top, apart)); top + row * apart < bottom; row++) {
    if (top + row * apart > window[3] + apart) break
    const next = chance(seed + row * 7919)
    for (let x = left + ((row % 2) * apart) / 2; x < right; x += apart) {
      const p: Point = [x + (next() - 0.5) * apart * 0.7, top + row * apart + (next() - 0.5) * apart * 0.7]
      const size = 0.8 + next() * 0.4
      if (isIn(window, p, apart) && isInside([ring], p)) found.push([p, size])
    }
  }
  return found
}

const rowOf = (far: number, apart: number): number => Math.floor(far / apart) - 1
