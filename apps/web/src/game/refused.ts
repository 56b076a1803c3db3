import type { Refused, Why } from '@sandtable/protocol'
import i18next from 'i18next'
import { isServerError, REFUSALS_IN } from '@sandtable/protocol'
import { ownVoice } from '../words/words.ts'
import { sentence } from '../words/sentence.ts'

const say = ownVoice(REFUSALS_IN)

/** A server of another version may have reasons that have no words here. */
const isKnown = (why: string): why is Why => Object.hasOwn(REFUSALS_IN.en, why)

/** Why the server refused something, as part of a sentence. */
export const sayRefused = ({ why, text }: Pick<Refused, 'why' | 'text'>): string =>
  isKnown(why) ? say(why) : text

/** The same of what was asked without a connection. */
export function sayFailed(error: unknown): string {
  if (!isServerError(error)) return error instanceof Error ? error.message : String(error)
  if (error.error !== null && isKnown(error.error)) return say(error.error)
  return error.status === null ? i18next.t('trouble:no-answer') : error.message
}

/** The same as a sentence. */
export const failure = (error: unknown): string => `${sentence(sayFailed(error).replace(/\.$/, ''))}.`
