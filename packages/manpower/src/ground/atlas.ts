import type { BoxIndex } from '@sandtable/board'
import { boxIndex, boxOf } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'

/** Where to look on a scenario's map: boxes around its terraces, its ground and its walls. */
interface Atlas {
  readonly contours: BoxIndex
  readonly ground: BoxIndex
  readonly walls: BoxIndex
}

const drawn = new WeakMap<Scenario, Atlas>()

/** Drawn when somebody first looks, and kept beside the scenario, which never changes. */
export function atlasOf(s: Scenario): Atlas {
  let atlas = drawn.get(s)
  if (atlas === undefined) {
    atlas = {
      contours: boxIndex(s.map.contours.map(({ outline }) => boxOf(outline))),
      ground: boxIndex(s.map.ground.map(({ outline }) => boxOf(outline))),
      walls: boxIndex(s.map.walls.map(({ line }) => boxOf(line))),
    }
    drawn.set(s, atlas)
  }
  return atlas
}
