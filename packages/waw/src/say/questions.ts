import type { Places, Voice } from '@sandtable/kernel'
import type { Words } from '../words/words.ts'
import { isPhrase } from './phrases.ts'

/** W-12.1.1-elite A missed shot: its unit, its roll, and its target. */
export interface Missed {
  readonly unit: string
  readonly die: number
  readonly value: number
}

/** A decision's subject; an unknown one by its kind. */
export function questionWords(voice: Voice<Words>, kind: string, missed: Missed | null): string {
  if (missed !== null && kind === 'reroll') return voice('ask:reroll:missed', { ...missed } satisfies Places)
  const phrase = `ask:${kind}`
  return isPhrase(phrase) ? voice(phrase) : kind
}
