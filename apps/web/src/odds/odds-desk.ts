import type { Remote } from 'comlink'
import type { PackFile } from '@sandtable/scenario'
import type { OddsDesk } from './odds-worker.ts'

/** A thread that works out odds for one pack, from the first question until it is closed. */
export interface OpenDesk {
  readonly desk: () => Promise<Remote<OddsDesk>>
  readonly close: () => void
}

export function openOddsDesk(pack: PackFile): OpenDesk {
  let [worker, desk]: [Worker | null, Promise<Remote<OddsDesk>> | null] = [null, null]
  const open = async (): Promise<Remote<OddsDesk>> => {
    worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
    const { wrap } = await import('comlink')
    const opened = wrap<OddsDesk>(worker)
    void opened.lay(pack)
    return opened
  }
  return { desk: () => (desk ??= open()), close: () => worker?.terminate() }
}
