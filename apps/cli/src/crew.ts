import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Scenario } from '@sandtable/waw'
import type { Tally } from './tally.ts'
import { addTally, emptyTally, forSimulation, lotsOf, playLot } from './tally.ts'

export interface Job {
  readonly s: Scenario
  readonly seed: string
  readonly runs: number
}

/** How many hands a job is worth. */
export const handsFor = (runs: number, wanted = availableParallelism()): number =>
  Math.max(1, Math.min(wanted, lotsOf(runs)))

/** Plays all lots of a job on so many threads, and tells after each how many runs are done. */
export async function playAll(job: Job, hands: number, done: (runs: number) => void): Promise<Tally> {
  const made = { ...job, s: forSimulation(job.s) }
  const sum = emptyTally(job.s)
  const take = (tally: Tally): void => {
    addTally(sum, tally)
    done(sum.runs)
  }
  if (hands === 1) await playAlone(made, take)
  else await playTogether(made, hands, take)
  return sum
}

/** One thread is this one; between lots it lets the progress bar be drawn. */
async function playAlone({ s, seed, runs }: Job, take: (tally: Tally) => void): Promise<void> {
  for (let lot = 0; lot < lotsOf(runs); lot++) {
    take(playLot(s, seed, lot, runs))
    await setImmediate()
  }
}

/** Each worker asks for the next lot when it has finished one. */
async function playTogether(job: Job, hands: number, take: (tally: Tally) => void): Promise<void> {
  const lots = lotsOf(job.runs)
  let next = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./lot-worker.ts', import.meta.url), { workerData: job })
    try {
      while (next < lots) take(await answer(worker, next++))
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
}

const answer = (worker: Worker, lot: number): Promise<Tally> =>
  new Promise((resolve, reject) => {
    worker.once('message', (tally: Tally) => {
      worker.off('error', reject)
      resolve(tally)
    })
    worker.once('error', reject)
    worker.postMessage(lot)
  })
