import { copy } from '@sandtable/kernel'
import type { DeepReadonly, Happenings, Part } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Position, Work } from '../position.ts'
import { at } from '../position.ts'

export type WorkEvent =
  | {
      readonly is: 'work-begun'
      /** The player. */
      readonly side: number
      readonly group: number
      readonly work: DeepReadonly<Work>
      readonly cost: number
    }
  | { readonly is: 'wall-raised'; readonly work: DeepReadonly<Work> }
  | { readonly is: 'work-advanced'; readonly work: number; readonly by: number }
  | {
      readonly is: 'work-finished'
      readonly work: number
      readonly done: number
      readonly because: readonly Part[]
    }
  | { readonly is: 'work-taken'; readonly work: number; readonly side: number }

const workAt = (p: Position, w: number): Work => p.works[w] as Work

export const WORK_EVENTS: Happenings<Battle, WorkEvent> = {
  'work-begun': {
    seen: 'everyone',
    apply: (p, { side, work, cost }) => {
      p.manpower[side] = at(p.manpower, side) - cost
      p.works.push(copy(work) as Work)
    },
  },
  'wall-raised': { seen: 'everyone', apply: (p, { work }) => void p.works.push(copy(work) as Work) },
  'work-advanced': { seen: 'everyone', apply: (p, { work, by }) => void (workAt(p, work).done += by) },
  'work-finished': {
    seen: 'everyone',
    apply: (p, { work, done }) => void (workAt(p, work).done = done),
  },
  'work-taken': { seen: 'everyone', apply: (p, { work, side }) => void (workAt(p, work).owner = side) },
}
