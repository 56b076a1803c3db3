import type { FieldFile } from '@sandtable/scenario'
import type { LossDesk } from './loss-worker.ts'
import type { OpenThread } from '../../../threads/open-thread.ts'
import { openThread } from '../../../threads/open-thread.ts'

/** A worker that works out what shots cost in one battle. */
export type OpenLosses = OpenThread<LossDesk>

export const openLosses = (pack: FieldFile): OpenLosses =>
  openThread<LossDesk>(
    () => new Worker(new URL('./loss-worker.ts', import.meta.url), { type: 'module' }),
    desk => desk.lay(pack),
  )
