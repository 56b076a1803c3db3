import { complain } from './print.ts'

/** Says why it failed, and lets the program exit with 1. */
export function refuse(reasons: readonly string[]): void {
  complain(reasons)
  process.exitCode = 1
}
