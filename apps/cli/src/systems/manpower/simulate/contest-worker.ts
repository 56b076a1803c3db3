import { parentPort, workerData } from 'node:worker_threads'
import type { Contest } from './contest.ts'
import { playLot } from './contest.ts'

const contests = workerData as readonly Contest[]

parentPort?.on('message', (lot: number) => parentPort?.postMessage(playLot(contests, lot)))
