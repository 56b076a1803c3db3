import { Worker } from 'node:worker_threads'
import type { FieldWanted, Wanted } from '@sandtable/print'
import type { FieldFile, PackFile } from '@sandtable/scenario'

/** What a thread is given to print: a war with its geometry, or a battle in metres. */
export type Order =
  | { readonly of: 'war'; readonly pack: PackFile; readonly map: string; readonly wanted: Wanted }
  | { readonly of: 'battle'; readonly pack: FieldFile; readonly wanted: FieldWanted }

/** Prints sheets, each once, one after another in a thread of its own, so that no game waits for one. */
export interface Press {
  readonly sheet: (order: Order) => Promise<Uint8Array>
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
    sheet: order => {
      const { pack, wanted } = order
      const key = `${pack.id} ${wanted.paper} ${wanted.what.join()}`
      const before = printed.get(key)
      if (before !== undefined) return before
      const found = last.then(() => print(order))
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
