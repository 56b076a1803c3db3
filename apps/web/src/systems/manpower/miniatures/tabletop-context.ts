import type { Scenario, Sight, TableOrder } from '@sandtable/manpower'
import { createContext, use } from 'react'
import type { Laid } from './desk.ts'

/** What every part of the page works with. */
interface Tabletop {
  readonly laid: Laid
  readonly s: Scenario
  readonly p: Sight
  readonly openRule: (rule: string) => void
  /** Gives an order; where it wants dice, they are asked for first. */
  readonly order: (order: TableOrder) => void
}

export const TabletopContext = createContext<Tabletop | null>(null)

export function useTabletop(): Tabletop {
  const tabletop = use(TabletopContext)
  if (tabletop === null) throw new Error('no table is laid')
  return tabletop
}
