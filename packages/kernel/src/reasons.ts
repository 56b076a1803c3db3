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

/** Why something may not be done: the rule, the reason by its name, and the numbers that belong to it. */
export interface WhyNot<W extends string = string> {
  readonly rule: string
  readonly what: W
  readonly parts: Readonly<Record<string, number>>
}

export const no = <W extends string>(
  rule: string,
  what: W,
  parts: Readonly<Record<string, number>> = {},
): WhyNot<W> => ({ rule, what, parts })
