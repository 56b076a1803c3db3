import type { Course, Kind, Ruleset } from '@sandtable/kernel'
import { begin, encode, playThrough, streamed } from '@sandtable/kernel'
import type { GameText } from './game-text.ts'
import type { HeldSeat } from '../game/seats.ts'

/** The result of a dice check. */
export type Verdict =
  'verified' | 'no-promise' | 'other-secret' | 'other-commitment' | 'other-nonce' | 'other-course' | 'cannot'

/** The rules and the scenario of a game. */
interface Played<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
}

/** Answers to replay before other work gets the thread. */
const AT_ONCE = 25

/**
 * Rolls every die of a finished game again: from the secret promised beforehand and the seats' parts, the answers must
 * lead to the same events, to the last one.
 */
export async function verdictOn<K extends Kind>(
  played: Played<K>,
  { fair, answers, entries, log }: GameText,
  seats: readonly HeldSeat[],
): Promise<Verdict> {
  if (fair === null) return 'no-promise'
  // Browsers deny it to pages that didn't come over a secure connection.
  if (globalThis.crypto.subtle === undefined) return 'cannot'
  const { commitment, secret, nonces } = fair
  if (hexOf(await sha256(secret)) !== commitment) return 'other-secret'
  if (seats.some(seat => seat.commitment !== commitment)) return 'other-commitment'
  if (seats.some(seat => seat.nonce !== nonces[seat.player])) return 'other-nonce'
  const key = new DataView(await sha256(secret + nonces.join('')))
  const dice = streamed(Array.from({ length: 8 }, (_, word) => key.getUint32(4 * word, true)))
  const again = await playedAgain(played, dice, { answers, entries })
  return again !== null && encode(again) === encode(log) ? 'verified' : 'other-course'
}

/** The events that follow from the answers; null: these rules refuse one of them. */
async function playedAgain<K extends Kind>(
  { rules, s }: Played<K>,
  dice: ReturnType<typeof streamed>,
  course: Course,
): Promise<readonly K['e'][] | null> {
  const g = begin(rules, s, { dice })
  const playing = playThrough(g, course)
  for (;;) {
    const step = playing.next()
    if (step.done === true) return step.value === null ? g.log : null
    if (step.value % AT_ONCE === 0) await new Promise(resolve => setTimeout(resolve))
  }
}

const sha256 = (hex: string): Promise<ArrayBuffer> => crypto.subtle.digest('SHA-256', bytesOf(hex))

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16))

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
