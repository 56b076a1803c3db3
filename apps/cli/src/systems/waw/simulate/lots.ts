import type { Scenario } from '@sandtable/waw'
import type { Tally } from './tally.ts'
import { shareOut } from '../../../simulate/crew.ts'
import { addTally, emptyTally, forSimulation, lotsOf, playLot } from './tally.ts'

/** A battle to be played this many times. */
export interface Job {
  readonly s: Scenario
  readonly seed: string
  readonly runs: number
}

/** Plays all lots of a job on this many threads, and reports after each how many runs are done. */
export async function playAll(job: Job, hands: number, done: (runs: number) => void): Promise<Tally> {
  const data = { ...job, s: forSimulation(job.s) }
  const sum = emptyTally(job.s)
  const work = {
    lots: lotsOf(job.runs),
    here: (lot: number) => playLot(data.s, job.seed, lot, job.runs),
    script: new URL('./lot-worker.ts', import.meta.url),
    data,
  }
  await shareOut<Tally>(work, hands, tally => {
    addTally(sum, tally)
    done(sum.runs)
  })
  return sum
}
