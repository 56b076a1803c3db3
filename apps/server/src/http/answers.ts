import type { FastifyInstance } from 'fastify'
import type { Clock } from '../time.ts'
import type { Backlog } from './backlog.ts'
import { addressOf } from './limits.ts'

/** An answer must be read within this many milliseconds, plus the time its size takes at this many bytes a second. */
const GRACE = 15_000
const SLOWEST = 32 * 1024
/** How often to look for late readers, in milliseconds. */
const ROUND = 5_000

/** Drops clients that don't read the answers to their requests, or read them too slowly. Returns a way to stop. */
export function boundAnswers(app: FastifyInstance, clock: Clock, backlog: Backlog): () => void {
  /** When each unread answer is late. */
  const unread = new Map<() => void, number>()
  app.addHook('onSend', async ({ ip, raw }, reply, payload) => {
    const size = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
    // Files are in memory once for all clients; a text is made for each answer.
    const own = typeof payload === 'string' ? size : 0
    const drop = (): void => void raw.socket.destroy()
    const leave = backlog.watch({ address: addressOf(ip), waiting: () => own, drop })
    unread.set(drop, clock.now() + GRACE + (size / SLOWEST) * 1000)
    const read = (): void => {
      leave()
      unread.delete(drop)
    }
    reply.raw.once('finish', read).once('close', read)
    backlog.grow(own)
    return payload
  })
  return clock.every(ROUND, () => {
    for (const [drop, late] of unread) if (late <= clock.now()) drop()
  })
}
