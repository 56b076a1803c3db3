export type { Board } from './regions.ts'
export { board, borderBetween, NEVER, spread } from './regions.ts'
export type { Outline } from './plane/outlines.ts'
export {
  contains,
  containsWithin,
  distanceFromSegment,
  distanceOfOutlines,
  distanceToOutline,
  overlap,
} from './plane/outlines.ts'
export type { Facing, Point } from './plane/points.ts'
export { distance, orientation, placed, wayLength } from './plane/points.ts'
export { root, scaled, share } from './plane/root.ts'
export { distanceOfSegments, distanceToSegment, isOn, meet, meetingPoint, partWay } from './plane/segments.ts'
export { enters, stretches } from './plane/stretches.ts'
