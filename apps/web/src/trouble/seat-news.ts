import type { Kind } from '@sandtable/kernel'

/** What one seat saw of its game; nothing in it is anybody else's. */
export interface SeatNews {
  readonly game: string
  /** The player who sits there; null: a spectator. */
  readonly player: number | null
  readonly ruleset: string
  readonly version: number
  readonly stage: string | null
  /** Players who owe an answer. */
  readonly waiting: readonly number[]
  readonly asked: { readonly kind: string; readonly rule: string } | null
  readonly events: readonly Kind['e'][]
}

let last: (() => SeatNews) | null = null

/** From now on this seat is the one at the screen. It is still known when its table has broken. */
export function keepTold(told: () => SeatNews): void {
  last = told
}

/** What the seat at the screen saw of the game at this address; null: no game is played there. */
export function toldAt(path: string): SeatNews | null {
  const told = last?.() ?? null
  return told !== null && path.split('/').includes(told.game) ? told : null
}
