import type { Point } from '@sandtable/board'

/** Tenths of a step in every direction. */
// prettier-ignore
export const AROUND: readonly Point[] = [[10, 0], [7, 7], [0, 10], [-7, 7], [-10, 0], [-7, -7], [0, -10], [7, -7]]
