import type { Taken } from '@sandtable/kernel'
import { phrase } from '../words/words.ts'

const KNOWN = [
  'dice-fell',
  'secret-told',
  'others-decide',
  'another-question',
  'not-an-option',
  'not-your-decision',
  'game-over',
] as const

/** Why a command stopped early, for the player who gave it; a newer server's reason may have no words here. */
export function stopText({ taken, stop }: Taken, given: number): string {
  const why = KNOWN.find(one => one === stop)
  return phrase(`stop:${why ?? 'unknown'}`, { taken, given })
}
