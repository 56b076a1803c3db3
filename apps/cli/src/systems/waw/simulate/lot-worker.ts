import { parentPort, workerData } from 'node:worker_threads'
import type { Job } from './lots.ts'
import { playLot } from './tally.ts'

const { s, seed, runs } = workerData as Job

parentPort?.on('message', (lot: number) => parentPort?.postMessage(playLot(s, seed, lot, runs)))
