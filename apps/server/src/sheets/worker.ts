import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './press.ts'
import type { Topology } from 'topojson-specification'
import { sheetPdf } from '@sandtable/print'

const { pack, map, wanted } = workerData as Order
parentPort?.postMessage(await sheetPdf(pack, JSON.parse(map) as Topology, wanted))
