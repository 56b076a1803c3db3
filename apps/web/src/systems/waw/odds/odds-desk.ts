import type { PackFile } from '@sandtable/scenario'
import type { OddsDesk } from './odds-worker.ts'
import type { OpenThread } from '../../../threads/open-thread.ts'
import { openThread } from '../../../threads/open-thread.ts'

/** A worker that works out odds for one pack. */
export type OpenDesk = OpenThread<OddsDesk>

export const openOddsDesk = (pack: PackFile): OpenDesk =>
  openThread<OddsDesk>(
    () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' }),
    desk => desk.lay(pack),
  )
