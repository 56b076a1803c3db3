import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

/** Work in numbered lots, each of which any worker can do. */
export interface Work<T> {
  readonly lots: number
  /** Does a lot in this thread, and names the script that does it in another, with its initial data. */
  readonly here: (lot: number) => T
  readonly script: URL
  readonly data: unknown
}

/** How many workers this many lots are worth. */
export const handsFor = (lots: number, wanted = availableParallelism()): number =>
  Math.max(1, Math.min(wanted, lots))

/** Shares all lots among this many workers, and takes each when it is ready. */
export async function shareOut<T>(work: Work<T>, hands: number, take: (done: T) => void): Promise<void> {
  if (hands === 1) await alone(work, take)
  else await together(work, hands, take)
}

/** One thread is this one; between lots it lets the progress bar be drawn. */
async function alone<T>({ lots, here }: Work<T>, take: (done: T) => void): Promise<void> {
  for (let lot = 0; lot < lots; lot++) {
    take(here(lot))
    await setImmediate()
  }
}

/** Each worker asks for the next lot when it has finished one. */
async function together<T>(
  { lots, script, data }: Work<T>,
  hands: number,
  take: (done: T) => void,
): Promise<void> {
  let next = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(script, { workerData: data })
    try {
      while (next < lots) take(await answer<T>(worker, next++))
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
}

const answer = <T>(worker: Worker, lot: number): Promise<T> =>
  new Promise((resolve, reject) => {
    worker.once('message', (done: T) => {
      worker.off('error', reject)
      resolve(done)
    })
    worker.once('error', reject)
    worker.postMessage(lot)
  })
