/** A reason for something that happened, or for a number: the rule, what it is about, and what it changes. */
export interface Part {
  readonly rule: string
  readonly what: string
  readonly change: number
}

/** What reasons come to. */
export const total = (parts: readonly Part[]): number => parts.reduce((sum, { change }) => sum + change, 0)

/** The rules that reasons name, each once. */
export const rulesOf = (parts: readonly Part[]): string[] => [...new Set(parts.map(({ rule }) => rule))]
