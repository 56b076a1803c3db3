import type { Data } from '@sandtable/kernel'
import { isRecord } from '@sandtable/kernel'

export interface TakenBack {
  readonly is: 'taken-back'
  /** How many events before it don't count. */
  readonly events: number
  /** The host has rolled the game back, or all have agreed to it; missing where a player took an answer back. */
  readonly by?: 'host' | 'agreement'
}

export const isTakenBack = (e: Data): e is Data & TakenBack =>
  isRecord(e) && e.is === 'taken-back' && Number.isSafeInteger(e.events)
