/** A reason of something that happened: the rule, what it was, and what it changed. */
export interface Part {
  readonly rule: string
  readonly what: string
  readonly change: number
}
