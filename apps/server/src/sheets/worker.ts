import { parentPort, workerData } from 'node:worker_threads'
import type { Order } from './press.ts'
import type { Topology } from 'topojson-specification'
import { fieldSheetPdf, sheetPdf } from '@sandtable/print'

const print = (order: Order): Promise<Uint8Array> =>
  order.of === 'war'
    ? sheetPdf(order.pack, order.map === null ? null : (JSON.parse(order.map) as Topology), order.wanted)
    : fieldSheetPdf(order.pack, order.wanted)

parentPort?.postMessage(await print(workerData as Order))
