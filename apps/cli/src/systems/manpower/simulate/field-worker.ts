import { parentPort, workerData } from 'node:worker_threads'
import type { BattleTournament } from './field-tally.ts'
import { playField } from './field-tally.ts'

const field = workerData as BattleTournament

parentPort?.on('message', (game: number) => parentPort?.postMessage(playField(field, game)))
