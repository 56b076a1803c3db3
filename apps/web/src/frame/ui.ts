import type { StoreApi } from 'zustand/vanilla'
import type { OverlayKind } from '../map/index.ts'
import { createStore } from 'zustand/vanilla'

export type Tab = 'sheet' | 'log' | 'rules' | 'replay' | 'learn'
/** Rests of the sheet on a small screen. */
export type Rest = 'low' | 'half' | 'full'

/** The open parts of the screen, beside the game itself. */
export interface Ui {
  readonly tab: Tab
  /** The rule that is shown; null: all of them. */
  readonly rule: string | null
  /** A place to show on the map, and how often it was asked for. */
  readonly shown: { readonly region: number; readonly times: number } | null
  readonly dialog: 'keys' | 'links' | 'odds' | 'end' | 'resign' | null
  readonly hand: boolean
  readonly overlay: OverlayKind | null
  readonly rest: Rest
  readonly showTab: (tab: Tab) => void
  readonly showRule: (rule: string | null) => void
  readonly showPlace: (region: number) => void
  readonly open: (dialog: Ui['dialog']) => void
  readonly raise: (hand: boolean) => void
  readonly pull: (rest: Rest) => void
  readonly lay: (overlay: OverlayKind | null) => void
}

/** At first only this tab is open. */
export const createUi = (tab: Tab): StoreApi<Ui> =>
  createStore<Ui>((put, get) => ({
    tab,
    rule: null,
    shown: null,
    dialog: null,
    hand: false,
    overlay: 'control',
    rest: 'low',
    showTab: shown => put({ tab: shown }),
    showRule: rule => put({ tab: 'rules', rule, rest: 'full' }),
    showPlace: region => put({ shown: { region, times: (get().shown?.times ?? 0) + 1 } }),
    open: dialog => put({ dialog }),
    raise: hand => put({ hand }),
    pull: rest => put({ rest }),
    lay: overlay => put({ overlay }),
  }))
