import type { Answer, Pending } from '@sandtable/kernel'
import { isSpace } from '@sandtable/kernel'

/** Moments to pause before the dice, though there is nothing to choose. */
const PAUSES: readonly string[] = ['battle', 'siege']

/** The only answer of a decision; null: there is a choice, or a moment to pause. */
export function onlyAnswer(decision: Pending | null): Answer | null {
  if (decision === null || isSpace(decision.options) || PAUSES.includes(decision.kind)) return null
  return decision.options.length === 1 ? (decision.options[0] as Answer) : null
}
