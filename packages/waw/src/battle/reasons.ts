/** Why a number is what it is: the rule, what it is about, and how much it changes. Words are made in say.ts. */
export interface Part {
  readonly rule: string
  readonly what: string
  readonly change: number
}

export const sum = (parts: readonly Part[]): number => parts.reduce((total, part) => total + part.change, 0)
