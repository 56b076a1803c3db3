import { Worker } from 'node:worker_threads'
import type { Pack } from '@sandtable/shelf'
import type { Wanted } from '@sandtable/print'

/** A printing thread's input: a pack, with its map's outlines if it has any. */
export interface Order {
  readonly pack: Pack
  readonly map: string | null
  readonly wanted: Wanted
}

/** How many sheets may wait for printing, and how many bytes of printed ones to keep. */
const WAITING = 8
const KEPT = 32 * 1024 * 1024

/** Prints sheets one after another in a thread of its own, so that no game waits for one, and keeps the last of them. */
export interface Press {
  /** Null: too many sheets are waiting already. */
  readonly sheet: (order: Order) => Promise<Uint8Array> | null
  readonly close: () => Promise<void>
}

export function openPress(): Press {
  /** The last requested comes last. */
  const printed = new Map<string, Promise<Uint8Array>>()
  const sizes = new Map<string, number>()
  let waiting = 0
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
  const forget = (key: string): void => {
    printed.delete(key)
    sizes.delete(key)
  }
  const keep = (key: string, { byteLength }: Uint8Array): void => {
    sizes.set(key, byteLength)
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    for (const oldest of printed.keys()) {
      if (total <= KEPT) return
      total -= sizes.get(oldest) ?? 0
      if (sizes.has(oldest)) forget(oldest)
    }
  }
  return {
    sheet: order => {
      const { pack, wanted } = order
      const key = `${pack.id} ${wanted.paper} ${wanted.what.join()} ${wanted.language}`
      const before = printed.get(key)
      if (before === undefined && waiting >= WAITING) return null
      const found = before ?? last.then(() => print(order)).finally(() => waiting--)
      printed.delete(key)
      printed.set(key, found)
      if (before !== undefined) return before
      waiting++
      // A sheet that failed may be requested again.
      last = found.then(
        sheet => keep(key, sheet),
        () => forget(key),
      )
      return found
    },
    close: async () => {
      closed = true
      await at?.terminate()
    },
  }
}
