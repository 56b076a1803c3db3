import type { Data } from '@sandtable/kernel'
import { isRecord } from '@sandtable/kernel'

export interface TakenBack {
  readonly is: 'taken-back'
  /** How many events before it don't count. */
  readonly events: number
  /** The host rolled the game back; missing if a player took an answer back. */
  readonly by?: 'host'
}

export const isTakenBack = (e: Data): e is Data & TakenBack =>
  isRecord(e) && e.is === 'taken-back' && Number.isSafeInteger(e.events)
