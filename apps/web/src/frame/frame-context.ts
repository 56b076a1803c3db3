import type { GameSummary } from '@sandtable/protocol'
import type { Mark } from '@sandtable/draw'
import type { StoreApi } from 'zustand/vanilla'
import type { HeldSeat } from '../game/seats.ts'
import type { Cards } from '../cards/card-state.ts'
import type { Ui } from './ui.ts'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

/** What the frame of a table knows, whatever is played on it. */
export interface Framed {
  readonly game: string
  readonly summary: GameSummary
  readonly title: string
  readonly about: string
  /** By player: name and mark. */
  readonly players: readonly string[]
  readonly marks: readonly Mark[]
  /** The game has counters, whose symbols can be chosen. */
  readonly counters: boolean
  readonly seats: readonly HeldSeat[]
  readonly ui: StoreApi<Ui>
  /** The card of a piece that is open. */
  readonly cards: StoreApi<Cards>
}

export const FrameContext = createContext<Framed | null>(null)

export function useFrame(): Framed {
  const frame = useContext(FrameContext)
  if (frame === null) throw new Error('this part is not in the frame of a table')
  return frame
}

export const useUi = (): Ui => useStore(useFrame().ui)
