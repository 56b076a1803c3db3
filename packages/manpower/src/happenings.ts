import type { EventRule } from '@sandtable/kernel'
import type { Position } from './position.ts'
import type { Scenario } from './scenario.ts'

/** Whatever a chapter's events are, they change the same position. */
interface Any {
  s: Scenario
  p: Position
  e: { readonly is: string }
}

/** What each event of a chapter changes, and who sees it. */
export type Happenings<E extends { readonly is: string }> = {
  readonly [I in E['is']]: EventRule<Any, Extract<E, { is: I }>>
}
