import type { Besieged } from './besieged.ts'
import { seeded } from '@sandtable/kernel'
import { REASONS, REFUSALS } from './documented.ts'
import { mangledFrame } from './mangled-frames.ts'
import { frame, framesIn, PONG, rawSocket, TEXT_FRAME } from './raw-line.ts'

const AT_ONCE = 16
const CLOSE_FRAME = 8
/** WebSocket close codes for a line that breaks the protocol, or for an answered goodbye. */
const CODES: readonly number[] = [1000, 1002, 1003, 1005, 1007, 1008, 1009]

/** Throws mangled frames at a game, each over its own line, and counts the results. */
export async function throwFrames(
  at: Besieged,
  count: number,
  seed: string,
): Promise<ReadonlyMap<string, number>> {
  const ends = new Map<string, number>()
  let next = 0
  const thrower = async (): Promise<void> => {
    for (let i = next++; i < count; i = next++) {
      const end = await throwOne(at, i, `${seed} ${i}`)
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, thrower))
  return ends
}

/** One frame, on a line that has said hello or on one that hasn't; then nothing more comes. */
async function throwOne({ house, game }: Besieged, number: number, seed: string): Promise<string> {
  const line = await rawSocket(house.url, game.game)
  if (number % 3 === 0) {
    line.write(frame('{"do":"hello"}'))
    await line.until(got => got.includes('"is":"state"'))
  }
  const before = framesIn(line.got()).length
  const { what, bytes } = mangledFrame(seeded(seed), number)
  line.write(bytes)
  line.end()
  await line.until(() => false)
  if (!line.isClosed()) throw new Error(`seed '${seed}': the line stays open after ${what}`)
  const ends = framesIn(line.got())
    .slice(before)
    .map(({ kind, payload }) => endOf(kind, payload))
  const wrong = ends.find(end => end.startsWith('?'))
  if (wrong !== undefined) throw new Error(`seed '${seed}': ${what} was answered ${wrong}`)
  return ends[0] ?? 'cut off'
}

/** A server frame's content; with a question mark if it may not go to such a client. */
function endOf(kind: number, payload: string): string {
  if (kind === PONG) return 'pong'
  if (kind === CLOSE_FRAME) {
    const code = payload === '' ? 1005 : payload.charCodeAt(0) * 256 + payload.charCodeAt(1)
    return CODES.includes(code) ? `closed ${code}` : `? closed ${code}`
  }
  const {
    is,
    why,
    reason = why,
    parts = {},
    text,
    id,
    ...rest
  } = (kind === TEXT_FRAME ? JSON.parse(payload) : {}) as Record<string, unknown>
  const plain = is === 'refused' && REFUSALS.has(why as string) && typeof text === 'string'
  const reasoned = REASONS.has(reason as string) && typeof parts === 'object'
  return plain && reasoned && Object.keys(rest).length === 0 && (id === null || id === 'h')
    ? `refused ${String(why)}`
    : `? ${payload}`
}
