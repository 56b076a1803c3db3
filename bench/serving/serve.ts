/**
 * A server to be loaded, in a process of its own: `node serve.ts WHAT`, as JSON. It says its address;
 * asked for its `cpu` it says what it has cost so far, in microseconds, and for its `memory` what it holds, in bytes. It ends with
 * its input.
 */
import type { Where } from '@sandtable/store'
import { createInterface } from 'node:readline'
import { startServer } from '@sandtable/server'
import { cpu } from '../measure.ts'
import { bareServer } from './bare-server.ts'

export interface Served {
  readonly is: 'sandtable' | 'bare'
  readonly where: Where
}

const { is, where } = JSON.parse(process.argv[2] as string) as Served
const { url } =
  is === 'bare'
    ? await bareServer(where)
    : await startServer({ port: 0, host: '127.0.0.1', store: where, proxied: true, threads: 1 })
createInterface(process.stdin)
  .on('line', asked => console.log(asked === 'cpu' ? cpu() : held()))
  .on('close', () => process.exit())
console.log(url)

/** Without unneeded parts. */
function held(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed
}
