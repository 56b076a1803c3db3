import { inspect } from 'node:util'
import { phrase } from './words/words.ts'

/** An error that nobody foresaw, in one line, and with the stack if somebody wants to see it. */
export function breakdownText(error: unknown, withStack: boolean): string[] {
  const { message } = error instanceof Error ? error : new Error(String(error))
  if (withStack) return inspect(error).split('\n')
  return [phrase('error:crash', { why: message })]
}
