export type { Board } from './regions.ts'
export { board, borderBetween, NEVER, spread } from './regions.ts'
export type { Box, BoxIndex } from './plane/boxes.ts'
export {
  boxesTouch,
  boxIndex,
  boxOf,
  grown,
  isInBox,
  joined,
  NOWHERE,
  shiftedBox,
  touchesBox,
} from './plane/boxes.ts'
export type { Nearest } from './plane/nearest.ts'
export { nearestPoints } from './plane/nearest.ts'
export type { Outline } from './plane/outlines.ts'
export {
  contains,
  containsWithin,
  distanceFromSegment,
  distanceOfOutlines,
  distanceToOutline,
  doubleArea,
  overlap,
  shifted,
} from './plane/outlines.ts'
export type { Facing, Point } from './plane/points.ts'
export { along, distance, orientation, placed, squareBetween, turn, wayLength } from './plane/points.ts'
export { root, scaled, share } from './plane/root.ts'
export { distanceOfSegments, distanceToSegment, isOn, meet, meetingPoint, partWay } from './plane/segments.ts'
export type { Shape } from './plane/shapes.ts'
export { boxAround, seenFrom, touches, touchesOutline } from './plane/shapes.ts'
export { enters, stretches } from './plane/stretches.ts'
export type { Mover, Obstacles } from './plane/way-round.ts'
export { obstacles, wayRound } from './plane/way-round.ts'
