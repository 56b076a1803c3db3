import type { Remote } from 'comlink'
import type { PackFile } from '@sandtable/scenario'
import type { OddsDesk } from './odds-worker.ts'

/** A worker that works out odds for one pack, from the first question until it is closed. */
export interface OpenDesk {
  /** Asks it something; fails if the worker couldn't start or has failed. */
  readonly ask: <T>(question: (desk: Remote<OddsDesk>) => Promise<T>) => Promise<T>
  readonly close: () => void
}

interface Thread {
  readonly desk: Remote<OddsDesk>
  /** Rejects if the worker fails; never resolves. */
  readonly broken: Promise<never>
}

export function openOddsDesk(pack: PackFile): OpenDesk {
  let [worker, thread]: [Worker | null, Promise<Thread> | null] = [null, null]
  const open = async (): Promise<Thread> => {
    const started = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
    worker = started
    const broken = new Promise<never>((_, fail) => {
      started.addEventListener('error', ({ message }) => fail(new Error(`the odds stopped: ${message}`)))
    })
    // Callers get the error; without a caller, nobody needs it.
    broken.catch(() => {})
    const { wrap } = await import('comlink')
    const desk = wrap<OddsDesk>(started)
    void desk.lay(pack)
    return { desk, broken }
  }
  return {
    ask: async question => {
      const { desk, broken } = await (thread ??= open())
      return Promise.race([question(desk), broken])
    },
    close: () => worker?.terminate(),
  }
}
