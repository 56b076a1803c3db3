import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Where } from '@sandtable/store'
import type { Orders } from './attacker.ts'
import { gameSummary } from '@sandtable/protocol'
import { startMortal } from './mortal.ts'
import { seated } from './seats.ts'
import { hello } from './tap.ts'

export interface Raid {
  readonly attack: string
  readonly where: Where
  /** Attackers from this machine are exempt from the limits for each address. */
  readonly from: 'elsewhere' | 'this machine'
  /** Its duration, in milliseconds. */
  readonly ms: number
}

/** How a server withstood an attack: its memory in megabytes, and others' waits for an answer, in milliseconds. */
export interface Stand {
  readonly memory: { readonly before: number; readonly peak: number; readonly after: number }
  readonly line: Waits
  readonly newcomers: Waits
}

export interface Waits {
  readonly count: number
  readonly failed: number
  readonly p99: number
  readonly worst: number
}

/** An honest client sends a request this often, in milliseconds; a wait longer than this counts as failed. */
const PAUSE = 30
const PATIENCE = 15_000
/** After an attack the server has this long to calm down. */
const REST = 2_000

/** Attacks a server in its own process, while honest clients go on using it. */
export async function underAttack({ attack, where, from, ms }: Raid): Promise<Stand> {
  const server = await startMortal({ store: where, proxied: from === 'elsewhere' })
  const { game } = await seated(server.url)
  const line = await hello(server.url, game)
  const before = await memoryOf(server.url)
  const { pack } = await gameSummary(server.url, game)
  const orders: Orders = { attack, url: server.url, game, pack }
  const attacker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: orders })
  await once(attacker, 'online')
  const end = Date.now() + ms
  let peak = before
  const [online, newcomers] = await Promise.all([
    repeat(end, () => line.settled()),
    repeat(end, async () => {
      peak = Math.max(peak, await memoryOf(server.url))
    }),
  ])
  await attacker.terminate()
  await sleep(REST)
  const after = await memoryOf(server.url)
  line.close()
  await server.kill()
  return { memory: { before, peak: Math.max(peak, after), after }, line: online, newcomers }
}

/** Megabytes, requested over a new connection, as a newcomer would. */
async function memoryOf(url: string): Promise<number> {
  const reply = await fetch(`${url}/metrics`, { headers: { connection: 'close' } })
  return Math.round(Number(/^sandtable_memory_bytes (\d+)$/m.exec(await reply.text())?.[1]) / 1e6)
}

async function repeat(end: number, ask: () => Promise<void>): Promise<Waits> {
  const waits: number[] = []
  let failed = 0
  while (Date.now() < end) {
    const from = performance.now()
    const ok = await Promise.race([
      ask().then(
        () => true,
        () => false,
      ),
      sleep(PATIENCE, false, { ref: false }),
    ])
    if (ok) waits.push(performance.now() - from)
    else failed++
    await sleep(PAUSE)
  }
  waits.sort((a, b) => a - b)
  const at = (share: number): number => Math.round(waits[Math.ceil((waits.length - 1) * share)] ?? Infinity)
  return { count: waits.length, failed, p99: at(0.99), worst: at(1) }
}
