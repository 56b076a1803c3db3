/** A reason of something that happened: the rule, what it was, and what it changed. */
export interface Part {
  readonly rule: string
  readonly what: string
  readonly change: number
}

/** What reasons come to. */
export const total = (parts: readonly Part[]): number => parts.reduce((sum, { change }) => sum + change, 0)
