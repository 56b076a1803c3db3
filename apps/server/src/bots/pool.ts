import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Answer } from '@sandtable/kernel'
import type { Job } from './job.ts'

/** Threads in which bots think, so that the server never waits for one. */
export interface BotPool {
  /** The bot's answer; undefined: the server is stopping. */
  readonly think: (job: Job) => Promise<Answer | undefined>
  readonly close: () => Promise<void>
}

interface Asked {
  readonly job: Job
  readonly resolve: (answer: Answer | undefined) => void
  readonly reject: (error: Error) => void
}

/** The script of a thread: it knows the systems that come with the program. */
const SCRIPT = new URL('./worker.ts', import.meta.url)

export function openBots(threads = Math.max(1, availableParallelism() - 1), script = SCRIPT): BotPool {
  const queue: Asked[] = []
  const crew = new Set<Worker>()
  const resting: Worker[] = []
  let closed = false
  const next = (): void => {
    if (queue.length === 0) return
    const worker = resting.pop() ?? (crew.size < threads ? hire() : undefined)
    if (worker !== undefined) give(worker, queue.shift() as Asked)
  }
  const hire = (): Worker => {
    const worker = new Worker(script)
    worker.unref()
    crew.add(worker)
    return worker
  }
  /** A worker that fails is dropped; the next job gets a new one. */
  const give = (worker: Worker, { job, resolve, reject }: Asked): void => {
    const answered = (answer: Answer): void => {
      worker.off('error', failed)
      resting.push(worker)
      resolve(answer)
      if (!closed) next()
    }
    const failed = (error: unknown): void => {
      worker.off('message', answered)
      crew.delete(worker)
      reject(error as Error)
      if (!closed) next()
    }
    worker.once('message', answered)
    worker.once('error', failed)
    worker.postMessage(job)
  }
  return {
    think: job =>
      new Promise((resolve, reject) => {
        if (closed) return resolve(undefined)
        queue.push({ job, resolve, reject })
        next()
      }),
    close: async () => {
      closed = true
      for (const { resolve } of queue.splice(0)) resolve(undefined)
      await Promise.all([...crew].map(worker => worker.terminate()))
    },
  }
}
