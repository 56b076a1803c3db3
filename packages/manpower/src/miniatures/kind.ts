import type { NoData } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Event } from '../events.ts'
import type { TableEvent } from './events.ts'
import type { TableOrder } from './orders.ts'

/** The types that a table with miniatures is made of: a battle of which nobody knows the map. */
export interface Miniatures extends Battle {
  e: Event | TableEvent
  f: {
    /** Orders one after the other; there is nothing else to keep. */
    table: NoData
  }
  a: {
    /** M-sheet-purpose What somebody at the table does. */
    table: TableOrder
  }
}
