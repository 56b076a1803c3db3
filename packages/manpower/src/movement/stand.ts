import { copy } from '@sandtable/kernel'
import type { Group, Pair, Position } from '../position.ts'
import { at } from '../position.ts'

/** Where a group is, which way its front faces, and which units are displaced. */
export interface Stance {
  readonly at: Pair
  readonly facing: Pair
  readonly strays: readonly [number, number, number][]
}

/** A group takes its place. */
export function stand(p: Position, g: number, { at: [x, y], facing, strays }: Stance): Group {
  return Object.assign(at(p.groups, g), { at: [x, y], facing: [...facing], strays: copy(strays) })
}
