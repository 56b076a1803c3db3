import type { StoreApi } from 'zustand/vanilla'
import { createStore } from 'zustand/vanilla'

/** A battle or siege of the past that is looked at again, by the event of the tale where it began; null: none. */
export interface Reopened {
  readonly id: number | null
  readonly open: (id: number) => void
  readonly close: () => void
}

export const createReopened = (): StoreApi<Reopened> =>
  createStore<Reopened>(put => ({
    id: null,
    open: id => put({ id }),
    close: () => put({ id: null }),
  }))
