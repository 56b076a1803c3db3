import { parentPort, workerData } from 'node:worker_threads'
import type { Field } from './field-tally.ts'
import { playField } from './field-tally.ts'

const field = workerData as Field

parentPort?.on('message', (game: number) => parentPort?.postMessage(playField(field, game)))
