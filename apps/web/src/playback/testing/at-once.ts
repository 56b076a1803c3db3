import type { Manner } from '../cursor.ts'

/** Everything is shown at once, and no visit is remembered. */
export const AT_ONCE: Manner = {
  isStill: () => true,
  detail: () => 'rolls',
  speed: () => 1,
  isHidden: () => false,
  lastLook: () => null,
  look: () => {},
}
