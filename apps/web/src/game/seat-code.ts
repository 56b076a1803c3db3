import type { HeldSeat } from './seats.ts'

const HEAD = 'seat-'

/** A seat as text for another device. Anyone with the text has the seat. */
export const seatCode = (seat: HeldSeat): string => HEAD + packed(JSON.stringify({ ...seat, links: [] }))

/** The seat of a code; null: not a seat code. */
export function seatOfCode(text: string): HeldSeat | null {
  const code = text.trim()
  if (!code.startsWith(HEAD)) return null
  try {
    const seat: unknown = JSON.parse(unpacked(code.slice(HEAD.length)))
    return isSeat(seat) ? seat : null
  } catch {
    return null
  }
}

const TEXTS = ['game', 'token', 'nonce', 'commitment', 'scenario', 'title']

function isSeat(value: unknown): value is HeldSeat {
  if (typeof value !== 'object' || value === null) return false
  const seat = value as Readonly<Record<string, unknown>>
  const { player, links } = seat
  return (
    TEXTS.every(name => typeof seat[name] === 'string') &&
    Number.isSafeInteger(player) &&
    (player as number) >= 0 &&
    Array.isArray(links) &&
    links.length === 0
  )
}

/** Text as letters that survive being pasted anywhere. */
const packed = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const unpacked = (letters: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0)),
  )
