/** Where the rules of each ruleset are written. */
export const TEXTS = {
  waw: () => import('virtual:rules/waw'),
  manpower: () => import('virtual:rules/manpower'),
}

/** The rulesets whose rules can be read, by their names. */
export type Book = keyof typeof TEXTS
export const BOOKS = Object.keys(TEXTS) as Book[]
