import type { Scenario, Sight, TableOrder } from '@sandtable/manpower'
import { createContext, use } from 'react'
import type { Laid } from './desk.ts'

/** The state that all parts of the page share. */
interface Tabletop {
  readonly laid: Laid
  readonly s: Scenario
  readonly p: Sight
  readonly openRule: (rule: string) => void
  /** Gives an order; if it needs dice, it asks for them first. */
  readonly order: (order: TableOrder) => void
}

export const MiniaturesContext = createContext<Tabletop | null>(null)

export function useMiniatures(): Tabletop {
  const miniatures = use(MiniaturesContext)
  if (miniatures === null) throw new Error('no table is laid')
  return miniatures
}
