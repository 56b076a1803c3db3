import { inspect } from 'node:util'
import { phrase } from './words/words.ts'

/** An unexpected error in one line, and with its stack if asked for. */
export function breakdownText(error: unknown, withStack: boolean): string[] {
  const { message } = error instanceof Error ? error : new Error(String(error))
  if (withStack) return inspect(error).split('\n')
  return [phrase('error:crash', { why: message })]
}
