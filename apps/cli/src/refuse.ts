import { complain } from './print.ts'

/** Says why nothing came of it, and lets the program end with 1. */
export function refuse(reasons: readonly string[]): void {
  complain(reasons)
  process.exitCode = 1
}
