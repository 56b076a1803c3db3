import { Worker } from 'node:worker_threads'
import type { Wanted } from '@sandtable/print'
import type { PackFile } from '@sandtable/scenario'
import { mapText } from '@sandtable/shelf'

/** What a thread is given to print. */
export interface Order {
  readonly pack: PackFile
  readonly map: string
  readonly wanted: Wanted
}

/** Prints sheets, each once, one after another in a thread of its own, so that no game waits for one. */
export interface Press {
  /** The sheet of a scenario; null: it has no map to print. */
  readonly sheet: (pack: PackFile, wanted: Wanted) => Promise<Uint8Array> | null
  readonly close: () => Promise<void>
}

export function openPress(): Press {
  const printed = new Map<string, Promise<Uint8Array>>()
  let last: Promise<unknown> = Promise.resolve()
  let at: Worker | null = null
  let closed = false
  const print = (order: Order): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      if (closed) return reject(new Error('the server is stopping'))
      at = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order })
      at.once('message', resolve)
      at.once('error', reject)
      at.once('exit', () => reject(new Error('the server is stopping')))
    })
  return {
    sheet: (pack, wanted) => {
      const key = `${pack.id} ${wanted.paper} ${wanted.what.join()}`
      const before = printed.get(key)
      if (before !== undefined) return before
      const map = mapText(pack.id)
      if (map === null) return null
      const found = last.then(() => print({ pack, map, wanted }))
      printed.set(key, found)
      // What has failed may be asked for again.
      last = found.catch(() => printed.delete(key))
      return found
    },
    close: async () => {
      closed = true
      await at?.terminate()
    },
  }
}
