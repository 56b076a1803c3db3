import type { NoData } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Event } from '../events.ts'
import type { TableEvent } from './events.ts'
import type { TableOrder } from './orders.ts'

/** The types of a table with miniatures: a battle without a known map. */
export interface Miniatures extends Battle {
  e: Event | TableEvent
  f: {
    /** Orders one by one; nothing else is kept. */
    table: NoData
  }
  a: {
    /** M-sheet-purpose The actions of people at the table. */
    table: TableOrder
  }
}
