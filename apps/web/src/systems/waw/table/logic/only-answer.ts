import type { Answer, Pending } from '@sandtable/kernel'
import { isSpace } from '@sandtable/kernel'

/** Moments at which somebody wants to look before the dice fall, though there is nothing to choose. */
const PAUSES: readonly string[] = ['battle', 'siege']

/** The answer of a decision that leaves no choice; null: there is one, or a moment to look. */
export function onlyAnswer(decision: Pending | null): Answer | null {
  if (decision === null || isSpace(decision.options) || PAUSES.includes(decision.kind)) return null
  return decision.options.length === 1 ? (decision.options[0] as Answer) : null
}
