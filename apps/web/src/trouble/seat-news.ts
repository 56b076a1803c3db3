import type { Kind } from '@sandtable/kernel'

/** One seat's view of its game, without anything of the others. */
export interface SeatNews {
  readonly game: string
  /** The player; null: a spectator. */
  readonly player: number | null
  readonly ruleset: string
  readonly version: number
  readonly stage: string | null
  /** The awaited players. */
  readonly waiting: readonly number[]
  readonly asked: { readonly kind: string; readonly rule: string } | null
  readonly events: readonly Kind['e'][]
}

let last: (() => SeatNews) | null = null

/** Remembers the seat at the screen, even when its table breaks. */
export function keepTold(told: () => SeatNews): void {
  last = told
}

/** The view of the seat at the screen for the game at this address; null: none. */
export function toldAt(path: string): SeatNews | null {
  const told = last?.() ?? null
  return told !== null && path.split('/').includes(told.game) ? told : null
}
