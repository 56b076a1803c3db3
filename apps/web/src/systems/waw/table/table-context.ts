import type { Desk, DeskState, Lay } from './logic/desk.ts'
import type { OpenDesk } from '../odds/odds-desk.ts'
import type { PrintedWar } from '../game/printed-war.ts'
import type { Framed } from '../../../frame/frame-context.ts'
import type { Reopened } from '../climax/reopened.ts'
import type { Selection } from './logic/selection.ts'
import type { StoreApi } from 'zustand/vanilla'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'

/** Everything that the parts of a war's table share. */
export interface AtTable extends Framed {
  readonly opened: PrintedWar
  readonly desk: Desk
  /** The worker for odds. */
  readonly odds: OpenDesk
  /** The battle or siege that is looked at again. */
  readonly reopened: StoreApi<Reopened>
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
/** No orders now: one is being sent, or the connection is lost. */
export const useHeld = (): boolean =>
  useStore(useTable().desk.state, ({ busy, lay }) => busy || !lay.seen.connected)
