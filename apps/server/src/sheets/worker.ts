import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './press.ts'
import type { Print } from '@sandtable/print'
import { PRINTS } from '@sandtable/print'

const { pack, map, wanted } = workerData as Order
const { sheet } = PRINTS[pack.ruleset] as Print

parentPort?.postMessage(await sheet(pack, wanted, map))
