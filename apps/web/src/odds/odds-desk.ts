import type { Remote } from 'comlink'
import type { PackFile } from '@sandtable/scenario'
import type { OddsDesk } from './odds-worker.ts'
import { wrap } from 'comlink'

/** A thread that works out odds for one pack, until it is closed. */
export interface OpenDesk {
  readonly desk: Remote<OddsDesk>
  readonly close: () => void
}

export function openOddsDesk(pack: PackFile): OpenDesk {
  const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
  const desk = wrap<OddsDesk>(worker)
  void desk.lay(pack)
  return { desk, close: () => worker.terminate() }
}
