import type { ScenarioSummary } from '@sandtable/protocol'
import type { Terms } from '@sandtable/manpower'
import { termsText, whyNotTerms } from '@sandtable/manpower'
import type { Variant } from '../../plug.ts'
import { skirmishTitle } from '../words/terms.ts'

/** A battle as a skirmish, with the server's name and title for it; null: not on these terms. */
export const variantOf = (
  { id, title, players }: Pick<ScenarioSummary, 'id' | 'title' | 'players'>,
  terms: Terms,
): Variant | null =>
  whyNotTerms(terms, players.length) === null
    ? { id: `${id}--${termsText(terms)}`, title: skirmishTitle(title, terms) }
    : null
