import type { StoreApi } from 'zustand/vanilla'
import type { Desk, DeskState, Lay } from './logic/desk.ts'
import type { Mark } from '@sandtable/draw'
import type { HeldSeat } from '../game/seats.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { OpenedGame } from '../game/opened-game.ts'
import type { Selection } from './logic/selection.ts'
import type { Ui } from './ui.ts'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

/** All that the parts of a table share. */
export interface AtTable {
  readonly game: string
  readonly opened: OpenedGame
  readonly seats: readonly HeldSeat[]
  readonly desk: Desk
  /** Where odds are worked out. */
  readonly odds: OpenDesk
  readonly ui: StoreApi<Ui>
  /** By player. */
  readonly marks: readonly Mark[]
}

export const TableContext = createContext<AtTable | null>(null)

export function useTable(): AtTable {
  const table = useContext(TableContext)
  if (table === null) throw new Error('this part is not at a table')
  return table
}

export const useDeskState = (): DeskState => useStore(useTable().desk.state)
export const useLay = (): Lay => useStore(useTable().desk.state, ({ lay }) => lay)
export const useSelection = (): Selection => useStore(useTable().desk.state, ({ selection }) => selection)
/** Nothing can be ordered: an order is on its way, or the line is broken. */
export const useHeld = (): boolean =>
  useStore(useTable().desk.state, ({ busy, lay }) => busy || !lay.seen.connected)
export const useUi = (): Ui => useStore(useTable().ui)
