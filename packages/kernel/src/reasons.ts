/** A reason for an event or a number: the rule, its subject, and the change. */
export interface Part {
  readonly rule: string
  readonly what: string
  readonly change: number
}

/** The sum of reasons. */
export const total = (parts: readonly Part[]): number => parts.reduce((sum, { change }) => sum + change, 0)

/** The rules that reasons name, each once. */
export const rulesOf = (parts: readonly Part[]): string[] => [...new Set(parts.map(({ rule }) => rule))]

/** Why something may not be done: the rule, the reason's name, and its numbers. */
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
