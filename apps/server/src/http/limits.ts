import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../time.ts'
import { problem } from './headers.ts'
import { refusal } from '../refusals.ts'

/** A burst, and a rate per second after that. */
export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** New games and seats from one address: a table full at once, then one every two seconds. */
const SITTING_DOWN = { burst: 60, perSecond: 0.5 }
/** All HTTP requests from one address: a page with all its parts, then as much as a person can read. */
const ASKING = { burst: 300, perSecond: 30 }

/** Lets things through until they come too often; one may count as several. */
export function openGate({ burst, perSecond }: Rate, clock: Clock): (cost?: number) => boolean {
  let [left, at] = [burst, clock.now()]
  return (cost = 1) => {
    const now = clock.now()
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond)
    at = now
    if (left < cost) return false
    left -= cost
    return true
  }
}

/** How many addresses are remembered; the one idle longest is forgotten first. */
const MOST = 10_000

/** A gate for each address. */
export function openGates(
  rate: Rate,
  clock: Clock,
  most = MOST,
): (address: string, cost?: number) => boolean {
  const gates = new Map<string, (cost?: number) => boolean>()
  return (address, cost) => {
    const gate = gates.get(address) ?? openGate(rate, clock)
    gates.delete(address)
    gates.set(address, gate)
    const [oldest] = gates.keys()
    if (gates.size > most && oldest !== undefined) gates.delete(oldest)
    return gate(cost)
  }
}

/** Counts what each address holds at once; returns a way to give it back, or null if the address has enough. */
export function openTally(most: number): (address: string) => (() => void) | null {
  const held = new Map<string, number>()
  const change = (address: string, by: number): void => {
    const now = (held.get(address) ?? 0) + by
    if (now === 0) held.delete(address)
    else held.set(address, now)
  }
  return address => {
    if ((held.get(address) ?? 0) >= most) return null
    change(address, 1)
    return () => change(address, -1)
  }
}

/** What counts as one address: for IPv6 a whole /64 net, the least that any customer gets. */
export const addressOf = (ip: string): string => blockOf(ip, 4)

/** What one customer may be given: for IPv6 a whole /48 net. */
export const netOf = (ip: string): string => blockOf(ip, 3)

/** An IPv4 address itself; for an IPv6 address its first groups of 16 bits. */
function blockOf(ip: string, length: number): string {
  const [plain = ''] = ip.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain
  const [head = '', tail] = plain.split('::')
  const [front, back] = [head, tail ?? ''].map(half => half.split(':').filter(group => group !== ''))
  const zeroes = tail === undefined ? 0 : Math.max(0, 8 - (front?.length ?? 0) - (back?.length ?? 0))
  const groups = [...(front ?? []), ...Array.from({ length: zeroes }, () => '0'), ...(back ?? [])]
  return `${groups
    .slice(0, length)
    .map(group => parseInt(group, 16).toString(16))
    .join(':')}::`
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** A client on this machine, which can read everything anyway; or a proxy that doesn't say whom it asks for. */
export const isHere = (ip: string): boolean =>
  LOOPBACK.check(ip, 'ipv6') || (isIPv4(ip) && LOOPBACK.check(ip))

/** Turns away addresses that ask too often. */
export function keepPace(app: FastifyInstance, clock: Clock): void {
  const asking = openGates(ASKING, clock)
  const sitting = openGates(SITTING_DOWN, clock)
  app.addHook('onRequest', async ({ ip, method }, reply) => {
    const address = addressOf(ip)
    if (!isHere(ip) && !asking(address)) return problem(reply, refusal('too-fast'))
    if (method === 'POST' && !sitting(address)) return problem(reply, refusal('too-many-games'))
  })
}
