import { parentPort, workerData } from 'node:worker_threads'
import type { War } from './war-tally.ts'
import { playWar } from './war-tally.ts'

const war = workerData as War

parentPort?.on('message', (game: number) => parentPort?.postMessage(playWar(war, game)))
