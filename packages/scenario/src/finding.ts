import type { Message } from './words/phrase.ts'
import type { Problem } from './problem.ts'

/** A problem whose words are found only if it is among the first, as suggestions for a wrong id take long to find. */
export interface Finding extends Omit<Problem, 'message'> {
  message: Message | (() => Message)
}
