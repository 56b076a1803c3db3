import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

/** Where a piece is on the screen. */
export interface Beside {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The card that is open: whose it is, by what the page calls the piece, and where the piece is on the screen. */
export interface OpenCard {
  readonly piece: string
  readonly beside: Beside
  /** It was opened by a key or a finger, and takes the focus. */
  readonly isHeld: boolean
}

export interface Cards {
  readonly open: OpenCard | null
  readonly show: (card: OpenCard | null) => void
  /** The piece that a finger rests on, until its card opens. */
  readonly pressed: Beside | null
  readonly press: (piece: Beside | null) => void
}

export const createCards = (): StoreApi<Cards> =>
  createStore<Cards>(put => ({
    open: null,
    show: open => put({ open, pressed: null }),
    pressed: null,
    press: pressed => put({ pressed }),
  }))
