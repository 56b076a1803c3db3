import type { Message } from './words/phrase.ts'
import type { Problem } from './problem.ts'

/** A problem whose words are found only when it is among the first, for what is near a wrong id takes long to find. */
export interface Finding extends Omit<Problem, 'message'> {
  message: Message | (() => Message)
}
